import { Socket } from 'node:net';
import pg from 'pg';
import type { Sent } from './sql.ts';
import { keyOfTogether, rowsOf, together } from './together.ts';

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
  onEnd: (error?: Error) => void,
): Promise<Line> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, pipeline: true, stream: () => socket });
  client.on('error', onEnd);
  client.on('end', () => onEnd());
  await client.connect();
  return {
    ask(askings) {
      socket.cork();
      for (const batch of batchesOf(askings)) askBatch(client, types, batch);
      socket.uncork();
    },
    end: () => client.end(),
  };
}

interface Batch {
  readonly name: string | undefined;
  readonly text: string;
  readonly askings: readonly Asking[];
}

function askBatch(client: pg.Client, types: PlaceTypes, { name, text, askings }: Batch): void {
  const known = name === undefined || askings.length === 1 ? null : types.get(name);
  if (name !== undefined && known) {
    void askTogether(
      client,
      together(
        name,
        text,
        askings.map(({ sent }) => sent.values),
        known,
      ),
      askings,
    );
    return;
  }
  for (const asking of askings) askAlone(client, asking);
  if (name !== undefined && known === undefined) learn(client, types, name).catch(() => types.delete(name));
}

function askAlone(client: pg.Client, { sent: { text, values, name }, resolve, reject }: Asking): void {
  client.query({ text, values: [...values], name }).then(({ rows }) => resolve(rows), reject);
}

async function askTogether(client: pg.Client, sent: Sent, askings: readonly Asking[]): Promise<void> {
  try {
    const answer = await client.query<unknown[]>({ ...sent, values: [...sent.values], rowMode: 'array' });
    const columns = answer.fields.map((field) => field.name);
    const rows = rowsOf(askings.length, columns, answer.rows);
    for (const [at, { resolve }] of askings.entries()) resolve(rows[at] ?? []);
  } catch (error) {
    // Perhaps one of them is refused: the others shall not suffer for it.
    if (error instanceof pg.DatabaseError) for (const asking of askings) askAlone(client, asking);
    else for (const { reject } of askings) reject(error);
  }
}

/** Behind a pooler of connections the statement may stand prepared elsewhere: then it goes on to be asked alone. */
async function learn(client: pg.Client, types: PlaceTypes, name: string): Promise<void> {
  types.set(name, null);
  const text = 'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1';
  const { rows } = await client.query<{ types: string[] }>({ text, values: [name] });
  if (rows[0] !== undefined) types.set(name, rows[0].types);
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
