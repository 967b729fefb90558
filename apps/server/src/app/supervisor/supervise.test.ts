import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { embeddedUrl } from '../../platform/postgres/embedded.ts';
import { processesOf, type StartedProgram, startProgram } from '../../testing/program/started-program.ts';
import { postgresFolder } from './database.ts';

const started = new Set<StartedProgram>();
let home: string;
const gone = { timeout: 40_000, interval: 50 };
// The demo world is told at the lowest priority: whoever else works on the machine comes first.
const told = { timeout: 150_000, interval: 200 };
// Each test starts whole programs, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'waypost-supervisor-'));
  // Entered by the user that PostgreSQL runs as; the closed folder has its own test.
  chmodSync(home, 0o711);
});
afterEach(async () => {
  for (const program of started) {
    if (program.process.exitCode !== null || program.process.signalCode !== null) continue;
    program.process.kill('SIGTERM');
    await program.exited;
  }
  started.clear();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function start(env: Record<string, string> = {}): StartedProgram {
  const program = startProgram([], { WAYPOST_HOME: home, PORT: '0', ...env });
  started.add(program);
  return program;
}

async function ready(program: StartedProgram): Promise<string> {
  const [, url = ''] = await program.line(/^Waypost is ready: (\S+)$/m);
  return url;
}

const commands = () => processesOf(home).map((line) => /(main|api|worker)\.ts|bin\/postgres|postgres:/.exec(line)?.[0]);

async function ask<T>(sql: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: embeddedUrl(postgresFolder(home)) ?? '' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ value: T }>(sql);
  await client.end();
  return rows[0]?.value;
}

describe('One command runs everything', () => {
  test('It serves and tells the demo world, and SIGTERM leaves no process behind; a second start goes on with the data', async () => {
    const first = start({ WAYPOST_DEMO: 'on' });
    const url = await ready(first);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const [, sandbox = ''] = await first.line(/^Sandbox .*: (\S+)$/m);
    expect((await fetch(sandbox)).status).toBeLessThan(500);
    expect(commands()).toEqual(expect.arrayContaining(['api.ts', 'worker.ts', 'bin/postgres']));
    // Everybody on the computer can read the arguments of a process.
    expect(processesOf(home).join('\n')).not.toMatch(/secret/i);
    await ask(`CREATE TABLE kept AS SELECT 7 AS value`);
    const mark = (what: string) =>
      ask<string>(`SELECT (value -> '${what}')::text AS value FROM installation WHERE key = 'demo'`);
    await vi.waitFor(async () => expect(await mark('done')).toMatch(/picture/), told);
    first.process.kill('SIGTERM');
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(processesOf(home)).toEqual([]);

    const second = start({ WAYPOST_DEMO: 'on' });
    await ready(second);
    expect(await ask('SELECT value FROM kept')).toBe(7);
    await vi.waitFor(async () => expect(await mark('complete')).toBe('true'), told);
    const twice = 'SELECT (count(*) - count(DISTINCT (connection_id, message)))::int AS value FROM scheduled_postings';
    expect(await ask(twice)).toBe(0);
    expect(await ask('SELECT count(*) > 100 AS value FROM scheduled_postings')).toBe(true);
    expect(await ask(`SELECT count(*)::int AS value FROM users WHERE demo_role IS NOT NULL`)).toBeGreaterThanOrEqual(2);
    second.process.kill('SIGINT');
    expect(await second.exited).toEqual({ code: 0, signal: null });
    expect(processesOf(home)).toEqual([]);
    expect(existsSync(path.join(home, 'supervisor.json'))).toBe(false);
  }, 360_000);

  test('When the supervisor is killed its children leave, and the next start stops the orphaned database', async () => {
    const first = start();
    await ready(first);
    first.process.kill('SIGKILL');
    await first.exited;
    await vi.waitFor(() => expect(commands().filter((name) => name?.endsWith('.ts'))).toEqual([]), gone);
    expect(commands()).toContain('bin/postgres');

    const second = start();
    await ready(second);
    expect(second.output()).toMatch(/Stopping the PostgreSQL \(pid \d+\) that an earlier start left behind/);
    second.process.kill('SIGTERM');
    await second.exited;
    expect(processesOf(home)).toEqual([]);
  });

  test('Parts that die are started again, and a second program on the same folder is refused', async () => {
    const program = start();
    const url = await ready(program);
    const other = start();
    expect((await other.exited).code).toBe(1);
    expect(other.output()).toMatch(
      /^Waypost already runs from .* \(pid \d+, http:\/\/localhost:\d+\); stop it, or set WAYPOST_HOME\.$/,
    );

    const pidOf = (name: string) =>
      Number(
        processesOf(home)
          .find((line) => line.includes(name))
          ?.split(' ')[0],
      );
    const api = pidOf('api.ts');
    process.kill(api, 'SIGKILL');
    await program.line(/^api ended \(SIGKILL\)/m);
    const postgres = pidOf('bin/postgres');
    process.kill(postgres, 'SIGKILL');
    await program.line(/^PostgreSQL ended; it is started again\.$/m);
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), gone);
    expect(pidOf('api.ts')).not.toBe(api);
    expect(pidOf('bin/postgres')).not.toBe(postgres);
  });

  test('ROLE=worker runs the worker alone, on the database that it is given', async () => {
    const whole = start();
    const url = await ready(whole);
    const program = startProgram([], {
      WAYPOST_HOME: path.join(home, 'second'),
      ROLE: 'worker',
      DATABASE_URL: embeddedUrl(postgresFolder(home)) ?? '',
      WAYPOST_SANDBOX_URL: url,
      WAYPOST_SANDBOX_SMTP_URL: 'smtp://127.0.0.1:1',
      PORT: new URL(url).port,
    });
    started.add(program);
    await program.line(/^The worker is ready\.$/m);
    const second = processesOf(path.join(home, 'second')).map(
      (line) => /(main|api|worker)\.ts|postgres/.exec(line)?.[0],
    );
    expect(second.toSorted()).toEqual(['main.ts', 'worker.ts']);
  });

  test('Told to stop while it still starts, it stops', async () => {
    const program = start();
    await vi.waitFor(() => expect(commands()).toContain('bin/postgres'), gone);
    program.process.kill('SIGTERM');
    await program.exited;
    expect(processesOf(home)).toEqual([]);
  });
});

test('A port in use is one clear line, before anything is made', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const program = start({ PORT: port });
  expect(await program.exited).toEqual({ code: 1, signal: null });
  squatter.close();
  expect(program.output()).toBe(
    `PORT: ${port} is in use already; stop what listens there, or set PORT to another one.`,
  );
});

test('Mistakes of the configuration stop the start with one line each', async () => {
  const program = start({ PORT: 'x', META_APP_ID: '1' });
  expect((await program.exited).code).toBe(1);
  expect(
    program
      .output()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['PORT', 'PUBLIC_URL', 'ENCRYPTION_KEYS', 'SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'META_APP_SECRET']);
});

test('An unknown command says which there are', async () => {
  const program = startProgram(['destroy'], { WAYPOST_HOME: home });
  expect((await program.exited).code).toBe(1);
  expect(program.output()).toMatch(/use start, --dev, doctor, seed, .*keys:rotate\./);
});
