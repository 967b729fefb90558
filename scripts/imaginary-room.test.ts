import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@waypost/i18n/locale';
import { expect, onTestFinished, test } from 'vitest';
import { measureWeb } from './web-budget.ts';

const ROOT = join(import.meta.dirname, '..');

/** A copy of what the web is built of, which may be changed. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'waypost-room-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['apps/web', 'packages/contract', 'packages/i18n'])
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (file) => !/\/(dist|node_modules)$/.test(file),
    });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  mkdirSync(join(copy, 'node_modules/@waypost'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@waypost'))
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of ['contract', 'i18n'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@waypost', name));
  // The libraries are the same with and without the room: left out, the build takes seconds.
  writeFileSync(
    join(copy, 'apps/web/own-code.config.ts'),
    `import { mergeConfig } from 'vite';
     import config from './vite.config.ts';
     export default mergeConfig(config, { build: { rolldownOptions: { external: /^(?!virtual:|@waypost\\/|@fontsource)[@a-z]/ } } });`,
  );
  return copy;
}

function firstLoad(copy: string): number {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'own-code.config.ts'],
    { cwd: join(copy, 'apps/web'), encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return measureWeb(join(copy, 'apps/web/dist')).script;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** What both sides agree on; its schemas stand in one file with 6 kB of rules that only the room's page asks for. */
function addContract(copy: string): void {
  const depths = Array.from({ length: 2_000 }, (_, n) => (n * 7_919) % 10_007);
  write(join(copy, 'packages/contract/src/harbours'), {
    'index.ts': `export * from './calls.ts'; export * from './schemas.ts';`,
    'schemas.ts': `import { z } from '#zod';
      export const harbourSchema = z.object({ name: z.string() });
      export const DEPTHS = [${depths}];`,
    'calls.ts': `import { z } from '#zod';
      import { endpoint } from '../wire/endpoint.ts';
      import { harbourSchema } from './schemas.ts';
      const answer = z.array(harbourSchema);
      export const listHarbours = endpoint({ method: 'GET', path: '/api/harbours/', responses: { 200: answer } });`,
  });
}

/** As CONTRIBUTING.md has it: folders of its own, and one line per side. */
function addRoom(copy: string): void {
  addContract(copy);
  const src = join(copy, 'apps/web/src');
  write(join(src, 'features/harbours'), {
    'index.ts': `export { countHarbours } from './api.ts'; export { harboursScreens } from './routes.tsx';`,
    'api.ts': `import { listHarbours } from '@waypost/contract/harbours';
      import { call } from '../../platform/api/call.ts';
      export const countHarbours = () => call(listHarbours);`,
    'paths.ts': `import { address } from '@waypost/contract/wire';
      export const harboursPaths = { list: address('/$slug/harbours/', ['country']) };`,
    'routes.tsx': `import { IconAnchor } from '@tabler/icons-react';
      import { screens } from '../../platform/navigation/screen.ts';
      import { harboursPaths } from './paths.ts';
      export const harboursScreens = screens({
        scope: 'profile', at: harboursPaths.list, words: ['harbours'], load: () => import('./harbours-page.tsx'),
        nav: { key: 'harbours', group: 'account', icon: IconAnchor },
      });`,
    'harbours-page.tsx': `import { DEPTHS } from '@waypost/contract/harbours';
      import { useTranslations } from 'use-intl';
      export default function HarboursPage() { return [useTranslations('harbours')('list.title'), ...DEPTHS]; }`,
  });
  const words = Array.from(
    { length: 200 },
    (_, n) => `line${n}: 'Harbour number ${n}, with a sentence that says something of it'`,
  );
  const catalogue = `export const nav = { harbours: { menu: 'Harbours', tab: 'Harbours' } };
    export const harbours = { list: { title: 'Harbours', ${words.join()} } };`;
  write(
    join(copy, 'packages/i18n/src/harbours'),
    Object.fromEntries(locales.map((language) => [`${language}.ts`, catalogue])),
  );
  const features = join(src, 'app/features.ts');
  edit(
    features,
    'import { postsScreens',
    "import { harboursScreens } from '../features/harbours/index.ts';\nimport { postsScreens",
  );
  edit(features, '  ...postsScreens,', '  ...postsScreens,\n  ...harboursScreens,');
  // The dashboard asks for one call of the room.
  const dashboard = join(src, 'features/dashboard/dashboard-page.tsx');
  edit(dashboard, 'import { PageHead', "import { countHarbours } from '../harbours/index.ts';\nimport { PageHead");
  edit(dashboard, "useTranslations('dashboard');", "useTranslations('dashboard'); countHarbours();");
}

test('a new room with 13 kB of words and 6 kB of rules adds less than 0.15 kB to the first load', {
  timeout: 240_000,
}, () => {
  const copy = copyTree();
  const before = firstLoad(copy);
  addRoom(copy);
  const grown = firstLoad(copy) - before;
  expect(before).toBeGreaterThan(20_000);
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThan(150);
});
