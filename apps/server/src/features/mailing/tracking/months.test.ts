import { expect } from 'vitest';
import { test as base } from '../testing/test.ts';
import { LINKS } from '../testing/tracked-content.ts';
import { keepMonths } from './keep-months.ts';

const test = base
  .extend('placesOf', ({ db }) => async (run: number) => {
    const rows = await db.rows<{ place: string; n: number }>(
      'SELECT tableoid::regclass::text AS place, count(*)::int AS n FROM mailing_events WHERE run_id = $1 GROUP BY 1',
      [run],
    );
    return Object.fromEntries(rows.map(({ place, n }) => [place, n]));
  })
  .extend('month', ({ db }) => async (months = 0) => {
    const row = await db.row<{ name: string }>(
      `SELECT 'mailing_months.m' || to_char(app_now() AT TIME ZONE 'UTC' + make_interval(months => $1), 'YYYYMM') AS name`,
      [months],
    );
    return row?.name ?? '';
  });

test('A month that has no table loses nothing, and what was in it moves when it is made', async ({
  news,
  db,
  placesOf,
  month,
}) => {
  const { run, mails } = await news.send('nomonth', 2);
  const name = await month();
  await db.run(`DROP TABLE ${name}`);
  await news.act(mails[0]?.mail ?? '', 'open');
  await news.act(mails[0]?.mail ?? '', 'click', 1);
  await news.act(mails[1]?.mail ?? '', 'one-click');
  await news.counted(run, 3);
  expect(await placesOf(run)).toEqual({ 'mailing_months.other': 3 });
  expect(await news.figuresOf(run)).toMatchObject({ opened: 1, clicked: 1, unsubscribed: 1 });
  await keepMonths(db);
  expect(await placesOf(run)).toEqual({ [name]: 3 });
  await keepMonths(db);
  expect(await placesOf(run)).toEqual({ [name]: 3 });
  await news.recount(run);
});

test('Who makes a month waits for nobody long, so nobody waits behind him', async ({ db, month }) => {
  const name = await month(2);
  await db.run(`DROP TABLE IF EXISTS ${name}`);
  await db.transaction(async (tx) => {
    await tx.run('LOCK TABLE mailing_events IN ROW EXCLUSIVE MODE');
    const began = performance.now();
    await expect(keepMonths(db)).rejects.toThrow(/lock timeout/);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
  await keepMonths(db);
  expect(await db.row('SELECT to_regclass($1) IS NOT NULL AS made', [name])).toEqual({ made: true });
});

test('After two years what happened is gone, what is known of it stays, and links lead on', async ({ news, db }) => {
  const { run, mails } = await news.send('old', 1);
  const { id = 0, tokens, mail = '' } = mails[0] ?? {};
  await news.act(mail, 'open');
  await news.act(mail, 'click', 2);
  await news.counted(run, 2);
  const before = [await news.figuresOf(run), await news.deliveryOf(id), await news.linksOf(run)];
  await db.run("UPDATE mailing_events SET at = at - interval '25 months' WHERE run_id = $1", [run]);
  await db.run("UPDATE deliveries SET at = at - interval '25 months' WHERE id = $1", [id]);
  await keepMonths(db);
  expect(await news.countEvents(run)).toBe(0);
  const go = await news.ask(`/e/c/${tokens?.click}/0`, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
  });
  expect([go.status, go.headers.get('location')]).toEqual([302, LINKS[0]]);
  await news.counted(run, 1);
  const after = [await news.figuresOf(run), await news.deliveryOf(id), await news.linksOf(run)];
  const at = { at: expect.anything() };
  expect(after).toEqual([before[0], { ...(before[1] as object), ...at }, before[2]]);
});
