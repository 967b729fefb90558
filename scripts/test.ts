import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../apps/server/src/platform/config/paths.ts';
import { readEnv } from '../apps/server/src/platform/config/read-env.ts';
import { ensureTools } from './ensure-tools.ts';

type Count = { passed: number; failed: number };
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
  const steps: Array<[name: string, run: () => Promise<Count>]> = [
    ['check', () => step(process.execPath, ['scripts/check.ts'], projectRoot, env)],
    ['build', () => step(process.execPath, ['scripts/build-web.ts', '--budget'], projectRoot, env)],
    ['tests', () => vitest(bin, path.join(reports, 'vitest.json'), env)],
    ['journeys', () => playwright(bin, path.join(reports, 'playwright.json'), env)],
  ];
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const [name, run] of steps.filter(([name]) => asked.only === undefined || name === asked.only)) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const { passed, failed } = await run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(10)} ${seconds.padStart(4)} s`);
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** A step without tests of its own counts only when it fails, so that the closing line never looks green by mistake. */
async function step(command: string, args: string[], cwd: string, env: Env): Promise<Count> {
  return { passed: 0, failed: (await exitCode(command, args, cwd, env)) === 0 ? 0 : 1 };
}

async function vitest(bin: string, report: string, env: Env): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await exitCode(path.join(bin, 'vitest'), args, projectRoot, env);
  const result: { numPassedTests: number; numFailedTests: number } | null = read(report);
  return counted(code, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 });
}

async function playwright(bin: string, report: string, env: Env): Promise<Count> {
  const order = (['shuffle', 'workers'] as const).flatMap((name) => (asked[name] ? [`--${name}=${asked[name]}`] : []));
  const code = await exitCode(
    path.join(bin, 'playwright'),
    ['test', '--reporter=list,json', ...order],
    path.join(projectRoot, 'e2e'),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const result: { stats: { expected: number; flaky: number; unexpected: number } } | null = read(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {};
  // A journey that passes at the second try has failed a person once.
  return counted(code, { passed: expected, failed: unexpected + flaky });
}

/** A run that broke before or beside its tests has failed too. */
function counted(code: number, count: Count): Count {
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) return { ...count, failed: 1 };
  return count;
}

function read<T>(report: string): T | null {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
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
