import type { Expression, RawBuilder, Selectable } from 'kysely';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from '#kysely';
import { type Column, int8, text } from './column.ts';
import type { Tables } from './schema.ts';

/** A row of a table as it is read. */
export type TableRow<T extends keyof Tables> = Selectable<Tables[T]>;

/**
 * Builds queries whose rows have the types of the migrated schema. It has no connection: `Sql.rows`, `row` and `run` send
 * what it builds, so that transactions, names and shared reads are ours.
 */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The accents of letters, once they stand apart from them. */
const MARKS = /[\u0300-\u036f]/g;

/** Business time. */
export const appNow = sql<Date>`app_now()`;
/** The same moment for all rows of a list: the function reads a table, and costs each row more than the rest of it. */
export const appNowOnce = sql<Date>`(SELECT app_now())`;
/** Real time, for leases and for what tells when a row was touched. */
export const realNow = sql<Date>`clock_timestamp()`;
/**
 * A column that only SQL can say, cast to what it is declared as: what it is already costs nothing, and what it is not is made so.
 * Whether it can be null is for its writer to know.
 */
export const typed =
  <T>({ type }: Column<T>) =>
  (parts: TemplateStringsArray, ...values: unknown[]): RawBuilder<T> =>
    sql<T>`(${sql(parts, ...values)})::${sql.raw(type)}`;

/** How many rows there are in all. */
export const countAll = typed(int8)`count(*)`.as('count');
/** Compares with each of a list that travels as one value, so that the text does not change with its length. */
export const any = <T>(list: readonly T[]) => sql<T>`ANY(${list})`;
/** Both names of a person or a profile, of which one may be empty: `fullName('u')`. */
export const fullName = (of: string) =>
  typed(text())`btrim(concat_ws(' ', ${sql.ref(`${of}.first_name`)}, ${sql.ref(`${of}.last_name`)}))`;
export { sql };

/** What a person typed, for `contains`; `%` and `_` mean themselves. */
export const likePattern = (written: string): string =>
  `%${written
    .trim()
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[\\%_]/g, '\\$&')}%`;

/** Finds a pattern of `likePattern` in words, whatever the case and the accents; missing words are empty (decision 128). */
export const contains = (words: Expression<string | null>, pattern: string) =>
  sql<boolean>`regexp_replace(normalize(replace(replace(coalesce(${words}, ''), 'œ', 'oe'), 'Œ', 'OE'), NFD), '[\\u0300-\\u036f]', '', 'g') ILIKE ${pattern}`;
