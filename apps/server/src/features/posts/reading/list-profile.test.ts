import { expect } from 'vitest';
import { buildAdvisor, buildProfile } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { PATH, type Page } from './testing/lists.ts';

interface Shown {
  readonly id: number;
  readonly app: string;
  readonly origin: string;
  readonly page_name: string | null;
  readonly label: string;
  readonly actions: readonly string[];
}

const test = base
  .extend('linkedin', ({ app, ana }) => buildConnection(app, ana.profileId, { app: 'linkedin' }))
  .extend('all', ({ ana }) => {
    const read = (query = '', { client } = ana) =>
      client.get(
        `${PATH}?profile=${ana.profileId}&${new URLSearchParams({ ordering: 'fire_at', ...Object.fromEntries(new URLSearchParams(query)) })}`,
      );
    const shown = async (query = '') =>
      (await read(query)).body as unknown as Omit<Page, 'results'> & { results: Shown[] };
    const ids = async (query = '') => (await shown(query)).results.map(({ id }) => id);
    return { read, shown, ids };
  });

test('the posts of all pages of a profile stand in one order, page after page', async ({ page, linkedin, all }) => {
  const at = (minutes: number, app = page) => app.post({ inMinutes: minutes });
  const [third, first] = [await at(30), await at(10)];
  const [second, fourth] = [await at(20, linkedin), await at(40, linkedin)];
  expect(await all.ids()).toEqual([first, second, third, fourth]);
  expect(await all.ids('&ordering=-fire_at')).toEqual([fourth, third, second, first]);
  const one = await all.shown('&page_size=3');
  expect([one.count, one.results.map(({ id }) => id)]).toEqual([4, [first, second, third]]);
  const two = await all.shown('&page_size=3&page=2');
  expect([two.count, two.next, two.results.map(({ id }) => id)]).toEqual([4, null, [fourth]]);
  for (const page of [3, 200_000_000, Number.MAX_SAFE_INTEGER])
    expect((await all.read(`&page_size=3&page=${page}`)).status, String(page)).toBe(404);
  expect(await all.ids('&apps=linkedin')).toEqual([second, fourth]);
  expect(await all.ids('&provider=fbpage')).toEqual([first, third]);
  expect(await all.shown('&provider=fbpage&apps=linkedin')).toMatchObject({ count: 0, results: [] });
  expect(await all.ids('&provider=linkedin&fields=calendar')).toEqual([second, fourth]);
  expect(await all.ids('&fields=calendar')).toEqual([first, second, third, fourth]);
});

test('filters and orders are those of one page', async ({ app, page, linkedin, all }) => {
  const failed = await page.post({ inMinutes: -30, set: { status: 20, phase: 'rejected' } });
  const gone = await linkedin.post({ set: { deleted: true } });
  const best = await linkedin.post({ inMinutes: -60, set: { status: 10, stats_rank: 9 } });
  const posted = await page.post({ inMinutes: -50, set: { status: 10, stats_rank: 3 } });
  expect(await all.ids('&status=0,20')).toEqual([failed]);
  expect(await all.ids('&deleted=true')).toEqual([gone]);
  expect(await all.ids('&top=true')).toEqual([best, posted]);
  expect(await all.ids(`&fire_at_from=${app.at(-55)}&status=10`)).toEqual([posted]);
});

test('what was created together has one origin, and a post names the others', async ({
  ana,
  page: _,
  linkedin: __,
  all,
}) => {
  const made = await ana.client.post(PATH, {
    profile: ana.profileId,
    applications: ['facebook', 'linkedin'],
    message: 'Said on two networks',
    fire_at: '2031-05-01T15:00:00Z',
  });
  const [facebook, linkedin] = made.body.scheduled_postings_ids as number[];
  const { results } = await all.shown();
  expect(results.map(({ id }) => id)).toEqual([facebook, linkedin]);
  expect(new Set(results.map(({ origin }) => origin)).size).toBe(1);
  const one = await ana.client.get(`${PATH}${facebook}/`);
  expect(one.body.siblings).toEqual([
    { id: linkedin, profile: ana.profileId, app: 'linkedin', deleted: false, label: 'scheduled_for' },
  ]);
});

test('posts of a page that was changed or removed stay, under the name that it had', async ({
  app,
  db,
  ana,
  page,
  all,
}) => {
  const before = await page.post({ inMinutes: -60, set: { status: 10 } });
  const { name } = (await db.row<{ name: string }>('SELECT name FROM connections WHERE id = $1', [
    page.connectionId,
  ])) ?? { name: '' };
  await db.run(
    `INSERT INTO former_pages (connection_id, page_id, name) SELECT id, page_id, name FROM connections WHERE id = $1`,
    [page.connectionId],
  );
  await db.run("UPDATE connections SET page_id = 'another', name = 'Another page' WHERE id = $1", [page.connectionId]);
  const after = await page.post({ inMinutes: -50, set: { status: 10, pgid: 'another' } });
  expect((await all.shown()).results).toMatchObject([
    { id: before, page_name: name },
    { id: after, page_name: 'Another page' },
  ]);
  await db.run('UPDATE connections SET installed = false WHERE id = $1', [page.connectionId]);
  expect(await all.ids()).toEqual([before, after]);
  expect((await ana.client.get(`${PATH}${before}/`)).body).toMatchObject({ page_name: name });
  const other = await buildProfile(app, ana.userId);
  expect((await ana.client.get(`${PATH}?profile=${other.profileId}`)).body).toMatchObject({ count: 0 });
});

test('each post says what its own page waits for, and a hold counts for all', async ({ db, page, linkedin, all }) => {
  await page.post({ inMinutes: -30 });
  await linkedin.post({ inMinutes: -20 });
  await linkedin.post({ inMinutes: -10, set: { status: 10, phase: 'posted' } });
  const labels = async () => {
    const [whole, cells] = [await all.shown(), await all.shown('&fields=calendar')];
    const said = whole.results.map(({ label }) => label);
    expect(cells.results.map(({ label }) => label)).toEqual(said);
    return said;
  };
  expect(await labels()).toEqual(['publishing', 'publishing', 'posted']);
  await db.run('UPDATE connections SET paused = true WHERE id = $1', [linkedin.connectionId]);
  expect(await labels()).toEqual(['publishing', 'paused', 'posted']);
  await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
  expect(await labels()).toEqual(['reconnect', 'paused', 'posted']);
  await db.run('UPDATE connections SET connected = true, paused = false');
  await db.run("INSERT INTO installation (key, value) VALUES ('publishing_held', '{}')");
  expect(await labels()).toEqual(['paused', 'paused', 'posted']);
});

test('a profile is its owner’s, and staff’s to look at', async ({ app, db, ana, page, all }) => {
  const id = await page.post();
  const stranger = await buildAdvisor(app);
  expect((await all.read('', stranger)).status).toBe(404);
  const staff = await buildAdvisor(app, { isStaff: true });
  expect((await all.read('', staff)).body).toMatchObject({ count: 1, results: [{ id, actions: [] }] });
  await db.run('UPDATE users SET is_staff = true WHERE id = $1', [ana.userId]);
  expect((await all.shown()).results[0]?.actions).toContain('delete');
});

test('neither page nor profile is a field error', async ({ ana }) => {
  expect(await ana.client.get(PATH)).toMatchObject({ status: 400, body: { pgid: ['This field is required.'] } });
});
