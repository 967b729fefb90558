import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { brandProfile } from '../../../testing/branding.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { runSweep } from '../../../testing/sweeps.ts';
import { media as mediaFeature } from '../index.ts';
import { test } from './testing/house.ts';

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

  test('get a card that nobody has drawn before, also one that is due at once', async ({
    app,
    ana,
    world,
    db,
    house,
  }) => {
    await brandProfile(app, ana.profileId);
    await db.run('UPDATE business_cards SET banner_key = NULL, banner_hash = NULL WHERE profile_id = $1', [
      ana.profileId,
    ]);
    const post = await house.plan([await house.film()], { media_types: { facebook: 'reel' } });
    expect(await house.recipes(post)).toMatchObject([{ recipe: null }]);
    await house.make();
    await db.run('UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = app_now() WHERE id = $1', [post]);
    await world.publish();
    expect(await world.row(post)).toMatchObject({ phase: 'waiting', reason_code: 'media_preparing' });
    await runWaitingJobs(app.waypost, 'branding-redraw');
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
    await db.run('UPDATE scheduled_postings SET next_step_at = app_now() WHERE id = $1', [post]);
    await world.publish();
    expect(await world.row(post)).toMatchObject({ phase: 'waiting' });
    await runSweep(mediaFeature, app.waypost, 'media.branding');
    expect(await house.recipes(post)).toMatchObject([{ recipe: expect.stringMatching(/^brand-1:/), state: 'waiting' }]);
  });

  test('whose card has lost its file get one that is drawn anew', async ({ app, ana, db, house }) => {
    const { bannerKey } = await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.film()], { media_types: { facebook: 'reel' } });
    const [before] = await house.recipes(post);
    await app.waypost.storage.remove(bannerKey);
    await house.make();
    await runWaitingJobs(app.waypost, 'branding-redraw');
    await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
    await runSweep(mediaFeature, app.waypost, 'media.branding');
    await house.make();
    const [after] = await house.recipes(post);
    expect(after).toMatchObject({ recipe: expect.stringMatching(/^brand-1:/), state: 'ready' });
    expect(after?.recipe).not.toBe(before?.recipe);
  });

  test('wait no longer than a minute for a card that is not drawn', async ({ app, ana, world, db, house, network }) => {
    await brandProfile(app, ana.profileId);
    await db.run('UPDATE business_cards SET banner_key = NULL, banner_hash = NULL WHERE profile_id = $1', [
      ana.profileId,
    ]);
    const post = await house.plan([await house.film()], { media_types: { facebook: 'reel' } });
    await house.make();
    await db.run(
      "UPDATE scheduled_postings SET fire_at = app_now() - interval '61 seconds', next_step_at = app_now() WHERE id = $1",
      [post],
    );
    for (let tenths = 0; tenths < 60 && (await world.row(post)).phase !== 'posted'; tenths += 1) {
      await app.later(0.1);
      await world.publish();
      await network.instagram.videosFetched();
    }
    expect(await world.row(post)).toMatchObject({ phase: 'posted' });
    expect(await house.recipes(post)).toMatchObject([{ recipe: null }]);
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
