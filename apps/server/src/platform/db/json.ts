import type { ColumnType } from 'kysely';

declare const meaning: unique symbol;

/** The text of a value for a jsonb column: the driver would take an array for one of PostgreSQL's own. */
export type Json<T> = string & { readonly [meaning]: T };
/** Nothing stays nothing, and a change without it leaves the column as it is. */
export const json = <const T>(value: T) => JSON.stringify(value) as T extends undefined ? undefined : Json<T>;

type Text<T> = Json<T extends readonly (infer E)[] ? readonly E[] : T>;

/** Read as its value, written as the text that {@link json} makes of it. */
export type Jsonb<T> = ColumnType<T, Text<T>, Text<T>>;
export type JsonbOfDefault<T> = ColumnType<T, Text<T> | undefined, Text<T>>;
export type JsonbOrNull<T> = ColumnType<T | null, Text<T> | null | undefined, Text<T> | null>;
