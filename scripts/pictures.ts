import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = 'packages/sandbox/src/pictures';
const stamp = join(root, 'packages/sandbox/dist/pictures/.inputs-hash');

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${sources}/**/*.ts`, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Draws the sandbox's travel posters in a process of its own, when the code that draws them changed. Takes some seconds. */
export function drawPictures(): { drawn(): Promise<void> } {
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { drawn: async () => {} };
  const ended = exitOf(spawn(process.execPath, [join(root, sources, 'main.ts')], { stdio: 'inherit' }));
  return {
    drawn: async () => {
      if ((await ended) !== 0) throw new Error('The pictures could not be drawn.');
      writeFileSync(stamp, hash);
    },
  };
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit');
  return code;
}
