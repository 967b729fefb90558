import type { Query } from './prepared.ts';

/** One statement on its way to the database; `name` prepares it once per connection. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}
export interface Answer {
  readonly rows: unknown[];
  /** How many rows it touched. */
  readonly count: number;
}
export type Send = (sent: Sent) => Promise<Answer>;

/** One connection or transaction. It is asked what `query` built, or what `prepared` and `statement` made ready. */
export interface Sql {
  /** For what stands around a connection; `plain-text.test.ts` lists who sends text of its own. */
  readonly send: Send;
  rows<R>(query: Query<R>): Promise<R[]>;
  row<R>(query: Query<R>): Promise<R | null>;
  /** Runs a change and answers the number of rows it touched. */
  run(query: Query<unknown>): Promise<number>;
}

/** What short reads need of a connection. */
export type Reads = Pick<Sql, 'rows' | 'row'>;

export function sqlOver(send: Send): Sql {
  const rows = async <R>(query: Query<R>) => (await send(sentOf(query))).rows as R[];
  return {
    send,
    rows,
    row: async <R>(query: Query<R>) => (await rows(query))[0] ?? null,
    run: async (query: Query<unknown>) => (await send(sentOf(query))).count,
  };
}

export function sentOf(query: Query<unknown>): Sent {
  if (!('compile' in query)) return query;
  const { sql, parameters } = query.compile();
  return { text: sql, values: parameters };
}
