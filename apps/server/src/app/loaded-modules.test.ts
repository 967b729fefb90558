import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@waypost/sandbox';
import { expect, test } from 'vitest';
import { projectRoot } from '../platform/config/paths.ts';
import { createInstallation } from '../testing/installation.ts';

const HOOK = new URL('../testing/list-modules.ts', import.meta.url).href;

/** Our own dependencies that the API needs at once. All others are loaded when somebody first needs them. */
const AT_ONCE = [
  '@fastify/cookie',
  '@fastify/csrf-protection',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  'fastify',
  'fastify-type-provider-zod',
  'ipaddr.js',
  'kysely',
  'pg',
  'pino',
  'prom-client',
  'zod',
];
/** Named apart from the list above, so that nobody adds one of them there without a thought. */
const HEAVY = ['sharp', 'undici', 'nodemailer', 'graphile-worker', 'cheerio', 'sanitize-html', 'mjml', 'ai'];

test('The API starts and answers with these packages loaded, and none of the heavy ones', async () => {
  const sandbox = await startSandbox({});
  const installation = await createInstallation(sandbox);
  const api = await installation.start('api', { execArgv: ['--import', HOOK] });
  expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${installation.url}/api/session/`)).status).toBe(200);
  expect((await fetch(`${installation.url}/api/scheduled_postings/?pgid=1`)).status).toBe(401);
  await api.stop();
  const loaded = loadedPackages(api.output());
  await installation.close();
  await sandbox.close();
  expect(loaded.size).toBeGreaterThan(AT_ONCE.length);
  expect(declared().filter((name) => loaded.has(name))).toEqual(AT_ONCE);
  expect(HEAVY.filter((name) => loaded.has(name))).toEqual([]);
  expect([...loaded].filter((name) => /^@(aws-sdk|smithy|img)\//.test(name))).toEqual([]);
});

function loadedPackages(output: string): Set<string> {
  const line = output.match(/^\{"modules".*$/m)?.[0];
  const { modules } = JSON.parse(line ?? '{}') as { modules: string[] };
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
