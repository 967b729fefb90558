import { describe, expect } from 'vitest';
import { brandProfile } from '../../../testing/branding.ts';
import { makeWaitingMedia, runSweep } from '../../../testing/sweeps.ts';
import { posts } from '../../posts/index.ts';
import { media as mediaFeature } from '../index.ts';
import { brandedPending, brandingChanged, lookAtBrandings } from './brand-store.ts';
import { test } from './testing/house.ts';
import { tidyBranded } from './tidy-branded.ts';

test.afterAll(({ studio }) => studio.close());

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

  test('whose logo is not there goes out without it in the end', async ({ app, ana, db, house }) => {
    const { logoKey } = await brandProfile(app, ana.profileId);
    const post = await house.plan([await house.photo()]);
    await app.waypost.storage.remove(logoKey);
    for (let tries = 0; tries < 5; tries++) {
      await db.run("UPDATE media_variants SET lease_until = NULL WHERE state = 'waiting'");
      await makeWaitingMedia(app.waypost);
    }
    expect(await house.recipes(post)).toEqual([{ recipe: null, state: null, key: null }]);
    expect((await house.shown(post)).media).toMatchObject([{ state: 'ready' }]);
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
