import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registered } from '../../connectors/social/registrations.ts';
import { type Config, loadConfig } from '../../platform/config/config.ts';
import { projectRoot } from '../../platform/config/paths.ts';
import type { Env } from '../../platform/config/read-env.ts';
import { type Child, type ChildPlan, keepRunning, type Say } from './child.ts';
import { keepDatabase } from './database.ts';
import { tellDemo } from './demo.ts';
import { type HeldHome, takeHome, UnlockableHome } from './home-lock.ts';
import { freePortNear, whyNotFree } from './ports.ts';
import { prepareDatabase } from './prepare-database.ts';
import { buildWeb } from './web.ts';

/** How long children may take to leave, see `patienceMs` of their plans, and a little. */
const leavingMs = 35_000;

const script = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Why the start was refused, in one line for the person at the terminal. */
export class StartRefused extends Error {}

export type Supervised = {
  /** Null where nothing is served (ROLE=worker). */
  url: string | null;
  sandboxUrl: string | null;
  /** What a change of the source restarts. */
  programs: Child[];
  /** Stops everything in order: what started last first, the database therefore last. */
  stop(): Promise<void>;
};

type Part = { stop(): Promise<void>; kill?(): void };

export type Orders = {
  dev: boolean;
  /** Told to stop while still starting. */
  abort: AbortSignal;
  /** No patience any more: children that are slow to stop are killed. */
  force: AbortSignal;
};

