import type { ScheduledPosting } from '@waypost/contract/posts';
import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { fanWorld } from '../testing/fan-world.ts';

const test = base.extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app));

test('staff write, publish, change, delete and take back over the API, and an agent’s lists say what they did', async ({
  fan,
  db,
}) => {
  const ana = await fan.agent();
  const { client } = fan.staff;
  const made = await client.post('/api/campaigns/', {
    type: 'standard',
    title: 'Fjords',
    countries: ['CA'],
    supplier: null,
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const link = 'https://lines.example/fjords';
  const posting = await client.post('/api/postings/', {
    ...{ campaign: id, app: 'facebook', message: 'Seven nights in the fjords', landing_page_link: link },
    fire_at: fan.at(3 * 24 * 60).toISOString(),
  });
  expect(posting.status, JSON.stringify(posting.body)).toBe(201);
  const version = async () => (await client.get(`/api/campaigns/${id}/`)).body.version;
  const published = await client.post(`/api/campaigns/${id}/publish/`, { version: await version() });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(published.body.spreads).toMatchObject([{ what: 'publish', done: false, made: 0 }]);
  expect((await client.post(`/api/campaigns/${id}/publish/`, { version: await version() })).status).toBe(409);
  await fan.spread();
  expect((await client.get(`/api/campaigns/${id}/`)).body.spreads).toMatchObject([
    { what: 'publish', done: true, of_all: 1, made: 1 },
  ]);
  const list = async () =>
    (await ana.client.get(`/api/scheduled_postings/?pgid=${ana.page.pageId}&status=0,20,100,110,120`)).body
      .results as ScheduledPosting[];
  expect(await list()).toMatchObject([{ message: 'Seven nights in the fjords', link, deleted: false }]);

  const one = `/api/postings/${posting.body.id}/`;
  expect((await client.get(`${one}effect/?what=edit`)).body).toEqual({ changed: 1, kept: 0, out: 0, estimate: true });
  const edited = await client.patch(one, { message: 'Eight nights in the fjords' });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  const moved = await client.patch(`${one}reschedule/`, { days: 2, hours: 0 });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  await fan.spread();
  const [copy] = await list();
  expect(copy?.message).toBe('Eight nights in the fjords');
  expect(copy?.fire_at.slice(0, 10)).toBe(String(moved.body.fire_at).slice(0, 10));

  expect((await client.delete(one)).status).toBe(204);
  expect((await client.post(`${one}restore/`, {})).status).toBe(200);
  await fan.spread();
  expect(await list()).toHaveLength(1);
  expect((await client.delete(one)).status).toBe(204);
  await fan.spread();
  expect(await list()).toEqual([]);
  expect((await client.post(`${one}restore/`, {})).status).toBe(409);
  const said = await db.rows<{ action: string; data: object }>(
    `SELECT action, data FROM audit_log WHERE action LIKE 'posting.%' AND object_id = $1 ORDER BY id`,
    [String(posting.body.id)],
  );
  expect(said.at(-1)).toMatchObject({
    action: 'posting.spread',
    data: { what: 'delete', made: 1, kept: 0, passed: 0 },
  });
});
