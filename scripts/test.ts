import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../apps/server/src/platform/config/paths.ts';
import { readEnv } from '../apps/server/src/platform/config/read-env.ts';
import { ensureTools } from './ensure-tools.ts';
import { OUTCOME_FILE, type Outcome, readOutcome } from './reporting/outcome.ts';

type Env = Record<string, string | undefined>;

/**
 * How the journeys run: `npm test -- --only journeys --shuffle 7 --workers 3`. Shuffled by a number, so that a run that
 * failed can be had again; nothing they do may lean on what came before it.
 */
const { values: asked } = parseArgs({
  options: { only: { type: 'string' }, shuffle: { type: 'string' }, workers: { type: 'string' } },
});

/** Everything that must hold, in one command; the last line counts it. */
async function testAll(): Promise<void> {
  const tools = ensureTools();
  const reports = mkdtempSync(path.join(tmpdir(), 'waypost-reports-'));
  const bin = path.join(projectRoot, 'node_modules', '.bin');
  const env: Env = {
    ...readEnv(),
    PATH: [path.dirname(process.execPath), bin, readEnv().PATH].join(path.delimiter),
    CHROMIUM_PATH: tools.chromium,
    FFMPEG_PATH: tools.ffmpeg,
  };
  const steps: Array<[name: string, run: () => Promise<Outcome>]> = [
    ['check', () => step(process.execPath, ['scripts/check.ts'], projectRoot, env)],
    ['build', () => step(process.execPath, ['scripts/build-web.ts', '--budget'], projectRoot, env)],
    ['tests', () => vitest(bin, path.join(reports, 'tests.json'), env)],
    ['journeys', () => playwright(bin, path.join(reports, 'journeys.json'), env)],
  ];
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const found: string[] = [];
  for (const [name, run] of steps.filter(([name]) => asked.only === undefined || name === asked.only)) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const { passed, failed, what } = await run();
    total.passed += passed;
    total.failed += failed;
    found.push(...what.map((line) => `${name}: ${line}`));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(10)} ${seconds.padStart(4)} s`);
  }
  rmSync(reports, { recursive: true, force: true });
  // Last, where whoever sees only the end of it finds what to look at.
  if (found.length > 0) console.log(`\n${found.join('\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** A step without tests of its own counts only when it fails, so that the closing line never looks green by mistake. */
async function step(command: string, args: string[], cwd: string, env: Env): Promise<Outcome> {
  return { passed: 0, failed: (await exitCode(command, args, cwd, env)) === 0 ? 0 : 1, what: [] };
}

async function vitest(bin: string, outcome: string, env: Env): Promise<Outcome> {
  const reporters = ['default', './scripts/reporting/tests.ts'].map((reporter) => `--reporter=${reporter}`);
  const code = await exitCode(path.join(bin, 'vitest'), ['run', ...reporters], projectRoot, {
    ...env,
    [OUTCOME_FILE]: outcome,
  });
  return counted(code, readOutcome(outcome));
}

async function playwright(bin: string, outcome: string, env: Env): Promise<Outcome> {
  const order = (['shuffle', 'workers'] as const).flatMap((name) => (asked[name] ? [`--${name}=${asked[name]}`] : []));
  const code = await exitCode(
    path.join(bin, 'playwright'),
    ['test', '--reporter=list,../scripts/reporting/journeys.ts', ...order],
    path.join(projectRoot, 'e2e'),
    { ...env, [OUTCOME_FILE]: outcome },
  );
  return counted(code, readOutcome(outcome));
}

/** A run that broke has failed, whatever it told, and so has one that ran nothing. */
function counted(code: number, told: Outcome | null): Outcome {
  const outcome = told ?? { passed: 0, failed: 0, what: [] };
  if (outcome.failed > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, what: [`ended with ${code} after ${outcome.passed} had passed`] };
}

function exitCode(command: string, args: string[], cwd: string, env: Env): Promise<number> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await testAll();
