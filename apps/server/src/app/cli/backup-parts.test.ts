import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetParts, nameOf } from './backup-parts.ts';

test('What an interrupted backup left goes; what only has a name like it stays', async ({ onTestFinished }) => {
  const parent = await mkdtemp(path.join(tmpdir(), 'waypost-parts-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const [left, full, held] = [1, 2, 3].map((day) => nameOf(`2026-11-0${day}T04:00:00.123Z`));
  for (const [folder, content] of [
    [`${left}.part`, 'postgres'],
    [`${full}.part`, 'thesis'],
    ['waypost-photos.part', 'postgres'],
  ] as const) {
    await mkdir(path.join(parent, folder, content), { recursive: true });
    await utimes(path.join(parent, folder), 0, 0);
  }
  for (const [lock, text] of [
    [left, ''],
    [held, '4711'],
    ['waypost-nightly', ''],
  ])
    await writeFile(path.join(parent, `${lock}.lock`), text ?? '');
  const said: string[] = [];
  await forgetParts(parent, (line) => said.push(line));
  expect((await readdir(parent)).sort()).toEqual(
    [`${full}.part`, `${held}.lock`, 'waypost-nightly.lock', 'waypost-photos.part'].sort(),
  );
  expect(said).toEqual([expect.stringContaining(`${left}.part`)]);
});
