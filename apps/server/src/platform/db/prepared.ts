import type { Compilable } from 'kysely';

declare const answer: unique symbol;

/** A statement that stands ready under its name, with the values of one asking. */
export interface Ready<R> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string;
  readonly [answer]?: R;
}

/** What `Sql` can be asked: a query as the builder made it, or one that stands ready. */
export type Query<R> = Compilable<R> | Ready<R>;

/** The row that a ready statement answers, or a function that makes one ready. */
export type RowOf<S> = S extends Ready<infer R> ? R : S extends (...values: never) => Ready<infer R> ? R : never;

/** Stands for a value in a query that is compiled before there is one. */
class Placeholder {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

const names = new Set<string>();

/**
 * A query of a hot path: the builder compiles it once, and each connection prepares it once under the name, which nobody
 * else may have. `p` holds a placeholder for each value; a list goes in with `any(p.ids)`, because its length must not
 * change the text.
 */
export function prepared<P extends object, R>(name: string, build: (p: P) => Compilable<R>): (values: P) => Ready<R> {
  takeName(name);
  const ask = compiled<P, R>(build);
  return (values) => ({ ...ask(values), name });
}

/** Compiles once; answers the text, with the values at their places. */
export function compiled<P extends object, R>(
  build: (p: P) => Compilable<R>,
): (values: P) => { readonly text: string; readonly values: unknown[] } {
  const placeholders = new Proxy({} as P, { get: (_, key) => new Placeholder(key) });
  const { sql: text, parameters } = build(placeholders).compile();
  return (given) => ({
    text,
    values: parameters.map((value) => (value instanceof Placeholder ? Reflect.get(given, value.key) : value)),
  });
}

export function takeName(name: string): void {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
}
