import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { binary, postgresMajor } from './binaries.ts';
import { give } from './identity.ts';
import { stopOrphan, stopProcess } from './orphan.ts';
import { type Placement, place } from './placement.ts';
import { startOnSomePort } from './server-process.ts';
import { readState, type State, writeState } from './state.ts';

const user = 'waypost';
const database = 'waypost';

export type EmbeddedPostgres = {
  /** Address of the database, with its password. */
  url: string;
  pid: number;
  /** Settles when the server has ended, whoever ended it. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** Off only where the data are thrown away (tests): a power cut may then lose the database. */
  fsync?: boolean;
};

/**
 * Starts the PostgreSQL that npm brought, creating its data folder at the first start. It listens on loopback only,
 * with a password made here. Asked again after a crash, it stops the orphan and lets PostgreSQL recover.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir: wanted, log, fsync = true } = options;
  const state = readState(wanted);
  const placement = place(state.dataDir, log);
  settleIn(wanted, state, placement.dataDir);

  await stopOrphan(placement.dataDir, log);
  if (!existsSync(placement.dataDir)) await initialise(placement, state.password, fsync);
  refuseForeignData(placement);

  const { server, port } = await startOnSomePort(placement, state.port, settings(fsync), log);
  const { pid } = server.child;
  if (pid === undefined) throw new Error('PostgreSQL did not start.');
  if (port !== state.port) writeState(wanted, { ...state, dataDir: placement.dataDir, port });

  const running = { ...state, port };
  try {
    await createDatabase(address(running, 'postgres'));
  } catch (error) {
    await stopProcess(pid);
    throw error;
  }
  return {
    url: address(running, database),
    pid,
    exited: server.exited,
    async stop() {
      await stopProcess(pid);
      await server.exited;
    },
  };
}

/** Named first, then moved: data that lie in a place that nobody names would be given up for an empty database. */
function settleIn(wanted: string, state: State, dataDir: string): void {
  writeState(wanted, { ...state, dataDir });
  if (dataDir === state.dataDir || !existsSync(state.dataDir)) return;
  try {
    renameSync(state.dataDir, dataDir);
  } catch (cause) {
    writeState(wanted, state);
    rmSync(path.dirname(dataDir), { recursive: true, force: true });
    throw new Error(
      `${state.dataDir} could not be moved to ${dataDir}: let others enter ${path.dirname(state.dataDir)} (chmod o+x), or move the data and set WAYPOST_HOME.`,
      { cause },
    );
  }
}

/** Where the embedded server of a data folder listens, for commands that run beside it; null before its first start. */
export function embeddedUrl(dataDir: string): string | null {
  const state = readState(dataDir);
  return state.port === 0 ? null : address(state, database);
}

function address({ password, port }: State, name: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
}

function settings(fsync: boolean): Record<string, string> {
  return {
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    // Its data are on this machine's disk; the default of 4 is for spinning ones and makes it sort what an index orders.
    random_page_cost: '1.1',
    max_wal_size: '1GB',
    jit: 'off',
    timezone: 'UTC',
    // The promise that no post is lost or sent twice rests on these two.
    synchronous_commit: 'on',
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    // Error texts quote values that people typed; the client has them, a log must not.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
}

/** initdb into a folder beside, renamed when it is whole: a start that was cut short leaves nothing half made. */
async function initialise({ binaries, dataDir, identity }: Placement, password: string, fsync: boolean): Promise<void> {
  const making = `${dataDir}.new`;
  const passwordFile = `${dataDir}.pw`;
  rmSync(making, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(making, { mode: 0o700 });
  chmodSync(making, 0o700);
  give(making, identity);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, identity);
  try {
    const run = promisify(execFile);
    const choices = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(
      binary(binaries, 'initdb'),
      [
        ...['-D', making, `--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...choices],
        ...['--no-instructions', ...(fsync ? [] : ['--no-sync'])],
      ],
      { ...identity, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
    );
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new Error(`The database could not be created in ${dataDir}: ${said}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, dataDir);
}

function refuseForeignData({ dataDir, identity }: Placement): void {
  let version: string;
  try {
    version = readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    const who = identity.uid ?? process.getuid?.();
    throw new Error(`${dataDir} cannot be read (uid ${who}): start as the user that made it, or as root.`, { cause });
  }
  if (version !== postgresMajor) {
    throw new Error(
      `${dataDir} was made by PostgreSQL ${version}; this is ${postgresMajor}. Dump and restore it first.`,
    );
  }
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}
