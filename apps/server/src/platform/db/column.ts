import type { Json } from './json.ts';

/** What a value of a declared statement is in SQL, and (as a type only) in code. */
export interface Column<T> {
  readonly type: string;
  readonly nullable: boolean;
  /** The statement's own words keep it from being null, which its description does not show. */
  readonly sure: boolean;
  readonly value?: T;
}

const column = <T>(type: string): Column<T> => ({ type, nullable: false, sure: false });

export const int8 = column<number>('int8');
export const int4 = column<number>('int4');
export const float8 = column<number>('float8');
export const uuid = column<string>('uuid');
export const bool = column<boolean>('bool');
export const bytea = column<Buffer>('bytea');
export const timestamptz = column<Date>('timestamptz');
/** Text, or the few words of it that a CHECK of the schema allows. */
export const text = <T extends string = string>(): Column<T> => column('text');
/** JSON that is read; the database answers it as a value. */
export const jsonb = <T>(): Column<T> => column('jsonb');
/** JSON that is written: what `json(value)` makes. */
export const jsonText = <T = unknown>(): Column<Json<T>> => column('jsonb');

/** Several values in one place, for `= ANY (…)`. */
export const list = <T>(of: Column<T>): Column<readonly T[]> => column(`_${of.type}`);

export const orNull = <T>(of: Column<T>): Column<T | null> => ({ ...of, nullable: true });
/** Says that a value which could be null by its description is not: a WHERE or a function sees to it. */
export const sure = <T>(of: Column<T>): Column<T> => ({ ...of, sure: true });
