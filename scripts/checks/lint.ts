import { type Outcome, runTool } from './outcome.ts';

export async function checkLint(root: string): Promise<Outcome> {
  const run = await runTool(root, 'biome', ['check', '--error-on-warnings', '--max-diagnostics=60', '.']);
  const said = `${run.stdout}\n${run.stderr}`.trim();
  const summary = /Checked \d+ files/.exec(said)?.[0] ?? 'no files were checked';
  return { name: 'lint and format', ok: run.ok, summary, details: run.ok ? [] : said.split('\n') };
}
