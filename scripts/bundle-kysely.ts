import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Where `#kysely` leads under the condition `bundled`, see apps/server/package.json. */
export const bundledKysely = join(root, 'apps/server/dist/kysely.js');

/** Makes one file of the query builder and leaves out what we do not use of it. Takes a third of a second. */
export function bundleKysely(): void {
  const vite = createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json');
  const rolldown = dirname(createRequire(vite).resolve('rolldown/package.json'));
  const draft = `${bundledKysely}.${process.pid}.js`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(rolldown, 'bin/cli.mjs'), join(root, 'apps/server/src/platform/db/kysely.ts'), '--file', draft],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The query builder could not be bundled:\n${stdout}${stderr}`);
  renameSync(draft, bundledKysely);
}
