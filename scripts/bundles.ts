import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What programs take as one file each, see `imports` and `exports` of the package.json beside it. */
const BUNDLES = {
  kysely: { of: 'apps/server', source: 'src/platform/db/kysely.ts' },
  fastify: { of: 'apps/server', source: 'src/platform/http/fastify.ts' },
  zod: { of: 'packages/contract', source: 'src/zod.ts' },
  'use-intl': { of: 'packages/i18n', source: 'src/use-intl.ts' },
  contract: { of: 'packages/contract', source: 'src/*/index.ts' },
} as const;
const bundles = Object.entries(BUNDLES).map(([name, { of, source }]) => ({
  name,
  source: `${of}/${source}`,
  file: join(root, of, 'dist', `${name}.js`),
}));
export const bundleSources: readonly string[] = bundles.map(({ source }) => source);

export const bundlesExist = (): boolean => bundles.every(({ file }) => existsSync(file));

/** Makes one file of each, and leaves out what we do not use of it. Takes a second. */
export function makeBundles(): void {
  const vite = createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json');
  const rolldown = dirname(createRequire(vite).resolve('rolldown/package.json'));
  const draft = join(root, `apps/server/dist/draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(rolldown, 'bin/cli.mjs'), '--config', join(import.meta.dirname, 'rolldown.config.ts'), '--dir', draft],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The server's libraries could not be bundled:\n${stdout}${stderr}`);
    for (const { name, file } of bundles) {
      mkdirSync(dirname(file), { recursive: true });
      renameSync(join(draft, `${name}.js`), file);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A program holds its sources for as long as it runs, at twice their size if a single sign is beyond Latin-1. Names stay, for the log. */
const SMALL = { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } } as const;

/** What the framework asks for in ways that we never take: its own compilers (see platform/http/server.ts), and calls without a network. */
const NEVER_ASKED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** Encryption ends in front of us. What is asked of the framework at once would load a third of Node with it. */
const NEVER_SERVED = {
  name: 'never-served',
  resolveId: (id: string) => (/^(node:)?https?2?$/.test(id) && !/http$/.test(id) ? { id: '\0unserved' } : null),
  load: (id: string) => (id === '\0unserved' ? 'module.exports = {};' : null),
};
/** There must be one zod: the framework takes ours. */
const ONE_ZOD = {
  name: 'one-zod',
  resolveId: (id: string) => (/^zod(\/|$)/.test(id) ? { id: '#zod', external: true } : null),
};
/** Nobody is told what zod says in any language. */
const NO_LANGUAGES = {
  name: 'no-languages',
  resolveId: (id: string) => (/\/locales\/index\.js$/.test(id) ? '\0none' : null),
  load: (id: string) => (id === '\0none' ? 'export {}' : null),
};

/** The contract is what the indexes of its nouns say; no two of them say the same name (`wire/names.test.ts` sees to it). */
const ALL_NOUNS = {
  name: 'all-nouns',
  resolveId: (id: string) => (id.includes('*') ? '\0nouns' : null),
  load: (id: string) =>
    id === '\0nouns'
      ? globSync(join(root, 'packages/contract/src/*/index.ts'))
          .toSorted()
          .map((file) => `export * from ${JSON.stringify(file)};`)
          .join('\n')
      : null,
};
/** Its own libraries are whoever's takes it: one zod, and one list of languages. */
const OURS = ['#zod', /^@waypost\//];

/** One of each, on its own: what they share is left outside, because there must be one of it. */
export const bundleOptions = bundles.map(({ name, source }) => ({
  input: join(root, source),
  platform: 'node' as const,
  external: ['pino', ...NEVER_ASKED, ...(name === 'contract' ? OURS : [])],
  plugins: name === 'contract' ? [ALL_NOUNS] : name === 'zod' ? [NO_LANGUAGES] : [ONE_ZOD, NEVER_SERVED],
  output: { entryFileNames: `${name}.js`, format: 'esm' as const, codeSplitting: false, minify: SMALL },
}));
