import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../platform/config/paths.ts';
import { readEnv } from '../../platform/config/read-env.ts';

const run = promisify(execFile);

/**
 * The program of a commit, with its own dependencies, in a folder of its own. Takes minutes the first time; a folder
 * that is there already is used again. Needs the history of this repository and the package registry.
 */
export async function checkOut(commit: string, folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`checking out ${commit}`);
  await run('git', ['clone', '--quiet', '--no-checkout', projectRoot, folder]);
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  say('installing its dependencies');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, env: readEnv(), maxBuffer: 64 * 1024 * 1024 });
}
