import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, runTool } from './outcome.ts';

/** Fewer means that the cruiser could not read the sources, and every rule would pass. */
const fewestModules = 50;

type Result = {
  summary: { totalCruised: number; violations: Array<{ from: string; to: string; rule: { name: string } }> };
};

export async function checkDirections(root: string): Promise<Outcome> {
  const name = 'directions';
  const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts'].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const run = await runTool(root, 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...folders,
  ]);
  let result: Result;
  try {
    result = JSON.parse(run.stdout);
  } catch {
    return {
      name,
      ok: false,
      summary: 'dependency-cruiser failed',
      details: (run.stderr || run.stdout).trim().split('\n'),
    };
  }
  const { totalCruised, violations } = result.summary;
  const details = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (totalCruised < fewestModules) details.unshift(`only ${totalCruised} modules were cruised: the rules saw nothing`);
  return {
    name,
    ok: details.length === 0,
    summary: `${totalCruised} modules, ${violations.length} violations`,
    details,
  };
}
