import type { Column } from './column.ts';
import { type Ready, ready, refuseStar, takeName } from './prepared.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;
/** The values of declared columns in code. */
export type ValuesOf<C extends Columns> = { -readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** A statement in SQL with what it says about itself; a test compares that with what PostgreSQL says. */
export interface Declared {
  readonly name: string;
  readonly text: string;
  readonly takes: Columns;
  readonly gives: Columns;
}

const declared: Declared[] = [];

/** All statements of the modules that were loaded. */
export const declaredStatements = (): readonly Declared[] => declared;

/**
 * A statement that only SQL can say: locks and claims, several changes at once, JSON made by the database. `$` holds the
 * places of its values in the order of `takes`; the rows have the types of `gives`. It is prepared under its name.
 */
export function statement<T extends Columns, G extends Columns>(
  name: string,
  { takes, gives }: { takes: T; gives: G },
  write: ($: { readonly [K in keyof T]: string }) => string,
): (values: Readonly<ValuesOf<T>>) => Ready<ValuesOf<G>> {
  takeName(name);
  const keys = Object.keys(takes);
  const places = Object.fromEntries(keys.map((key, at) => [key, `$${at + 1}`])) as { [K in keyof T]: string };
  const text = write(places);
  refuseStar(text);
  declared.push({ name, text, takes, gives });
  return (given) => ready({ text, name, values: keys.map((key) => Reflect.get(given, key)) });
}
