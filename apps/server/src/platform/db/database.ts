import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openSharedReads } from './shared-reads.ts';
import { parseTimestamp } from './timestamps.ts';

// Ids stay below 2^53, so they are numbers in code and on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp);

/** Enough to keep a few cores of the server busy with short reads. */
const READ_CONNECTIONS = 2;

/** One connection or transaction: raw SQL for claims, hot paths and statistics, the builder for the ordinary rest. */
export interface Sql {
  readonly orm: NodePgDatabase;
  /** `name` prepares the statement once per connection; give one to everything on a hot path. */
  rows<R>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>;
  row<R>(text: string, values?: readonly unknown[], name?: string): Promise<R | null>;
  /** Runs a change and answers the number of rows it touched. */
  run(text: string, values?: readonly unknown[], name?: string): Promise<number>;
}

export interface Database extends Sql {
  readonly pool: pg.Pool;
  /** A short prepared read outside any transaction, for what every request asks; its rows may be shared, see shared-reads.ts. */
  read<R>(text: string, values: readonly unknown[], name: string): Promise<readonly R[]>;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What short reads need of a connection. */
export type Reads = Pick<Sql, 'rows' | 'row'>;

/** Short named reads over the shared connections: those of one turn of the event loop leave in one write. */
export function readsOf(db: Pick<Database, 'read'>): Reads {
  const rows = async <R>(text: string, values: readonly unknown[] = [], name = '') => [
    ...(await db.read<R>(text, values, name)),
  ];
  return {
    rows,
    row: async <R>(text: string, values?: readonly unknown[], name?: string) =>
      (await rows<R>(text, values, name))[0] ?? null,
  };
}

export function openDatabase(options: {
  url: string;
  poolSize: number;
  applicationName: string;
  /** A transaction that stands still for longer is rolled back by the server, with its session; never when absent. */
  stalledTransactionMs?: number;
  onError: (error: Error) => void;
}): Database {
  const common = {
    connectionString: options.url,
    application_name: options.applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  const { stalledTransactionMs } = options;
  const pool = new pg.Pool({
    ...common,
    max: options.poolSize,
    // Said here and not in the startup packet, whose parameters connection poolers refuse. The pool waits for it.
    onConnect: async (client) => {
      if (stalledTransactionMs !== undefined)
        await client.query(`SET idle_in_transaction_session_timeout = ${Math.round(stalledTransactionMs)}`);
    },
  });
  const reads = openSharedReads(common, READ_CONNECTIONS, options.onError);
  // A server restart surfaces here; without a listener it would end the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return {
    ...sqlOver(pool),
    pool,
    transaction: (work) => inTransaction(pool, work),
    read: (text, values, name) => reads.rows(text, values, name),
    close: async () => {
      await Promise.all([pool.end(), reads.close()]);
    },
  };
}

function sqlOver(client: pg.Pool | pg.PoolClient): Sql {
  const ask = (text: string, values: readonly unknown[], name?: string) =>
    client.query({ text, values: [...values], name });
  return {
    orm: drizzle(client),
    rows: async <R>(text: string, values: readonly unknown[] = [], name?: string) =>
      (await ask(text, values, name)).rows as R[],
    row: async <R>(text: string, values: readonly unknown[] = [], name?: string) =>
      ((await ask(text, values, name)).rows[0] as R | undefined) ?? null,
    run: async (text, values = [], name) => (await ask(text, values, name)).rowCount ?? 0,
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that dies while it is checked out reports here, not on the pool.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work(sqlOver(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollback: Error) => {
      broken = rollback;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
