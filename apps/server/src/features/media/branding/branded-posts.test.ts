import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { brandProfile } from '../../../testing/branding.ts';
import { insertId, tag } from '../../../testing/factories.ts';
import { openStudio } from '../../../testing/studio.ts';
import { makeWaitingMedia, runSweep } from '../../../testing/sweeps.ts';
import { test as base } from '../../../testing/test.ts';
import { posts } from '../../posts/index.ts';
import { media as mediaFeature } from '../index.ts';
import { brandedPending, brandingChanged, lookAtBrandings } from './brand-store.ts';
import { tidyBranded } from './tidy-branded.ts';

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('house', ({ app, ana, page, db, studio }) => {
    const { waypost } = app;
    async function store(bytes: Buffer, facts: Record<string, unknown>): Promise<{ image: number; media: number }> {
      const name = tag();
      const key = `${ana.profileId}/${name}/${name}.${facts.kind === 'video' ? 'source' : 'jpg'}`;
      await waypost.storage.put(key, bytes, 'application/octet-stream');
      const media = await insertId(db, 'media', {
        profile_id: ana.profileId,
        key,
        thumbnail_key: key,
        bytes: bytes.length,
        sha256: name,
        ...facts,
      });
      return { media, image: await insertId(db, 'profile_images', { profile_id: ana.profileId, media_id: media }) };
    }
    const photo = async () => {
      const blue = sharp({ create: { width: 800, height: 800, channels: 3, background: '#3366cc' } });
      return store(await blue.jpeg().toBuffer(), { kind: 'image', mime: 'image/jpeg', width: 800, height: 800 });
    };
    const film = async (seconds = 3) => {
      const bytes = await studio.video({ size: '540x960', seconds });
      const facts = { kind: 'video', mime: 'application/mp4', width: 540, height: 960, duration_ms: seconds * 1000 };
      return store(bytes, facts);
    };
    /** As the composer plans one. */
    async function plan(files: readonly { image: number }[], more: Record<string, unknown> = {}): Promise<number> {
      const answer = await ana.client.post(
        '/api/scheduled_postings/',
        {
          profile: ana.profileId,
          applications: ['facebook'],
          message: `Fjords ${tag()}`,
          fire_at: app.at(180),
          custom_image_ids: files.map(({ image }) => image),
          ...more,
        },
        { 'idempotency-key': tag() },
      );
      if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
      return (answer.body.scheduled_postings_ids as number[])[0] ?? 0;
    }
    const recipes = async (post: number) =>
      db.rows<{ recipe: string | null; state: string | null; key: string | null }>(
        `SELECT pm.recipe, v.state, v.key FROM post_media pm
           LEFT JOIN media_variants v ON v.media_id = pm.media_id AND v.recipe = pm.recipe
         WHERE pm.scheduled_posting_id = $1 ORDER BY pm.position`,
        [post],
      );
    /** Says that the branding is another, and lets the sweep look at it. */
    async function change(): Promise<void> {
      await brandingChanged(db, ana.profileId);
      await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
      await runSweep(mediaFeature, waypost, 'media.branding');
    }
    const make = async () => {
      await makeWaitingMedia(waypost);
      // A card waits for its film.
      await db.run("UPDATE media_variants SET lease_until = NULL WHERE state = 'waiting'");
      return makeWaitingMedia(waypost);
    };
    const shown = async (post: number) => (await ana.client.get(`/api/scheduled_postings/${post}/`)).body;
    return { photo, film, plan, recipes, change, make, shown, page };
  });

test.afterAll(({ studio }) => studio.close());

const isRed = async (bytes: Uint8Array) => {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left: 60, top: 60, width: 80, height: 80 }).toBuffer(),
  ).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  return r > 200 && g < 60 && b < 60;
};

describe('own pictures', () => {
  test('go out with the logo where their agent wants it, and show it beforehand', async ({
    app,
    ana,
    world,
    db,
    house,
  }) => {
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    expect(await house.recipes(post)).toMatchObject([{ recipe: /^brand-1:[0-9a-f]{24}:$/, state: 'waiting' }]);
    expect((await house.shown(post)).media).toMatchObject([{ state: 'waiting' }]);
    await house.make();
    const media = (await house.shown(post)).media as { url: string }[];
    expect(media).toMatchObject([{ state: 'ready' }]);
    expect(await isRed(await (await fetch(media[0]?.url ?? '')).bytes())).toBe(true);
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [post]);
    await world.publish();
    expect(await world.row(post)).toMatchObject({ phase: 'posted' });
    const [attempt] = await world.attempts(post);
    expect(attempt?.snapshot).toMatchObject({ media: [{ key: (await house.recipes(post))[0]?.key }] });
  });

  test('go out as they are where he does not, and so do all of a plan without branding', async ({
    app,
    ana,
    db,
    house,
  }) => {
    await brandProfile(app, ana.profileId, { ownImages: false });
    const plain = await house.plan([await house.photo()]);
    expect(await house.recipes(plain)).toEqual([{ recipe: null, state: null, key: null }]);
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
    await house.change();
    expect(await house.recipes(post)).toMatchObject([{ recipe: null }]);
  });
});

