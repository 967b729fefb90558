import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../apps/server/src/platform/config/paths.ts';
import { checkDeadCode } from './checks/dead-code.ts';
import { checkDecisions } from './checks/decisions.ts';
import { checkDirections } from './checks/directions.ts';
import { checkFileLength } from './checks/file-length.ts';
import { sourceFiles } from './checks/files.ts';
import { type PlantedTree, plantTree } from './checks/planted-tree.ts';
import { checkSaid } from './checks/said.ts';
import { checkWords } from './checks/words.ts';

/** Every rule, a file that breaks it, and what that file says. */
const violations: Array<[rule: string, file: string, text: string]> = [
  [
    'contract-is-a-leaf',
    'packages/contract/src/planted.ts',
    `export { locales } from '../../i18n/src/planted-inner.ts';`,
  ],
  ['i18n-is-a-leaf', 'packages/i18n/src/planted.ts', `import '@waypost/contract/posts';`],
  [
    'web-never-meets-server',
    'apps/web/src/app/planted.ts',
    `import type {} from '../../../server/src/app/planted-inner.ts';`,
  ],
  ['server-never-meets-web', 'apps/server/src/app/planted.ts', `import '../../../web/src/app/planted-inner.ts';`],
  ['feature-through-its-index', 'apps/server/src/features/planted/planted.ts', `import '../planted-too/store.ts';`],
  [
    'feature-through-its-index',
    'apps/web/src/features/planted/planted.tsx',
    `import '../planted-too/card.tsx';\nexport const a = <b>x</b>;`,
  ],
  ['app-through-feature-index', 'apps/server/src/app/planted-store.ts', `import '../features/planted-too/store.ts';`],
  ['platform-knows-no-feature', 'apps/server/src/platform/planted.ts', `import '../features/planted-too/index.ts';`],
  ['ui-knows-no-feature', 'apps/web/src/ui/planted.ts', `import '../features/planted-too/index.ts';`],
  [
    'features-see-ports-only',
    'apps/server/src/features/planted/publish-planted.ts',
    `import '../../connectors/planted/adapter.ts';`,
  ],
  [
    'connectors-know-no-feature',
    'apps/server/src/connectors/planted/planted.ts',
    `import '../../features/planted-too/index.ts';`,
  ],
  ['sandbox-for-tests-only', 'apps/server/src/app/planted-sandbox.ts', `import '@waypost/sandbox';`],
  ['sandbox-knows-no-product', 'packages/sandbox/src/planted.ts', `import '@waypost/contract/posts';`],
  ['no-tests-in-the-product', 'apps/server/src/app/planted-testing.ts', `import '../testing/database/database.ts';`],
  ['samples-for-tests-only', 'apps/server/src/app/planted-samples.ts', `import '@waypost/contract/samples';`],
  [
    'no-cycles',
    'apps/server/src/platform/planted-a.ts',
    `import type { B } from './planted-b.ts';\nexport type A = B | null;`,
  ],
  ['imports-resolve', 'apps/server/src/platform/planted-lost.ts', `import './nowhere.ts';`],
];

/** What the violations above lead to. */
const targets: Record<string, string> = {
  'packages/i18n/src/planted-inner.ts': `export const locales = 1;`,
  'apps/server/src/app/planted-inner.ts': 'export {};',
  'apps/web/src/app/planted-inner.ts': 'export {};',
  'apps/server/src/features/planted-too/index.ts': 'export {};',
  'apps/server/src/features/planted-too/store.ts': 'export {};',
  'apps/web/src/features/planted-too/index.ts': 'export {};',
  'apps/web/src/features/planted-too/card.tsx': 'export const card = <i>x</i>;',
  'apps/server/src/connectors/planted/adapter.ts': 'export {};',
  'apps/server/src/connectors/planted/port.ts': 'export {};',
  'apps/server/src/features/planted/sees-port.ts': `import '../../connectors/planted/port.ts';`,
  'apps/server/src/platform/planted-b.ts': `import type { A } from './planted-a.ts';\nexport type B = A[];`,
};

const words: Array<[rule: string, file: string, text: string]> = [
  ['environment-in-config-only', 'apps/server/src/app/planted-env.ts', `export const home = process.${'env'}.HOME;`],
  ['environment-in-config-only', 'packages/sandbox/src/planted-env.ts', `import { ${'env'} } from 'node:process';`],
  ['machine-path', 'docs/planted.md', `see /${'Users'}/somebody/notes.md`],
  ['registry-host', 'docs/planted-lock.md', `https://${'registry'}.npmjs.org/zod`],
  ['unfinished', 'apps/web/src/app/planted-unfinished.tsx', `// ${'TO'}DO write it`],
  ['types-switched-off', 'apps/web/src/app/planted-any.ts', `// @ts-${'ignore'}`],
];

