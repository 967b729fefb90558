import { type ExecFileException, execFile } from 'node:child_process';
import path from 'node:path';
import { readEnv } from '../../apps/server/src/platform/config/read-env.ts';

/** What one check found. `summary` fits on a line; `details` say what to mend and where. */
export type Outcome = { name: string; ok: boolean; summary: string; details: string[] };

/** Runs a tool of the project's own node_modules and hands back what it printed, whatever its exit code. */
export function runTool(
  root: string,
  tool: string,
  args: string[],
): Promise<{ ok: boolean; stdout: string; stderr: string }> {
  const file = path.join(root, 'node_modules', '.bin', tool);
  return new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd: root, maxBuffer: 256 * 1024 * 1024, env: { ...withOwnNode(root), FORCE_COLOR: '0' } },
      (error: ExecFileException | null, stdout, stderr) => {
        const missing = error?.code === 'ENOENT' ? `${tool} is not installed: run npm ci` : '';
        resolve({ ok: error === null, stdout, stderr: stderr + missing });
      },
    );
  });
}

/** Tools start with `#!/usr/bin/env node`: this Node comes first, whatever the machine has. */
function withOwnNode(root: string): Record<string, string | undefined> {
  const env = readEnv();
  return {
    ...env,
    PATH: [path.dirname(process.execPath), path.join(root, 'node_modules', '.bin'), env.PATH].join(path.delimiter),
  };
}