describe('own reels', () => {
  test('go out with the end card: the film on the network shows it', async ({
    app,
    ana,
    page,
    world,
    db,
    house,
    studio,
    network,
  }) => {
    await brandProfile(app, ana.profileId, { color: '#1DA349' });
    const post = await house.plan([await house.film()], { media_types: { facebook: 'reel' } });
    expect(await house.shown(post)).toMatchObject({ type: 'reel', media: [{ state: 'waiting' }] });
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [post]);
    await world.publish();
    // Due, and not ready: it waits.
    expect(await world.row(post)).toMatchObject({ phase: 'waiting', reason_code: 'media_preparing' });
    await house.make();
    for (let tenths = 0; tenths < 60 && (await world.row(post)).phase !== 'posted'; tenths += 1) {
      await app.later(0.1);
      await world.publish();
      await network.instagram.videosFetched();
    }
    expect(await world.row(post)).toMatchObject({ phase: 'posted' });
    const wall = await (await fetch(`${app.sandbox.url}/facebook/wall/${page.pageId}`)).text();
    const [address = ''] = /\/media\/[0-9a-f]{64}/.exec(wall.slice(wall.indexOf('<video'))) ?? [];
    const film = Buffer.from(await (await fetch(`${app.sandbox.url}${address}`)).arrayBuffer());
    expect(Number((await studio.describe(film)).format.duration)).toBeCloseTo(6, 0);
    const [r = 0, g = 0, b = 0] = await studio.colorAt(film, 5);
    expect(Math.max(Math.abs(r - 0x1d), Math.abs(g - 0xa3), Math.abs(b - 0x49))).toBeLessThan(15);
    const [fr = 0, fg = 0, fb = 0] = await studio.colorAt(film, 1);
    expect(Math.abs(fr - 0x1d) + Math.abs(fg - 0xa3) + Math.abs(fb - 0x49)).toBeGreaterThan(40);
  });

  test('are published without it where the two would be too long, and it says so', async ({ app, ana, db, house }) => {
    await brandProfile(app, ana.profileId, { seconds: 5 });
    const film = await house.film();
    await db.run('UPDATE media SET duration_ms = 86000 WHERE id = $1', [film.media]);
    const post = await house.plan([film], { media_types: { facebook: 'reel' } });
    expect(await house.recipes(post)).toMatchObject([{ recipe: null }]);
    expect((await house.shown(post)).preflight).toMatchObject([{ code: 'end_card_left_out', level: 'warning' }]);
  });

  test('have none as plain videos', async ({ app, ana, house }) => {
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.film()], { media_types: { facebook: 'post' } });
    expect(await house.recipes(post)).toMatchObject([{ recipe: null }]);
  });
});