/** Also where everything is a front door: what the contract offers and nobody reads is dead. */
const deadExports = ['apps/server/src/platform/errors/index.ts', 'packages/contract/src/wire/rules.ts'];
const originals = sourceFiles(projectRoot);
let tree: PlantedTree;

beforeAll(() => {
  const dead = originals.filter((file) => deadExports.includes(file.path));
  tree = plantTree(projectRoot, originals, {
    ...targets,
    ...Object.fromEntries([...violations, ...words].map(([, file, text]) => [file, `${text}\n`])),
    ...Object.fromEntries(dead.map((file) => [file.path, `${file.text}\nexport const plantedDeadExport = 1;\n`])),
  });
});
afterAll(() => tree.remove());

test('Each direction rule finds its planted violation', async () => {
  const { ok, details } = await checkDirections(tree.root);
  expect(ok).toBe(false);
  for (const [rule, file] of violations) expect(details.join('\n')).toContain(`${rule}: ${file} -> `);
  expect(details.join('\n')).not.toContain('sees-port.ts');
  const expected = new Set(violations.map(([rule]) => rule));
  const config: { forbidden: Array<{ name: string }> } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  expect(config.forbidden.map((rule) => rule.name).filter((name) => !expected.has(name))).toEqual([]);
});

test('A tree in which nothing can be cruised does not pass', async () => {
  const few = plantTree(
    projectRoot,
    originals.filter((file) =>
      /^(\.dependency-cruiser\.cjs|package\.json|apps\/server\/src\/main\.ts)$/.test(file.path),
    ),
    { 'apps/server/src/main.ts': 'export {};\n' },
  );
  const { ok, details } = await checkDirections(few.root);
  few.remove();
  expect(ok).toBe(false);
  expect(details[0]).toMatch(/^only \d+ modules were cruised/);
});

test('A dead export is found', async () => {
  const { ok, details } = await checkDeadCode(tree.root);
  expect(ok).toBe(false);
  for (const file of deadExports) expect(details.join('\n')).toMatch(new RegExp(`${file}:.*plantedDeadExport`));
});

test('A file of more than 300 lines is found', () => {
  const { details } = checkFileLength([{ path: 'apps/server/src/planted.ts', text: 'export {};\n'.repeat(301) }]);
  expect(details).toContain('apps/server/src/planted.ts: 301 lines, at most 300; split it by verb or capability');
  expect(checkFileLength([{ path: 'packages/i18n/src/posts/fr.ts', text: 'x\n'.repeat(400) }]).details).toEqual([]);
});

test('A folder of more than 20 files is found', () => {
  const planted = Array.from({ length: 21 }, (_, n) => ({ path: `apps/web/src/planted/${n}.ts`, text: '' }));
  expect(checkFileLength(planted).details).toEqual(['apps/web/src/planted: 21 files, at most 20; split it by chapter']);
});

test('A decision that the index does not name is found', () => {
  const planted = { path: 'docs/decisions/999-planted.md', text: '# 999 Planted\n' };
  expect(checkDecisions(originals).ok).toBe(true);
  expect(checkDecisions([...originals, planted]).details).toEqual([
    'docs/decisions/README.md needs the line once: - [999](999-planted.md) Planted',
  ]);
});

test('A text that nobody says is found, and none whose key is put together', () => {
  const keys = ['kept', 'one', 'two', 'made.red', 'on.handed', 'chosen', 'answered', 'gone', 'made'].map(
    (key) => `posts.planted.${key}`,
  );
  const web = `const t = useTranslations('posts.planted');
    t('kept'); t.rich(open ? 'one' : 'two', { gone }); t(\`made.\${colour}\`); t(verb); show(t);`;
  const code = {
    'apps/web/src/planted.tsx': web,
    'apps/web/src/verbs.ts': `const VERBS = { chosen: 1 }; const told = tPlanted(\`on.\${how}\`);`,
    'apps/server/src/planted.ts': `text('posts.planted.answered')`,
    'apps/web/src/planted.test.tsx': `t('gone')`,
  };
  const files = Object.entries(code).map(([path, text]) => ({ path, text }));
  const { details } = checkSaid(new Map(keys.map((key) => [key, 'Text'])), files);
  expect(details).toEqual(['nobody says posts.planted.gone: Text', 'nobody says posts.planted.made: Text']);
});

test('Words that must not be in the project are found, each by its rule', () => {
  const planted = words.map(([, path, text]) => ({ path, text }));
  const own = { path: 'docs/own.md', text: `cd ${tree.root}/apps` };
  const { details } = checkWords(tree.root, [...planted, own], `https://${'registry'}.example.com/npm/`);
  expect(details.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
    ...words.map(([rule, file]) => `${rule}: ${file}`),
    'machine-path: docs/own.md',
  ]);
});

test('The environment may be read in platform/config', () => {
  const file = { path: 'apps/server/src/platform/config/read-env.ts', text: `return process.${'env'};` };
  expect(checkWords(tree.root, [file], undefined).ok).toBe(true);
});
