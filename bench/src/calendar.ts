/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { openBrowser } from './web.ts';
import { type BenchDatabase, type Reader, readersOf, startApi } from './world.ts';

const ROUNDS = 7;
/** Items of a week, and how long a person may wait for them. */
const WEEKS = [
  { items: 500, limit: 300 },
  { items: 2_000, limit: 700 },
] as const;
/** Which of the readers it is: one that no other figure uses. */
const READER = 41;
/** Nothing has been computed for so long: the page answers. */
const QUIET_MS = 600;

/**
 * In the loaded program, from the press on 'Next week' until the frame that tells all posts of a full week is painted and
 * nothing keeps the page from answering. The week was read in advance, as it is for everybody who turns the pages, so the
 * browser's work is all there is.
 */
export async function measureCalendar(database: BenchDatabase): Promise<Figure[]> {
  const reader = (await readersOf(database, READER)).at(-1) as Reader;
  const api = await startApi(database, 4398);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const [index, { items, limit }] of WEEKS.entries()) {
      const monday = await fill(database, reader, items, 20 + 4 * index);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await turnTo(browser, api.url, reader, monday, items));
      const told = `calendar week of ${items} items, CPU 4x slower, to interactive`;
      figures.push(figure(told, median(times), '<=', limit, ' ms'));
    }
  } finally {
    await browser.close();
    await api.stop();
  }
  return figures;
}

/** So many posts in a week that far ahead, spread over its days and nights; answers its Monday. */
async function fill(database: BenchDatabase, { pgid }: Reader, items: number, weeks: number): Promise<string> {
  const [row] = await database.query<{ monday: string; missing: number }>(
    `SELECT to_char(w.monday, 'YYYY-MM-DD') AS monday, $3::int - count(s.id)::int AS missing
     FROM (SELECT date_trunc('week', app_now() AT TIME ZONE 'America/Toronto') + make_interval(weeks => $2::int) AS monday) w
       LEFT JOIN scheduled_postings s ON s.pgid = $1 AND s.fire_at >= w.monday AT TIME ZONE 'America/Toronto'
         AND s.fire_at < (w.monday + interval '7 days') AT TIME ZONE 'America/Toronto'
     GROUP BY w.monday`,
    [pgid, weeks, items],
  );
  const { monday = '', missing = 0 } = row ?? {};
  if (missing <= 0) return monday;
  await database.query(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       fire_at, late_after, created_at)
     SELECT profile_id, connection_id, app, provider, pgid, type, source, gen_random_uuid(), message, at, at + interval '2 hours', created_at
     FROM (SELECT * FROM scheduled_postings WHERE pgid = $1 AND status = 0 LIMIT 1) model, generate_series(1, $3::int) n,
       LATERAL (SELECT ($2::date + n * (interval '6 days 23 hours' / $3::int)) AT TIME ZONE 'America/Toronto' AS at) t`,
    [pgid, monday, missing],
  );
  return monday;
}

async function turnTo(
  browser: Browser,
  url: string,
  { cookie, slug }: Reader,
  monday: string,
  items: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const before = new Date(Date.parse(monday) - 3 * 86_400_000).toISOString().slice(0, 10);
  const read = page.waitForResponse((answer) => answer.url().includes(`fire_at_from=${monday}`) && answer.ok());
  await page.goto(`${url}/${slug}/calendar/?date=${before}`);
  await read;
  await quiet(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.waitForFunction(() => window.turned.drawn > 0, undefined, { timeout: 30_000 });
  await quiet(page);
  const { pressed, drawn, told, busyUntil } = await page.evaluate(() => window.turned);
  if (told !== items) throw new Error(`The first frame told ${told} of ${items} posts.`);
  await context.close();
  return Math.max(drawn, busyUntil) - pressed;
}

const quiet = (page: Page) =>
  page.waitForFunction((ms) => performance.now() - window.turned.busyUntil > ms, QUIET_MS, { polling: 100 });

declare global {
  interface Window {
    turned: { pressed: number; drawn: number; told: number; busyUntil: number };
  }
}

/**
 * Runs in the page: when the button was pressed, when items were painted and how many posts they tell, and until when
 * something kept the page from answering.
 */
const WATCH = `
  const turned = (window.turned = { pressed: 0, drawn: 0, told: 0, busyUntil: 0 });
  const postsOf = (hour) => Number(/: (\\d+) post/.exec(hour.getAttribute('aria-label'))[1]);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) turned.busyUntil = Math.max(turned.busyUntil, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener('click', (event) => {
    turned.pressed = event.timeStamp;
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-post-id]') === null) return;
      observer.disconnect();
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        turned.drawn = performance.now();
        turned.told = [...document.querySelectorAll('[data-hour]')].reduce((sum, hour) => sum + postsOf(hour), 0);
      };
      requestAnimationFrame(() => painted.port2.postMessage(null));
    }).observe(document, { childList: true, subtree: true });
  }, { capture: true });`;
