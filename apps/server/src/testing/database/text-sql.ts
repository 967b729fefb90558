import type { Waypost } from '../../app/compose.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Query } from '../../platform/db/prepared.ts';

/** Tests say as text what they prepare and look for; the product's own connections take no text. */
export interface TextSql extends Sql {
  rows<R>(asked: Query<R>): Promise<R[]>;
  rows<R>(text: string, values?: readonly unknown[]): Promise<R[]>;
  row<R>(asked: Query<R>): Promise<R | null>;
  row<R>(text: string, values?: readonly unknown[]): Promise<R | null>;
  run(asked: Query<unknown>): Promise<number>;
  run(text: string, values?: readonly unknown[]): Promise<number>;
}
export interface TextDatabase extends Omit<Database, keyof Sql | 'transaction'>, TextSql {
  transaction<T>(work: (tx: TextSql) => Promise<T>): Promise<T>;
}
/** The program as tests hold it. */
export interface TestWaypost extends Omit<Waypost, 'db'> {
  readonly db: TextDatabase;
}

export const forTests = (waypost: Waypost): TestWaypost => ({ ...waypost, db: textDatabase(waypost.db) });

export const textDatabase = (db: Database): TextDatabase => ({
  ...db,
  ...textOver(db),
  transaction: (work) => db.transaction((tx) => work(textOver(tx))),
});

function textOver(sql: Sql): TextSql {
  const rows = async <R>(asked: Query<R> | string, values: readonly unknown[] = []) =>
    typeof asked === 'string' ? ((await sql.send({ text: asked, values })).rows as R[]) : sql.rows(asked);
  return {
    send: sql.send,
    rows,
    row: async <R>(asked: Query<R> | string, values?: readonly unknown[]) => (await rows(asked, values))[0] ?? null,
    run: async (asked: Query<unknown> | string, values: readonly unknown[] = []) =>
      typeof asked === 'string' ? (await sql.send({ text: asked, values })).count : sql.run(asked),
  };
}