describe('a change of the branding', () => {
  test('reaches what is still to go out, and nothing that is out', async ({ app, ana, world, db, house }) => {
    await brandProfile(app, ana.profileId);
    const photo = await house.photo();
    const [out, planned, deleted] = [await house.plan([photo]), await house.plan([photo]), await house.plan([photo])];
    await house.make();
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [out]);
    await world.publish();
    await ana.client.post(`/api/scheduled_postings/${deleted}/delete/`);
    const [before] = await house.recipes(out);
    await brandProfile(app, ana.profileId);
    await house.change();
    expect(await brandedPending(db, ana.profileId)).toMatchObject({ posts: 1, percent: 0, changing: false });
    const [after] = await house.recipes(planned);
    expect(after?.recipe).not.toBe(before?.recipe);
    expect(await house.recipes(deleted)).toMatchObject([{ recipe: after?.recipe }]);
    expect(await house.recipes(out)).toEqual([before]);
    await house.make();
    expect(await brandedPending(db, ana.profileId)).toEqual({ posts: 0, percent: 0, changing: false });
    // What went out can still be looked at.
    await db.run("UPDATE media_variants SET updated_at = clock_timestamp() - interval '2 hours'");
    await tidyBranded(app.waypost);
    expect(await house.recipes(out)).toEqual([before]);
  });

  test('that nobody has told of is found within a day', async ({ app, ana, db, house }) => {
    const post = await house.plan([await house.photo()]);
    await brandProfile(app, ana.profileId);
    await db.run('DELETE FROM branding_changes');
    await lookAtBrandings(db);
    // Nobody waits for it; somebody who changes something meanwhile does.
    await db.run("UPDATE branding_changes SET due_at = clock_timestamp() + interval '50 minutes'");
    expect(await brandedPending(db, ana.profileId)).toMatchObject({ changing: false });
    await brandingChanged(db, ana.profileId);
    expect(await brandedPending(db, ana.profileId)).toMatchObject({ changing: true });
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
    await runSweep(mediaFeature, app.waypost, 'media.branding');
    expect(await house.recipes(post)).toMatchObject([{ recipe: expect.any(String), state: 'waiting' }]);
  });

  test('makes what is needed first first', async ({ app, ana, db, house }) => {
    const posts = [];
    for (const minutes of [300, 200, 400])
      posts.push(await house.plan([await house.photo()], { fire_at: app.at(minutes) }));
    await brandProfile(app, ana.profileId);
    await house.change();
    await house.make();
    const order = await db.rows<{ post: number }>(
      `SELECT pm.scheduled_posting_id AS post FROM post_media pm
         JOIN media_variants v ON v.media_id = pm.media_id AND v.recipe = pm.recipe
       WHERE pm.scheduled_posting_id = ANY ($1) ORDER BY v.updated_at`,
      [posts],
    );
    expect(order.map(({ post }) => post)).toEqual([posts[1], posts[0], posts[2]]);
  });

  test('leaves nothing of the brandings between, and removes their files', async ({ app, ana, db, house }) => {
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    await house.make();
    const [first] = await house.recipes(post);
    await brandProfile(app, ana.profileId);
    await house.change();
    const [second] = await house.recipes(post);
    await brandProfile(app, ana.profileId);
    await house.change();
    await house.make();
    const left = await db.rows<{ recipe: string }>('SELECT recipe FROM media_variants WHERE recipe = ANY ($1)', [
      [first?.recipe, second?.recipe],
    ]);
    // The one between was never made; the first one goes when nobody has had it for a while.
    expect(left).toEqual([{ recipe: first?.recipe }]);
    await db.run("UPDATE media_variants SET updated_at = clock_timestamp() - interval '2 hours'");
    expect(await tidyBranded(app.waypost)).toBeGreaterThan(0);
    expect(await house.recipes(post)).toMatchObject([{ state: 'ready' }]);
  });

  test('does not touch a post that a worker has in hand, and comes back to it', async ({
    app,
    ana,
    world,
    db,
    house,
  }) => {
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    const [before] = await house.recipes(post);
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [post]);
    await world.claim(post);
    await brandProfile(app, ana.profileId);
    await house.change();
    expect(await house.recipes(post)).toMatchObject([{ recipe: before?.recipe }]);
    expect(await brandedPending(db, ana.profileId)).toMatchObject({ changing: true });
    await db.run("UPDATE scheduled_postings SET phase = 'due', lease_until = NULL, lease_token = NULL WHERE id = $1", [
      post,
    ]);
    await house.change();
    expect((await house.recipes(post))[0]?.recipe).not.toBe(before?.recipe);
  });

  test('that takes the logo away while it is drawn leaves the picture as it is', async ({ app, ana, db, house }) => {
    await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    await db.run('UPDATE business_details SET logo_key = NULL WHERE profile_id = $1', [ana.profileId]);
    await db.run('UPDATE business_cards SET banner_key = NULL WHERE profile_id = $1', [ana.profileId]);
    await makeWaitingMedia(app.waypost);
    expect(await house.recipes(post)).toMatchObject([{ state: 'waiting' }]);
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
    await runSweep(mediaFeature, app.waypost, 'media.branding');
    expect(await house.recipes(post)).toEqual([{ recipe: null, state: null, key: null }]);
    expect((await house.shown(post)).media).toMatchObject([{ state: 'ready' }]);
  });

  test('whose logo cannot be read yet is tried again', async ({ app, ana, db, house }) => {
    const { logoKey } = await brandProfile(app, ana.profileId);
    const bytes = await app.waypost.storage.read(logoKey);
    await app.waypost.storage.remove(logoKey);
    const post = await house.plan([await house.photo()]);
    await makeWaitingMedia(app.waypost);
    expect(await house.recipes(post)).toMatchObject([{ state: 'waiting' }]);
    await app.waypost.storage.put(logoKey, bytes, 'image/png');
    await db.run('UPDATE media_variants SET lease_until = NULL');
    await house.make();
    expect(await house.recipes(post)).toMatchObject([{ state: 'ready' }]);
  });

  test('whose logo is damaged says so, and is made with the next one', async ({ app, ana, db, house, world }) => {
    const { logoKey } = await brandProfile(app, ana.profileId);
    await app.waypost.storage.remove(logoKey);
    await app.waypost.storage.put(logoKey, Buffer.from('no picture'), 'image/png');
    const post = await house.plan([await house.photo()]);
    await house.make();
    expect(await house.recipes(post)).toMatchObject([{ state: 'failed' }]);
    await db.run('UPDATE scheduled_postings SET preflight_at = app_now() WHERE id = $1', [post]);
    await runSweep(posts, { ...app.waypost, ...world.deps }, 'posts.preflights');
    expect((await house.shown(post)).preflight).toMatchObject([{ code: 'logo_unreadable', level: 'error' }]);
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [post]);
    await world.publish();
    expect(await world.row(post)).toMatchObject({ phase: 'rejected', reason_code: 'logo_unreadable' });
    await brandProfile(app, ana.profileId);
    await house.change();
    await house.make();
    expect(await house.recipes(post)).toMatchObject([{ state: 'ready' }]);
    expect((await ana.client.post(`/api/scheduled_postings/${post}/retry/`)).status).toBe(200);
    await world.publish();
    expect(await world.row(post)).toMatchObject({ phase: 'posted' });
  });
});
