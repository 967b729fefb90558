import { type Outcome, runTool } from './outcome.ts';

export async function checkDeadCode(root: string): Promise<Outcome> {
  const run = await runTool(root, 'knip', ['--no-progress', '--reporter', 'compact', '--treat-config-hints-as-errors']);
  // The compact report leaves out hints, which fail the run as well.
  const said = `${run.stdout}\n${run.stderr}`.trim() || 'knip.json says what is not so any more: npx knip names it';
  const details = run.ok ? [] : said.split('\n');
  return { name: 'dead code', ok: run.ok, summary: run.ok ? 'none' : `${details.length} lines`, details };
}
