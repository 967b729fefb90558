import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { type Figure, figure } from './figures.ts';
import { median } from './load.ts';
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

/** What a browser loads first, and how long a slow laptop waits for the first post. */
export async function measureWeb(database: BenchDatabase): Promise<Figure[]> {
  const api = await startApi(database, 4395);
  const reader = await readerOf(database);
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'].find(
    (file) => existsSync(file),
  );
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const times: number[] = [];
    let scripts = 0;
    for (let round = 0; round < 7; round += 1) {
      const visit = await firstPost(browser, api.url, reader);
      times.push(visit.seconds);
      scripts = visit.scriptBytes;
    }
    return [
      figure('first load, JS gzipped, dashboard', scripts / 1000, '<=', 230, ' kB'),
      figure('first post visible, CPU 4x slower, cold cache', median(times), '<=', 0.8, ' s'),
    ];
  } finally {
    await browser.close();
    await api.stop();
  }
}

async function firstPost(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string, reader: Reader) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = reader.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let scriptBytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    scriptBytes += gzipSync(body, { level: 9 }).byteLength;
  });
  const started = performance.now();
  await page.goto(`${url}/${reader.slug}/`, { waitUntil: 'commit' });
  await page.locator('[data-post-id]').first().waitFor({ state: 'visible' });
  const seconds = (performance.now() - started) / 1000;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { seconds, scriptBytes };
}
