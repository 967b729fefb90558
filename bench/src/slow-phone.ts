/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { BuiltPages } from '@waypost/contract/host-page';
import type { Browser } from 'playwright-core';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import type { BenchDatabase, Reader } from './world.ts';

/** A phone of a few years ago on a line of 1.6 Mbit/s: what Lighthouse calls mobile. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const ROUNDS = 5;
/** Nothing has moved, loaded or been computed for so long: the page is what it will be. */
const QUIET_MS = 1_500;
const LIMITS = { lcp: 2.5, tbt: 300, key: 4.5, cls: 0.02 } as const;

interface Seen {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** When the first key that was typed into a text stood on the screen, in milliseconds. */
  readonly key: number;
}

/** How soon the two pages that people wait for are there on a slow phone, and whether any page moves under a person's finger. */
export async function measureSlowPhone(
  browser: Browser,
  url: string,
  database: BenchDatabase,
  reader: Reader,
): Promise<Figure[]> {
  const visit = (path: string, type = false) => see(browser, url, reader.cookie, path, type);
  const of = async (path: string, type: boolean) => {
    const seen: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await visit(path, type));
    return (figureOf: (one: Seen) => number) => median(seen.map(figureOf));
  };
  const lists = await of(`/${reader.slug}/facebook/posts/?tab=published`, false);
  const composer = await of(`/${reader.slug}/generator/posts/`, false);
  // What is pressed ends the search for the largest paint, so that each is measured in visits of its own.
  const typed = await of(`/${reader.slug}/generator/posts/`, true);
  const named = [
    ['published list', lists],
    ['composer', composer],
  ] as const;
  return [
    ...named.flatMap(([name, page]) => [
      figure(`slow phone, ${name}: largest contentful paint`, page(({ lcp }) => lcp) / 1000, '<=', LIMITS.lcp, ' s'),
      figure(
        `slow phone, ${name}: total blocking time`,
        page(({ tbt }) => tbt),
        '<=',
        LIMITS.tbt,
        ' ms',
      ),
    ]),
    figure(
      'slow phone, composer, while it is typed into: total blocking time',
      typed(({ tbt }) => tbt),
      '<=',
      LIMITS.tbt,
      ' ms',
    ),
    figure('slow phone, composer: first key is shown', typed(({ key }) => key) / 1000, '<=', LIMITS.key, ' s'),
    await worstShift(visit, database, reader),
  ];
}

/** The page that moves most, of all there are; each is named on the way when it moves too much. */
async function worstShift(
  visit: (path: string) => Promise<Seen>,
  database: BenchDatabase,
  reader: Reader,
): Promise<Figure> {
  let worst = 0;
  for (const path of await everyPage(database, reader)) {
    const { cls } = await visit(path);
    if (cls > LIMITS.cls) console.error(`${path} moves by ${cls.toFixed(3)}`);
    worst = Math.max(worst, cls);
  }
  return figure('slow phone, every page: cumulative layout shift, the worst', worst, '<=', LIMITS.cls);
}

const BUILT = new URL('../../apps/web/dist/.vite/pages.json', import.meta.url);

/** The addresses of all declared pages, for a person who may open each; a post has a picture. */
async function everyPage(database: BenchDatabase, { slug }: Reader): Promise<string[]> {
  const { pages }: BuiltPages = JSON.parse(readFileSync(BUILT, 'utf8'));
  const [own] = await database.query<{ user: string; post: string }>(
    `UPDATE users u SET is_staff = true, is_superuser = true FROM profiles p WHERE p.slug = $1 AND u.id = p.user_id
     RETURNING u.id AS user, (SELECT s.id FROM scheduled_postings s WHERE s.profile_id = p.id ORDER BY s.id LIMIT 1) AS post`,
    [slug],
  );
  await showPicture(database, Number(own?.post));
  const values: Readonly<Record<string, string>> = { slug, app: 'facebook', id: `${own?.post}`, user: `${own?.user}` };
  const filled = pages.map(({ path }) => path.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '1'));
  return [...filled, `/${slug}/facebook/posts/?tab=published`, `/${slug}/facebook/posts/?post=${own?.post}`];
}

/** The post shows an upright picture; the file need not exist for the page to keep its place. */
async function showPicture(database: BenchDatabase, post: number): Promise<void> {
  await database.query(
    `WITH made AS (
       INSERT INTO media (profile_id, kind, key, thumbnail_key, width, height, mime, bytes, sha256)
       SELECT s.profile_id, 'image', 'bench/' || s.id, 'bench/t' || s.id, 1080, 1350, 'image/jpeg', 90000, 'bench'
       FROM scheduled_postings s
       WHERE s.id = $1 AND NOT EXISTS (SELECT FROM post_media pm WHERE pm.scheduled_posting_id = s.id)
       RETURNING id)
     INSERT INTO post_media (scheduled_posting_id, position, media_id, kind) SELECT $1, 0, id, 'image' FROM made`,
    [post],
  );
}

/**
 * One visit with nothing cached; with `type`, a key is pressed in the text as soon as there is one. The page tells by itself
 * when: whoever asks it from outside keeps it busy, for longer than many of the tasks that are counted.
 */
async function see(browser: Browser, url: string, cookie: string, path: string, type: boolean): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(type ? WATCH + FOCUS_TEXT : WATCH);
  const told = (what: string) =>
    page.waitForEvent('console', { predicate: (message) => message.text() === what, timeout: 60_000 });
  const [quiet, text] = [told(QUIET), type ? told(TEXT) : null];
  await page.goto(url + path, { waitUntil: 'commit' });
  if (text !== null) {
    await text;
    await page.keyboard.press('a');
  }
  await quiet;
  const { tasks, ...seen } = await page.evaluate(() => window.watched);
  const fcp = seen.fcp;
  await context.close();
  const tbt = tasks.filter(([start, ms]) => start + ms > fcp).reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0);
  return { ...seen, tbt };
}

declare global {
  interface Window {
    watched: {
      lcp: number;
      fcp: number;
      cls: number;
      key: number;
      /** Start and length of everything that kept the page from answering. */
      tasks: [number, number][];
      lastAt: number;
    };
  }
}

const QUIET = 'nothing has happened for long enough';
const TEXT = 'the text has the focus';

/** Runs in the page, which tells what the browser itself measures. */
const WATCH = `
  const watched = (window.watched = { lcp: 0, fcp: Infinity, cls: 0, key: 0, tasks: [], lastAt: Infinity });
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      watched.lastAt = performance.now();
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => { watched.lcp = startTime; });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') watched.fcp = startTime; });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) watched.cls += value; });
  on('longtask', ({ startTime, duration }) => { watched.tasks.push([startTime, duration]); });
  on('resource', () => {});
  const looking = setInterval(() => {
    if (performance.now() - watched.lastAt < ${QUIET_MS}) return;
    clearInterval(looking);
    console.debug('${QUIET}');
  }, 250);
  document.addEventListener('input', () => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => { watched.key ||= performance.now(); };
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }, { capture: true, once: true });`;

const FOCUS_TEXT = `
  const arriving = new MutationObserver(() => {
    const text = document.querySelector('textarea[name="message"]');
    if (text === null) return;
    arriving.disconnect();
    text.focus();
    console.debug('${TEXT}');
  });
  arriving.observe(document, { childList: true, subtree: true });`;
