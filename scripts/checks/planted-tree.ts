import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceFile } from './files.ts';

export type PlantedTree = { root: string; remove(): void };

/** A copy of the project with more files in it, to see the checks find what is wrong with them. */
export function plantTree(project: string, files: SourceFile[], planted: Record<string, string>): PlantedTree {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'waypost-planted-')));
  for (const file of files) write(root, file.path, file.text);
  for (const [file, text] of Object.entries(planted)) write(root, file, text);
  linkModules(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Our own packages must be those of the copy; everything else is shared. */
function linkModules(from: string, to: string): void {
  mkdirSync(path.join(to, '@waypost'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@waypost') symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, '@waypost'))) {
    const folder = ['server', 'web'].includes(name) ? 'apps' : ['e2e', 'bench'].includes(name) ? '.' : 'packages';
    symlinkSync(path.join(path.dirname(to), folder, name), path.join(to, '@waypost', name));
  }
}
