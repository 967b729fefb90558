import { type Outcome, runTool } from './outcome.ts';

export async function checkDeadCode(root: string): Promise<Outcome> {
  const run = await runTool(root, 'knip', ['--no-progress', '--reporter', 'compact']);
  const details = run.ok ? [] : `${run.stdout}\n${run.stderr}`.trim().split('\n');
  return { name: 'dead code', ok: run.ok, summary: run.ok ? 'none' : `${details.length} lines`, details };
}
