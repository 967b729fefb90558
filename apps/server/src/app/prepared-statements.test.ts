import { expect } from 'vitest';
import { preparedNames } from '../testing/database/prepared-names.ts';
import { test } from '../testing/test.ts';
import { seedDemo } from './seed/index.ts';

/** What every request, every list and every post that goes out asks: PostgreSQL must not parse and plan it each time. */
const HOT = [
  'session_actor',
  'user_by_id',
  'installation_boot',
  'profiles_own',
  'profile_owner',
  'profile_full',
  'applications_of',
  'page_scope',
  'post_one',
  'post_attempts',
  'claim-posts',
  'page_access',
  'media-of-post',
  'text-settings',
  'publish-gate',
  'save-live',
  'world-connections',
  'world-owner',
  'same_text_near',
  'world-connections-keep',
  'post_insert',
  'wake-machine',
  'owner-of-connection',
];
/** Their names end with a digest of the text, because each combination of filters is a statement of its own. */
const SHAPES = [/^posts_/, /^calendar_/, /^move_/];

const TABLES = `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`;

test.beforeAll(({ app }) => seedDemo(app.waypost));

test('what is asked often is prepared under its name', async ({ app, world, page, network }) => {
  const post = await world.post(page, { message: 'A quay at dawn', images: 1 });
  await world.publish();
  network.addFault({
    method: 'POST',
    path: `/${page.pageId}/feed$`,
    when: 'before',
    action: { kind: 'graph_error', code: 368, subcode: 1404102 },
  });
  await world.post(page, { message: 'A quay at dusk' });
  await world.publish();
  const client = app.client();
  await client.demo('staff');
  expect((await client.post('/api/impersonation/', { user: page.userId })).status).toBe(200);
  const look = async () => {
    for (const path of [
      '/api/session/',
      `/api/scheduled_postings/?pgid=${page.pageId}`,
      `/api/scheduled_postings/?pgid=${page.pageId}&fields=calendar`,
      `/api/scheduled_postings/?pgid=${page.pageId}&status=100`,
      `/api/scheduled_postings/${post}/`,
      `/api/scheduled_postings/${post}/attempts/`,
    ])
      expect((await client.get(path)).status, path).toBe(200);
  };
  await look();
  const content = { profile: page.profileId, applications: ['facebook'], message: 'A quay at noon', fire_at: null };
  expect((await client.post('/api/scheduled_postings/preflight/', content)).status).toBe(200);
  expect((await client.post('/api/scheduled_postings/', content)).status).toBe(201);
  const names = await preparedNames(app);
  expect(HOT.filter((name) => !names.includes(name))).toEqual([]);
  expect(SHAPES.filter((shape) => !names.some((name) => shape.test(name)))).toEqual([]);

  // The next version's migration widens tables under this one, whose connections have all of that prepared.
  const { pool } = app.waypost.db;
  const tables = await pool.query<{ name: string }>(TABLES);
  for (const { name } of tables.rows) await pool.query(`ALTER TABLE ${name} ADD COLUMN of_the_next_version text`);
  for (let turn = 0; turn < 2; turn += 1) await look();
  await world.post(page, { message: 'A quay by night' });
  await world.publish();
});