export async function supervise(given: Env, say: Say, orders: Orders): Promise<Supervised> {
  const parts: Part[] = [];
  let stopping = Promise.resolve();
  const stop = () => {
    stopping = stopping.then(async () => {
      for (let part = parts.at(-1); part; part = parts.at(-1)) {
        await part.stop();
        parts.splice(parts.indexOf(part), 1);
      }
    });
    return stopping;
  };
  orders.abort.addEventListener('abort', () => void stop().catch(() => {}));
  orders.force.addEventListener('abort', () => {
    for (const part of parts) part.kill?.();
  });
  try {
    return { ...(await startAll(given, say, orders, parts)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  given: Env,
  say: Say,
  { dev, abort }: Orders,
  parts: Part[],
): Promise<Omit<Supervised, 'stop'>> {
  const { env: chosen, config } = await choosePort(given);
  const home = ownHome(config, parts);
  await refuseBusyPort(config, { patienceMs: home?.abandoned ? leavingMs : 0, abort }, say);
  abort.throwIfAborted();
  const web = config.role === 'worker' ? null : buildWeb(say, { dev });
  if (web) parts.push(web);

  let env: Env = { ...compiledOnce(config.home), ...chosen, NODE_ENV: dev ? 'development' : 'production' };
  let databaseUrl = config.databaseUrl;
  if (!databaseUrl) {
    const database = await keepDatabase(config.home, say);
    parts.push(database);
    databaseUrl = database.url;
    env = { ...env, DATABASE_URL: databaseUrl };
    abort.throwIfAborted();
  }
  if (config.mode === 'sandbox' && !config.sandbox) {
    const sandbox = await startSandbox(config, env, say, parts);
    home?.tell(sandbox);
    env = { ...env, ...sandbox };
  }
  const untold = await prepareDatabase(config, databaseUrl, say);
  await web?.built();
  abort.throwIfAborted();

  const programs = plans(config, env, dev).map((plan) => keepRunning(plan, say));
  parts.push(together(programs));
  await Promise.all(programs.map((program) => program.ready));
  if (untold) parts.push(tellDemo(env, dev ? [] : bundled(), say));
  return {
    url: config.role === 'worker' ? null : config.publicUrl,
    sandboxUrl: env.WAYPOST_SANDBOX_URL ?? null,
    programs,
  };
}

/** Where the runtime keeps what it made of our sources: a fifth off the start of each child, and some of its memory. */
export const compiledOnce = (home: string): Env => ({ NODE_COMPILE_CACHE: path.join(home, 'cache', 'compile') });

const BUNDLES = [
  ...['apps/server/dist/kysely.js', 'apps/server/dist/fastify.js'],
  ...['packages/contract/dist/zod.js', 'packages/contract/dist/contract.js', 'packages/i18n/dist/use-intl.js'],
];

/**
 * Has a program take the query builder, the web framework, zod, our contract and what says its words as the files that the build made of them, see
 * `scripts/bundles.ts`. Who starts one so has built before.
 */
export const bundled = (): readonly string[] =>
  BUNDLES.every((file) => existsSync(path.join(projectRoot, file))) ? ['--conditions=bundled'] : [];

/**
 * What passes through a worker by the thousand makes its young generation grow up to this, in MiB, and it keeps what it grew to:
 * with the runtime's own limit of 32 it holds a third more memory and sends no faster.
 */
export const workerFlags: readonly string[] = ['--max-semi-space-size=16'];

/** PORT=0 means any; the children and the public address must agree on which one. */
async function choosePort(given: Env): Promise<{ env: Env; config: Config }> {
  const first = configOf(given);
  if (first.port !== 0 || first.role === 'worker') return { env: given, config: first };
  const env = { ...given, PORT: String(await freePortNear(first.host, 0)) };
  return { env, config: configOf(env) };
}

function configOf(env: Env): Config {
  const loaded = loadConfig(env);
  if (loaded.problems) throw new StartRefused(loaded.problems.join('\n'));
  return loaded.config;
}

function ownHome(config: Config, parts: Part[]): HeldHome | null {
  if (config.databaseUrl && (config.mode === 'live' || config.sandbox)) return null;
  const taken = holdOrRefuse(config);
  if ('holder' in taken) {
    const who = taken.holder ? ` (pid ${taken.holder.pid}, ${taken.holder.url})` : '';
    throw new StartRefused(`Waypost already runs from ${config.home}${who}; stop it, or set WAYPOST_HOME.`);
  }
  parts.push({ stop: async () => taken.release() });
  return taken;
}

function holdOrRefuse(config: Config): ReturnType<typeof takeHome> {
  try {
    return takeHome(config.home, config.publicUrl);
  } catch (error) {
    throw error instanceof UnlockableHome ? new StartRefused(error.message) : error;
  }
}

/** After a supervisor was killed its API still answers what it had begun to, on the port that we want. */
async function refuseBusyPort(
  config: Config,
  { patienceMs, abort }: { patienceMs: number; abort: AbortSignal },
  say: Say,
): Promise<void> {
  if (config.role === 'worker') return;
  let why = await whyNotFree(config.host, config.port);
  if (why === 'EADDRINUSE' && patienceMs > 0) say(`Waiting for an earlier start to leave port ${config.port}.`);
  const deadline = performance.now() + patienceMs;
  while (why === 'EADDRINUSE' && performance.now() < deadline && !abort.aborted) {
    await delay(100);
    why = await whyNotFree(config.host, config.port);
  }
  if (why === 'EADDRINUSE') {
    throw new StartRefused(
      `PORT: ${config.port} is in use already; stop what listens there, or set PORT to another one.`,
    );
  }
  if (why !== null) throw new StartRefused(`PORT: cannot listen on ${config.host}:${config.port} (${why}).`);
}

interface SandboxPorts {
  readonly http: number;
  readonly smtp: number;
  readonly dns: number;
  readonly intake: number;
}

/** Started by its path and spoken to over its wire protocols alone, as the real networks are. */
async function startSandbox(config: Config, env: Env, say: Say, parts: Part[]): Promise<Record<string, string>> {
  for (let tries = 1; ; tries += 1) {
    const ports = await sandboxPorts(config);
    const sandbox = keepRunning(sandboxPlan(config, env, ports), say);
    const part = together([sandbox]);
    parts.push(part);
    try {
      await sandbox.ready;
    } catch (error) {
      // Who else was given a port between our look and its start: it is started on others.
      if (tries === 3 || !(await someoneListens(ports))) throw error;
      parts.splice(parts.indexOf(part), 1);
      continue;
    }
    return {
      // Not "localhost": cookies do not tell ports apart, and the fake networks set their own.
      WAYPOST_SANDBOX_URL: `http://127.0.0.1:${ports.http}`,
      WAYPOST_SANDBOX_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      WAYPOST_SANDBOX_DNS: `127.0.0.1:${ports.dns}`,
      MAIL_INTAKE_PORT: String(ports.intake),
    };
  }
}

const sandboxPorts = async ({ port, mailIntake }: Config): Promise<SandboxPorts> => ({
  http: await freePortNear('127.0.0.1', port + 10),
  smtp: await freePortNear('127.0.0.1', port + 25),
  dns: await freePortNear('127.0.0.1', port + 35),
  // The worker's own, where the sandbox brings what comes back of mails.
  intake: mailIntake?.port || (await freePortNear('127.0.0.1', port + 45)),
});

async function someoneListens({ http, smtp, dns }: SandboxPorts): Promise<boolean> {
  const why = await Promise.all([http, smtp, dns].map((port) => whyNotFree('127.0.0.1', port)));
  return why.includes('EADDRINUSE');
}

const sandboxPlan = (config: Config, env: Env, { http, smtp, dns, intake }: SandboxPorts): ChildPlan => ({
  name: 'sandbox',
  args: [
    script('../../../../../packages/sandbox/src/main.ts'),
    ...['--port', String(http), '--smtp-port', String(smtp), '--dns-port', String(dns)],
    ...['--state-dir', path.join(config.home, 'sandbox')],
  ],
  env: {
    ...{ ...env, ...credentials(config) },
    SANDBOX_BILLING_WEBHOOK: `${ownAddress(config)}/api/webhooks/billing/`,
    SANDBOX_MAIL_BOUNCES: `smtp://127.0.0.1:${intake}`,
  },
  patienceMs: 10_000,
});

/** Where this computer reaches us, whatever we are called outside. */
const ownAddress = ({ host, port }: Config): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

/** What the fake networks know our apps by; not as arguments, which everybody on the computer can read. */
const credentials = (config: Config): Record<string, string> =>
  Object.fromEntries(
    registered(config).flatMap(({ credentials: names, keys }) =>
      names.map((name, which) => [`SANDBOX_${name}`, keys[which] ?? '']),
    ),
  );

function plans(config: Config, env: Env, dev: boolean): ChildPlan[] {
  // Where nothing is served nothing was built, so what lies there may be of an earlier version; so may it be while somebody changes it.
  const flags = config.role === 'worker' || dev ? [] : bundled();
  const api = { name: 'api', args: [...flags, script('../api.ts')], env: { ...env, ROLE: 'api' }, patienceMs: 30_000 };
  const worker = {
    name: 'worker',
    args: [...workerFlags, ...flags, script('../worker.ts')],
    env: { ...env, ROLE: 'worker' },
    patienceMs: 30_000,
  };
  if (config.role === 'api') return [api];
  if (config.role === 'worker') return [worker];
  return [api, worker];
}

function together(children: Child[]): Part {
  return {
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()));
    },
    kill: () => {
      for (const child of children) child.kill();
    },
  };
}
