import pg from 'pg';
import type { Sent } from '../sql.ts';
import { type Answering, OwnQuery } from './own-query.ts';
import { takeRowsApart } from './rows-apart.ts';
import { keyOfTogether, together } from './together.ts';

/** Few enough that the first to be answered need not wait long for the last. */
const TOGETHER_AT_MOST = 8;

export interface Asking extends PromiseWithResolvers<unknown[]> {
  readonly sent: Sent;
}

/** One pipelined connection. */
export interface Line {
  /** Sends all of it in one write. */
  ask(askings: readonly Asking[]): void;
  end(): Promise<void>;
}

/** What PostgreSQL says that the places of a statement take, by its name; null while it is asked. */
export type PlaceTypes = Map<string, readonly string[] | null>;

export async function openLine(
  config: pg.ClientConfig,
  types: PlaceTypes,
  limitMs: number,
  onEnd: (error?: Error) => void,
): Promise<Line> {
  const client = new pg.Client({ ...config, pipeline: true });
  client.on('error', onEnd);
  client.on('end', () => onEnd());
  await client.connect();
  // Not in the startup packet, whose parameters connection poolers refuse.
  await client.query(`SET statement_timeout = ${Math.round(limitMs)}`);
  const { stream } = client.connection;
  const line: OpenLine = { client, types, answering: { query: null, readers: new Map() } };
  takeRowsApart(stream, (bytes, from, to) => {
    if (line.answering.query === null) stream.destroy(new Error('PostgreSQL sent rows that nobody asked for'));
    else line.answering.query.take(bytes, from, to);
  });
  return {
    ask(askings) {
      stream.cork();
      for (const batch of batchesOf(askings)) askBatch(line, batch);
      stream.uncork();
    },
    end: () => client.end(),
  };
}

interface OpenLine {
  readonly client: pg.Client;
  readonly types: PlaceTypes;
  readonly answering: Answering;
}

interface Batch {
  readonly name: string | undefined;
  readonly text: string;
  readonly askings: readonly Asking[];
}

function askBatch(line: OpenLine, { name, text, askings }: Batch): void {
  const { types } = line;
  const known = name === undefined || askings.length === 1 ? null : types.get(name);
  if (name !== undefined && known) {
    askTogether(line, askings, name, text, known);
    return;
  }
  for (const asking of askings) askAlone(line, asking);
  if (name !== undefined && known === undefined) learn(line, name).catch(() => types.delete(name));
}

function askAlone({ client, answering }: OpenLine, { sent, resolve, reject }: Asking): void {
  client.query(
    new OwnQuery(sent, answering, null, (error, [rows = []]) =>
      error === null ? resolve(rows) : reject(named(error, sent.text)),
    ),
  );
}

function askTogether(
  line: OpenLine,
  askings: readonly Asking[],
  name: string,
  text: string,
  types: readonly string[],
): void {
  const sent = together(
    name,
    text,
    askings.map((asking) => asking.sent.values),
    types,
  );
  const { client, answering } = line;
  client.query(
    new OwnQuery(sent, answering, askings.length, (error, rows) => {
      if (error === null) for (const [at, { resolve }] of askings.entries()) resolve(rows[at] ?? []);
      // Perhaps one of them is refused: the others shall not suffer for it.
      else if (isOfOne(error)) for (const asking of askings) askAlone(line, asking);
      else for (const { reject } of askings) reject(named(error, text));
    }),
  );
}

/**
 * What one asking's values cause, or the joining (PostgreSQL, appendix A: cardinality, data, names and types, limits of a
 * program). What was cancelled or found no room would be so again, once for each.
 */
const isOfOne = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(21|22|42|54)/.test(error.code ?? '');

/** For the log. An end of the connection is the same error for all that were on it, and of none of them. */
function named(error: unknown, statement: string): unknown {
  return error instanceof pg.DatabaseError ? Object.assign(error, { statement }) : error;
}

/** Behind a pooler of connections the statement may stand prepared elsewhere: then it goes on to be asked alone. */
async function learn(line: OpenLine, name: string): Promise<void> {
  line.types.set(name, null);
  const text = 'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1';
  const asking: Asking = { sent: { text, values: [name] }, ...Promise.withResolvers<unknown[]>() };
  askAlone(line, asking);
  const [row] = (await asking.promise) as { types: string[] }[];
  if (row !== undefined) line.types.set(name, row.types);
}

/** What can be asked together, in parts of about the same size. */
function batchesOf(askings: readonly Asking[]): Batch[] {
  const alike = Map.groupBy(askings, (asking) => keyOfTogether(asking.sent) ?? asking);
  return [...alike.values()].flatMap((same) => {
    const size = Math.ceil(same.length / Math.ceil(same.length / TOGETHER_AT_MOST));
    return same.flatMap(({ sent: { name, text } }, at) =>
      at % size === 0 ? { name, text, askings: same.slice(at, at + size) } : [],
    );
  });
}
