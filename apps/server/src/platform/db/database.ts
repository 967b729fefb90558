import pg from 'pg';
import type { Query } from './prepared.ts';
import { frozen } from './reads/frozen.ts';
import { openSharedReads } from './reads/shared-reads.ts';
import { type Reads, type Send, type Sql, sentOf, sqlOver } from './sql.ts';
import { parseTimestamp } from './timestamps.ts';

// Ids stay below 2^53, so they are numbers in code and on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp);

/** Enough to keep a few cores of the server busy with short reads. */
const READ_CONNECTIONS = 2;
/** Who asks for a session waits behind the others' reads. */
const READ_LIMIT_MS = 15_000;

export type { Reads, Sql } from './sql.ts';

export interface Database extends Sql {
  readonly pool: pg.Pool;
  /** A short prepared read outside any transaction, for what every request asks; its rows may be shared, see reads/shared-reads.ts. */
  read<R>(query: Query<R>): Promise<readonly Readonly<R>[]>;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Short named reads over the shared connections: those of one turn of the event loop leave in one write. */
export function readsOf(db: Pick<Database, 'read'>): Reads {
  const rows = async <R>(query: Query<R>) => [...(await db.read(query))];
  return { rows, row: async (query) => (await rows(query))[0] ?? null };
}

export function openDatabase(options: {
  url: string;
  poolSize: number;
  applicationName: string;
  /** A transaction that stands still for longer is rolled back by the server, with its session; never when absent. */
  stalledTransactionMs?: number;
  /** What is shared cannot be written to: whoever tries fails there, and not another request later. */
  frozenReads?: boolean;
  onError: (error: Error) => void;
}): Database {
  const common = {
    connectionString: options.url,
    application_name: options.applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  const { stalledTransactionMs, frozenReads = false } = options;
  const pool = new pg.Pool({
    ...common,
    max: options.poolSize,
    // Said here and not in the startup packet, whose parameters connection poolers refuse. The pool waits for it.
    onConnect: async (client) => {
      if (stalledTransactionMs !== undefined)
        await client.query(`SET idle_in_transaction_session_timeout = ${Math.round(stalledTransactionMs)}`);
    },
  });
  const reads = openSharedReads(common, READ_CONNECTIONS, READ_LIMIT_MS, options.onError);
  // A server restart surfaces here; without a listener it would end the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  return {
    ...sqlOn(pool),
    pool,
    transaction: (work) => inTransaction(pool, work),
    read: frozenReads
      ? async <R>(query: Query<R>) => frozen(await reads.rows<R>(sentOf(query)))
      : (query) => reads.rows(sentOf(query)),
    close: async () => {
      await Promise.all([pool.end(), reads.close()]);
    },
  };
}

function sqlOn(client: pg.Pool | pg.PoolClient): Sql {
  const send: Send = async ({ text, values, name }) => {
    try {
      const { rows, rowCount } = await client.query({ text, values: [...values], name });
      return { rows, count: rowCount ?? 0 };
    } catch (error) {
      // For the log: PostgreSQL says what was wrong, and not with which statement.
      if (error instanceof Error) Object.assign(error, { statement: text });
      throw error;
    }
  };
  return sqlOver(send);
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
    const result = await work(sqlOn(client));
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
