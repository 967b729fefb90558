import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { type BenchDatabase, type Reader, readerOf, startApi } from './world.ts';

const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const ROUNDS = 15;

/** What a browser loads first, and how long a slow laptop waits for the first post. */
export async function measureWeb(database: BenchDatabase): Promise<Figure[]> {
  const api = await startApi(database, 4395);
  const reader = await readerOf(database);
  const browser = await openBrowser();
  try {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await firstPost(browser, api.url, reader));
    return [
      figure(
        'first load, JS gzipped, dashboard',
        (await firstScripts(browser, api.url, reader)) / 1000,
        '<=',
        230,
        ' kB',
      ),
      figure('first post visible, CPU 4x slower, cold cache', median(times), '<=', 0.8, ' s'),
      ...(await measureSlowPhone(browser, api.url, database, reader)),
    ];
  } finally {
    await browser.close();
    await api.stop();
  }
}

export function openBrowser() {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'].find(
    (file) => existsSync(file),
  );
  return chromium.launch({ executablePath, args: FLAGS });
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

async function open(browser: Browser, url: string, { cookie }: Reader) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  return { context, page: await context.newPage() };
}

/** Seconds from the navigation until the title of the first post has been painted. */
async function firstPost(browser: Browser, url: string, reader: Reader): Promise<number> {
  const { context, page } = await open(browser, url, reader);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The page's own clock tells: asking it from outside, again and again, would slow down what is measured.
  await page.addInitScript(TELL_FIRST_POST);
  const told = page.waitForEvent('console', (message) => message.text().startsWith(TOLD));
  await page.goto(`${url}/${reader.slug}/`, { waitUntil: 'commit' });
  const ms = Number((await told).text().slice(TOLD.length));
  await context.close();
  return ms / 1000;
}

/** Bytes of the scripts that the dashboard loads, each gzipped as a server would; in a visit of its own, because counting costs time. */
async function firstScripts(browser: Browser, url: string, reader: Reader): Promise<number> {
  const { context, page } = await open(browser, url, reader);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto(`${url}/${reader.slug}/`, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

const TOLD = 'first post ';

/** Runs in the page. What is posted from the frame in which the row is first drawn arrives when that frame has been painted. */
const TELL_FIRST_POST = `
  const observer = new MutationObserver(() => {
    const row = document.querySelector('[data-post-id]');
    if (row === null || row.getBoundingClientRect().height === 0) return;
    observer.disconnect();
    const painted = new MessageChannel();
    painted.port1.onmessage = () => console.debug('${TOLD}' + performance.now());
    requestAnimationFrame(() => painted.port2.postMessage(null));
  });
  observer.observe(document, { childList: true, subtree: true });`;
