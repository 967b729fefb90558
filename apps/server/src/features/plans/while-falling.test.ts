import { expect } from 'vitest';
import { settleDowngrade } from './settle-downgrade.ts';
import { test } from './testing/rich.ts';

const PATH = '/api/scheduled_postings/';

/** What is asked while the plan falls: its call was let in, and the change is written and not committed yet. */
test.for([
  'create',
  'schedule',
  'restore',
  'post_now',
] as const)('A reel is not left waiting on a plan without it: %s, asked for while the plan falls', async (asked, {
  app,
  db,
  rich: { ana, reel },
}) => {
  const fire_at = app.at(600);
  const words = { message: 'Fjords', applications: ['facebook'], fire_at };
  if (asked === 'restore') await ana.client.delete(`${PATH}${reel}/`);
  const draft = await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, { message: 'Fjords' });
  const calls = {
    create: () => ana.client.post(PATH, { profile: ana.profileId, ...words }),
    schedule: () => ana.client.post(`/api/generated_postings/${draft.body.id}/schedule/`, words),
    restore: () => ana.client.post(`${PATH}${reel}/restore/`),
    post_now: () => ana.client.post(`${PATH}${reel}/post_now/`),
  };
  const { answer } = await db.transaction(async (tx) => {
    const me = await tx.row<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await tx.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
    await tx.run('INSERT INTO plan_downgrades (user_id) VALUES ($1)', [ana.userId]);
    let done = false;
    const answer = calls[asked]().finally(() => {
      done = true;
    });
    const waiting = () => db.rows('SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))', [me?.pid]);
    await expect.poll(async () => done || (await waiting()).length > 0, { interval: 5 }).toBe(true);
    return { answer };
  });
  expect(await answer).toMatchObject({ status: 403, body: { code: 'upgrade_required' } });
  await settleDowngrade(app.waypost, ana.userId);
  const left = "SELECT id FROM scheduled_postings WHERE profile_id = $1 AND type = 'reel' AND NOT deleted";
  expect(await db.rows(left, [ana.profileId])).toEqual([]);
});
