import { type Outcome, runTool } from './outcome.ts';

export async function checkTypes(root: string): Promise<Outcome> {
  const runs = await Promise.all(
    ['tsconfig.json', 'apps/web/tsconfig.json'].map((project) =>
      runTool(root, 'tsc', ['-p', project, '--pretty', 'false']),
    ),
  );
  const details = runs.flatMap((run) => (run.ok ? [] : (run.stdout + run.stderr).trim().split('\n')));
  const errors = details.filter((line) => line.includes('error TS')).length;
  return {
    name: 'types',
    ok: runs.every((run) => run.ok),
    summary: details.length === 0 ? 'server and web' : `${errors} errors`,
    details,
  };
}
