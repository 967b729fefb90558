import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps/server/dist');

/** What the server takes as one file each, see `imports` of apps/server/package.json: `#kysely`, `#fastify`. */
const BUNDLES = {
  kysely: 'apps/server/src/platform/db/kysely.ts',
  fastify: 'apps/server/src/platform/http/fastify.ts',
} as const;
export const bundleSources: readonly string[] = Object.values(BUNDLES);

export const bundlesExist = (): boolean => Object.keys(BUNDLES).every((name) => existsSync(join(dist, `${name}.js`)));

/** Makes one file of each, and leaves out what we do not use of it. Takes a second. */
export function makeBundles(): void {
  const vite = createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json');
  const rolldown = dirname(createRequire(vite).resolve('rolldown/package.json'));
  const draft = join(dist, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(rolldown, 'bin/cli.mjs'), '--config', join(import.meta.dirname, 'rolldown.config.ts'), '--dir', draft],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The server's libraries could not be bundled:\n${stdout}${stderr}`);
    for (const name of Object.keys(BUNDLES)) renameSync(join(draft, `${name}.js`), join(dist, `${name}.js`));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A program holds its sources for as long as it runs, at twice their size if a single sign is beyond Latin-1. Names stay, for the log. */
const SMALL = { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } } as const;

/** What the framework asks for in ways that we never take: its own compilers (see platform/http/server.ts), and calls without a network. */
const NEVER_ASKED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** One of each, on its own: what they share is left outside, because there must be one zod and one pino. */
export const bundleOptions = Object.entries(BUNDLES).map(([name, source]) => ({
  input: join(root, source),
  platform: 'node' as const,
  external: ['pino', /^zod(\/|$)/, ...NEVER_ASKED],
  output: { entryFileNames: `${name}.js`, format: 'esm' as const, codeSplitting: false, minify: SMALL },
}));
