import { expect } from 'vitest';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks.ts';
import { test } from '../../testing/test.ts';
import { seedDemo } from './index.ts';

test('Seeding twice, also side by side, makes each demo person once and leaves changes alone', async ({ app, db }) => {
  await Promise.all([seedDemo(app.waypost), seedDemo(app.waypost)]);
  await db.run("UPDATE users SET first_name = 'Changed' WHERE demo_role = 'advisor'");
  await seedDemo(app.waypost);
  expect(
    await db.rows('SELECT demo_role, plan, is_staff, first_name, password_hash FROM users ORDER BY demo_role'),
  ).toEqual([
    { demo_role: 'advisor', plan: 'premium', is_staff: false, first_name: 'Changed', password_hash: null },
    { demo_role: 'advisor-content', plan: 'premium', is_staff: false, first_name: 'Omar', password_hash: null },
    { demo_role: 'advisor-declined', plan: 'premium', is_staff: false, first_name: 'Nora', password_hash: null },
    { demo_role: 'advisor-free', plan: 'free', is_staff: false, first_name: 'Iris', password_hash: null },
    { demo_role: 'advisor-new', plan: 'premium', is_staff: false, first_name: 'June', password_hash: null },
    { demo_role: 'advisor-pro', plan: 'pro', is_staff: false, first_name: 'Theo', password_hash: null },
    { demo_role: 'staff', plan: 'free', is_staff: true, first_name: 'Robin', password_hash: null },
  ]);
  expect(await db.rows('SELECT slug FROM profiles WHERE completed ORDER BY id')).toHaveLength(7);
});

test('Seeding does not wait for the workers, which hold a lock for as long as they live', async ({ app, db }) => {
  await db.transaction(async (tx) => {
    await tx.run(`SELECT pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.fleet})`);
    await seedDemo(app.waypost);
  });
});

test('Posts to measure with: 200 per profile, about sixty in a month, none of which the publisher would touch', async ({
  app,
  db,
}) => {
  await seedDemo(app.waypost, { posts: 500 });
  expect(
    await db.rows(`SELECT count(*) AS posts, count(remote_id) AS published,
        count(*) FILTER (WHERE fire_at BETWEEN app_now() - interval '15 days' AND app_now() + interval '15 days') AS month
      FROM scheduled_postings GROUP BY profile_id ORDER BY profile_id`),
  ).toEqual([
    { posts: 200, published: 100, month: 60 },
    { posts: 200, published: 100, month: 60 },
    { posts: 100, published: 100, month: expect.any(Number) },
  ]);
  expect(await db.row('SELECT count(*) AS n FROM scheduled_postings WHERE next_step_at IS NOT NULL')).toEqual({ n: 0 });
  expect(await db.row('SELECT bool_and(paused) AS paused FROM connections')).toEqual({ paused: true });
});
