import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const executablePath = process.env.CHROMIUM_PATH ?? known.find((file) => existsSync(file));

const LONG = ['**/three-networks.journey.ts', '**/accessibility.journey.ts', '**/newsletter-dialogs.journey.ts'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  // A worker has an installation to itself, because journeys turn its clock; they work in profiles of their own. Whatever comes
  // last should be short, or one worker waits for the other.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  outputDir: '../test-results',
  use: {
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Not the film of every page: drawing it was a third of the processor's time, and the page itself is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
