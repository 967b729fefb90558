/// <reference lib="dom" />
import { createHash, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Browser } from 'playwright-core';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { openBrowser } from './web.ts';
import { type BenchDatabase, openBenchDatabase, startApi } from './world.ts';

/** Posts of the month that is measured, and of the year around it. */
const [MONTH, YEAR] = [2_000, 12_000];
const [READINGS, ROUNDS] = [60, 7];
const QUIET_MS = 600;

/** The marketing calendar: a month of two thousand posts as staff's pages read it, and until it can be used on a slow machine. */
export async function measureMarketing(): Promise<Figure[]> {
  const database = await openBenchDatabase('marketing', 10_000);
  const api = await startApi(database, 4399);
  const browser = await openBrowser();
  try {
    const month = await fill(database);
    const cookie = await staffCookie(database);
    const readings: number[] = [];
    for (let n = 0; n < READINGS; n += 1) readings.push(await readMonth(api.url, cookie, month));
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) times.push(await turnTo(browser, api.url, cookie, month));
    return [
      figure(`staff calendar, month of ${MONTH} posts, all pages, p50`, median(readings), '<=', 60, ' ms'),
      figure(`staff calendar, month of ${MONTH} posts, CPU 4x slower, to interactive`, median(times), '<=', 500, ' ms'),
    ];
  } finally {
    await browser.close();
    await api.stop();
    await database.stop();
  }
}

interface Month {
  /** Its first day, and the days that its weeks begin and end with. */
  readonly first: string;
  readonly from: string;
  readonly to: string;
}

/** Published campaigns of twenty suppliers, two thousand of whose posts stand in the month after next, with a picture each. */
async function fill(database: BenchDatabase): Promise<Month> {
  const [month] = await database.query<{ first: string; from: string; to: string }>(
    `SELECT to_char(m, 'YYYY-MM-DD') AS first, to_char(date_trunc('week', m), 'YYYY-MM-DD') AS from,
       to_char(date_trunc('week', m + interval '1 month' - interval '1 day') + interval '6 days', 'YYYY-MM-DD') AS to
     FROM (SELECT date_trunc('month', app_now() AT TIME ZONE 'America/Toronto') + interval '2 months' AS m) t`,
  );
  if (month === undefined) throw new Error('there is no month');
  const [there] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM postings');
  if ((there?.n ?? 0) >= MONTH + YEAR) return month;
  await database.query(
    `INSERT INTO suppliers (supplier_name, supplier_label) SELECT 'bench-' || n, 'Bench Line ' || n FROM generate_series(1, 20) n
     ON CONFLICT DO NOTHING`,
  );
  await database.query(
    `INSERT INTO campaigns (type, title, supplier_id, published_at)
     SELECT 'standard', 'Bench ' || n, (SELECT id FROM suppliers WHERE supplier_name = 'bench-' || (1 + n % 20)), app_now()
     FROM generate_series(1, 200) n`,
  );
  const write = (posts: number, from: string, length: string) =>
    database.query(
      `INSERT INTO postings (campaign_id, app, type, message, link, fire_at)
       SELECT (SELECT min(id) FROM campaigns) + n % 200, (ARRAY['facebook','instagram','linkedin'])[1 + n % 3], 'link',
         'Waterfalls at their fullest, four fjords before the crowds come, and the sailings of ' || n || repeat(', with a cabin of your own', 8),
         'https://fjords.example/' || n, ($1::timestamp + n * ($2::interval / $3::int)) AT TIME ZONE 'America/Toronto'
       FROM generate_series(0, $3::int - 1) n`,
      [from, length, posts],
    );
  await write(MONTH, month.first, '28 days');
  await write(YEAR, `${Number(month.first.slice(0, 4)) + 1}-06-01`, '365 days');
  await database.query('ANALYZE postings');
  return month;
}

async function staffCookie(database: BenchDatabase): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const made = await database.query(
    `WITH staff AS (UPDATE users SET is_superuser = true WHERE id = (SELECT min(id) FROM users) RETURNING id)
     INSERT INTO sessions (token_hash, user_id, expires_at) SELECT $1, id, now() + interval '10 days' FROM staff RETURNING user_id`,
    [createHash('sha256').update(token).digest()],
  );
  if (made.length === 0) throw new Error('the seed made nobody');
  return `waypost_session=${token}`;
}

/** As the page does: the first answer says how many pages there are. */
async function readMonth(url: string, cookie: string, { from, to }: Month): Promise<number> {
  const read = async (page: number) => {
    const query = `schedule=true&fields=calendar&ordering=fire_at,id&page_size=500&page=${page}&fire_at_from=${from}&fire_at_to=${to}`;
    const answer = await fetch(`${url}/api/postings/?${query}`, { headers: { cookie } });
    return (await answer.json()) as { count: number; results: unknown[] };
  };
  const begun = performance.now();
  const first = await read(1);
  const pages = Math.ceil(first.count / 500);
  const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, n) => read(n + 2)));
  const took = performance.now() - begun;
  const told = [first, ...rest].reduce((sum, { results }) => sum + results.length, 0);
  if (told < MONTH) throw new Error(`The month told ${told} of ${MONTH} posts.`);
  return took;
}

/** From the press on 'Next month' until the frame that tells all of it is painted and nothing keeps the page from answering. */
async function turnTo(browser: Browser, url: string, cookie: string, { first, from }: Month): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const quiet = () =>
    page.waitForFunction((ms) => performance.now() - window.month.busyUntil > ms, QUIET_MS, { polling: 100 });
  const before = new Date(Date.parse(first) - 3 * 86_400_000).toISOString().slice(0, 10);
  const read = page.waitForResponse(
    (answer) => answer.url().includes(`fire_at_from=${from}`) && answer.url().includes('page=4') && answer.ok(),
  );
  await page.goto(`${url}/admin/calendar/?date=${before}`);
  await read;
  await quiet();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.waitForFunction(() => window.month.told > 0, undefined, { timeout: 30_000 });
  await quiet();
  const { pressed, drawn, told, busyUntil } = await page.evaluate(() => window.month);
  if (told < MONTH) throw new Error(`The first frame told ${told} of ${MONTH} posts.`);
  await context.close();
  return Math.max(drawn, busyUntil) - pressed;
}

declare global {
  interface Window {
    month: { pressed: number; drawn: number; told: number; busyUntil: number };
  }
}

/** Runs in the page: as in calendar.ts, with the posts that a month tells one by one and by their number. */
const WATCH = `
  const month = (window.month = { pressed: 0, drawn: 0, told: 0, busyUntil: 0 });
  const count = () =>
    [...document.querySelectorAll('[data-count]')].reduce((sum, more) => sum + Number(more.dataset.count), 0) +
    document.querySelectorAll('[data-posting-id]').length;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) month.busyUntil = Math.max(month.busyUntil, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener('click', (event) => {
    month.pressed = event.timeStamp;
    new MutationObserver((_, observer) => {
      if (count() < ${MONTH}) return;
      observer.disconnect();
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        month.drawn = performance.now();
        month.told = count();
      };
      requestAnimationFrame(() => painted.port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  }, { capture: true });`;
