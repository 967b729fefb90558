import { PROFILES_MAX } from '@waypost/contract/profiles';
import { DAY_MS } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { buildAdvisor, buildProfile, signedIn } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';

const test = base.extend('second', async ({ app, ana }) => {
  const made = await buildProfile(app, ana.userId);
  return { ...made, page: await buildConnection(app, made.profileId), path: `/api/profiles/${made.profileId}/` };
});

test('A deleted profile publishes nothing and opens to nobody; it is restored for thirty days, with what it held', async ({
  app,
  db,
  world,
  ana,
  second,
}) => {
  const { client } = ana;
  const waiting = await second.page.post({ inMinutes: -1 });
  const asked = await second.page.post({ inMinutes: -60, set: { phase: 'unconfirmed', ask_user: true } });
  const feed = (await client.post(`/api/calendar_feed/${second.profileId}/`)).body.url as string;
  const feedAnswers = async () => (await fetch(`${app.url}${new URL(feed).pathname}`)).status;
  expect(await feedAnswers()).toBe(200);

  expect((await client.delete(second.path)).status).toBe(204);
  expect([await feedAnswers(), (await client.get(second.path)).status]).toEqual([404, 404]);
  expect((await client.delete(second.path)).status).toBe(404);
  const post = (id: number) => db.row('SELECT deleted, phase, status FROM scheduled_postings WHERE id = $1', [id]);
  expect(await post(asked)).toMatchObject({ deleted: false, phase: 'unconfirmed' });
  await world.publish();
  expect(await post(waiting)).toEqual({ deleted: true, phase: 'due', status: 0 });
  const connection = 'SELECT installed, erase_token_at IS NOT NULL AS kept FROM connections WHERE profile_id = $1';
  expect(await db.row(connection, [second.profileId])).toEqual({ installed: false, kept: true });

  const deleted = async () => (await client.get('/api/profiles/deleted/')).body.results;
  expect(await deleted()).toEqual([expect.objectContaining({ pk: second.profileId, name: 'Ana Reyes' })]);
  expect((await (await buildAdvisor(app)).client.post(`${second.path}restore/`)).status).toBe(404);
  const back = await client.post(`${second.path}restore/`);
  expect(back).toMatchObject({ status: 200, body: { slug: second.slug, profiles_count: 2 } });
  expect([await deleted(), await feedAnswers()]).toEqual([[], 404]);

  await client.delete(second.path);
  await app.turnTo(30 * DAY_MS + 1_000);
  const later = await signedIn(app, ana.userId);
  expect((await later.get('/api/profiles/deleted/')).body.results).toEqual([]);
  expect((await later.post(`${second.path}restore/`)).status).toBe(404);
  expect(
    await db.rows("SELECT action FROM audit_log WHERE object_type = 'profile' AND actor_id = $1 ORDER BY id", [
      ana.userId,
    ]),
  ).toEqual(
    ['calendar.feed_created', 'profile.delete', 'profile.restore', 'profile.delete'].map((action) => ({ action })),
  );
});

test('What had passed its gate when the profile was deleted arrives and is written down; nothing else is begun', async ({
  ana,
  network,
  second,
  world,
}) => {
  const id = await second.page.post({ inMinutes: 0, message: 'Under way', firstComment: 'More below' });
  network.addFault({ method: 'POST', path: '/feed$', action: { kind: 'delay', ms: 1_500 } });
  const publishing = world.publish();
  await expect.poll(async () => (await world.row(id)).phase).toBe('committing');
  expect((await ana.client.delete(second.path)).status).toBe(204);
  await publishing;
  expect(await world.row(id)).toMatchObject({ status: 10, deleted: false });
  expect(world.wall(second.page)).toEqual(['Under way']);
  await world.comment();
  expect(network.calls().filter(({ path }) => path.endsWith('/comments'))).toEqual([]);
});

test('The last profile stays, also of two that are deleted at once; a full account restores none', async ({
  app,
  db,
  ana,
  second,
}) => {
  const first = `/api/profiles/${ana.profileId}/`;
  const answers = await Promise.all([ana.client.delete(first), ana.client.delete(second.path)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const gone = answers[0].status === 204 ? first : second.path;
  for (let held = 1; held < PROFILES_MAX; held++) await buildProfile(app, ana.userId);
  expect((await ana.client.post(`${gone}restore/`)).status).toBe(403);
  expect(
    await db.row('SELECT count(*) AS n FROM profiles WHERE user_id = $1 AND deleted_at IS NULL', [ana.userId]),
  ).toEqual({ n: PROFILES_MAX });
});

test('Nothing changes in a profile, and no feed of it is made, that was deleted while somebody waited', async ({
  db,
  ana,
  second,
}) => {
  const path = `/api/profile_social/${second.profileId}/facebook/settings/`;
  const { answers } = await db.transaction(async (tx) => {
    await tx.run('SELECT FROM connections WHERE profile_id = $1 FOR UPDATE', [second.profileId]);
    // As a deletion holds it.
    await tx.run('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ana.userId]);
    const calls = [
      ana.client.patch(path, { paused: true }),
      ana.client.post(`/api/calendar_feed/${second.profileId}/`),
    ];
    const waits = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    await expect.poll(() => db.rows(waits)).toHaveLength(2);
    await tx.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [second.profileId]);
    return { answers: calls };
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
  await ana.client.post(`${second.path}restore/`);
  expect((await ana.client.get(`/api/calendar_feed/${second.profileId}/`)).body.created).toBeNull();
});
