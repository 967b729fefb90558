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
  rows<R>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>;
  row<R>(query: Query<R>): Promise<R | null>;
  row<R>(text: string, values?: readonly unknown[], name?: string): Promise<R | null>;
  /** Runs a change and answers the number of rows it touched. */
  run(query: Query<unknown>): Promise<number>;
  run(text: string, values?: readonly unknown[], name?: string): Promise<number>;
}

/** What short reads need of a connection. */
export type Reads = Pick<Sql, 'rows' | 'row'>;

export function sqlOver(send: Send): Sql {
  const rows = async <R>(asked: Query<R> | string, values?: readonly unknown[], name?: string) =>
    (await send(sentOf(asked, values, name))).rows as R[];
  return {
    send,
    rows,
    row: async <R>(asked: Query<R> | string, values?: readonly unknown[], name?: string) =>
      (await rows<R>(asked, values, name))[0] ?? null,
    run: async (asked: Query<unknown> | string, values?: readonly unknown[], name?: string) =>
      (await send(sentOf(asked, values, name))).count,
  };
}

export function sentOf(query: Query<unknown> | string, values: readonly unknown[] = [], name?: string): Sent {
  if (typeof query === 'string') return { text: query, values, name };
  if (!('compile' in query)) return query;
  const { sql, parameters } = query.compile();
  return { text: sql, values: parameters };
}
