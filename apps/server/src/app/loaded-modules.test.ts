import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@waypost/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../platform/config/paths.ts';
import { createInstallation } from '../testing/installation.ts';
import { bundled } from './supervisor/supervise.ts';
import { buildWeb } from './supervisor/web.ts';

const HOOK = new URL('../testing/program/list-modules.ts', import.meta.url).href;

/** Our own dependencies that the API needs at once. All others are loaded when somebody first needs them. */
const AT_ONCE = ['pg', 'pino'];
/** What the build makes one file of. */
const IN_ONE_FILE = ['#fastify', '#kysely', '#zod', '@waypost/contract/posts', '@waypost/i18n'];
const FILES = [
  ...['apps/server/dist/fastify.js', 'apps/server/dist/kysely.js'],
  ...['packages/contract/dist/zod.js', 'packages/contract/dist/contract.js', 'packages/i18n/dist/use-intl.js'],
];
/** Parts of Node that cost as much as our libraries, and nobody asks for by name: see decision 031. */
const HEAVY_NODE = ['internal/deps/undici/undici', 'http2', 'tls', 'sqlite'];
/** Named apart from the list above, so that nobody adds one of them there without a thought. */
const HEAVY = [
  ...['sharp', 'undici', 'nodemailer', 'graphile-worker', 'cheerio', 'sanitize-html', 'mjml', 'ai'],
  // The framework's own compilers, the writer of the API's description, the figures for operators; and what comes as one file.
  ...['ajv', '@fastify/swagger', 'prom-client', 'kysely', 'fastify', '@fastify/static', 'zod', 'use-intl', 'react'],
];
/** Reading, linking and running a module takes the start 0.3 to 0.5 ms, whoever wrote it. 516 today; a room brings about ten. */
const MOST_MODULES = 530;
/** No dependency may cost more than this part of what the web framework costs, which is the heaviest that we cannot do without. */
const MOST_OF_FASTIFY = 1.25;

/** Of a file that the build made; the framework's has 793,000. */
const MOST_SIGNS = 850_000;

// What lies there may be of another day.
beforeAll(() => buildWeb(() => undefined, { dev: false }).built(), 120_000);

test('The API starts and answers with these packages loaded, and none of the heavy ones', async () => {
  const sandbox = await startSandbox({});
  const installation = await createInstallation(sandbox);
  const api = await installation.start('api', { execArgv: ['--import', HOOK, ...bundled()] });
  expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${installation.url}/api/session/`)).status).toBe(200);
  expect((await fetch(`${installation.url}/api/scheduled_postings/?pgid=1`)).status).toBe(401);
  await api.stop();
  const { modules, natives } = loadedModules(api.output());
  const loaded = packagesOf(modules);
  await installation.close();
  await sandbox.close();
  expect(loaded.size).toBeGreaterThan(AT_ONCE.length);
  expect(declared().filter((name) => loaded.has(name))).toEqual(AT_ONCE);
  expect(HEAVY.filter((name) => loaded.has(name))).toEqual([]);
  expect([...loaded].filter((name) => /^@(aws-sdk|smithy|img)\//.test(name))).toEqual([]);
  expect(natives).toContain('http');
  expect(HEAVY_NODE.filter((name) => natives.includes(name))).toEqual([]);
  process.stdout.write(`${modules.length} modules\n`);
  expect(modules.length).toBeLessThan(MOST_MODULES);
});

test('What each of them costs by itself; none is much heavier than the web framework', async () => {
  const costs = [...AT_ONCE, ...IN_ONE_FILE].map((name) => ({ name, ...costOf(name) }));
  for (const { name, cpuMs, mb } of costs.toSorted((a, b) => b.mb - a.mb))
    process.stdout.write(
      `${name.padEnd(28)} ${cpuMs.toFixed(0).padStart(4)} ms of processor ${mb.toFixed(1).padStart(6)} MB\n`,
    );
  const framework = costs.find(({ name }) => name === '#fastify');
  expect(costs.filter(({ mb }) => mb > MOST_OF_FASTIFY * (framework?.mb ?? 0))).toEqual([]);
});

test('What comes as one file is held in memory at no more than it must', () => {
  for (const file of FILES) {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    // A single sign beyond Latin-1 doubles all others.
    expect(source.match(/[^\0-\xff]/), file).toBeNull();
    expect(source.length, file).toBeLessThan(MOST_SIGNS);
  }
});

/** What is counted on a line of its own is no cost of what stands on it. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = { '@waypost/contract/posts': ['#zod'] };

/** Memory is what is compared: it is the same on a busy machine. */
function costOf(name: string): { cpuMs: number; mb: number } {
  const script = fileURLToPath(new URL('../testing/program/import-cost.ts', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [...bundled(), script, name, ...(STANDS_ON[name] ?? [])], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

function loadedModules(output: string): { modules: string[]; natives: string[] } {
  const line = output.match(/^\{"modules".*$/m)?.[0];
  return JSON.parse(line ?? '{}');
}

function packagesOf(modules: readonly string[]): Set<string> {
  return new Set(
    modules
      .filter((url) => url.startsWith('file:'))
      .flatMap((url) => fileURLToPath(url).match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []),
  );
}

function declared(): string[] {
  const file = readFileSync(path.join(projectRoot, 'apps/server/package.json'), 'utf8');
  const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@waypost/'))
    .sort();
}
