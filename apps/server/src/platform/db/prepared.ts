import { hash } from 'node:crypto';
import type { Compilable } from 'kysely';

declare const answer: unique symbol;

/** A statement that stands ready under its name, with the values of one asking. Made here and by `statement` alone. */
export interface Ready<R> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string;
  readonly [answer]: R;
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

/** The placeholders of `p` that are named. `{ ...p }` would be empty: `p` makes a placeholder when its name is read. */
export const placesOf = <P extends object, K extends keyof P>(p: P, keys: readonly K[]): Pick<P, K> =>
  Object.fromEntries(keys.map((key) => [key, p[key]])) as Pick<P, K>;

const names = new Set<string>();

/**
 * A query of a hot path: the builder compiles it once, and each connection prepares it once under the name, which nobody
 * else may have. `p` holds a placeholder for each value; a list goes in with `any(p.ids)`, because its length must not
 * change the text.
 */
export function prepared<P extends object, R>(name: string, build: (p: P) => Compilable<R>): (values: P) => Ready<R> {
  takeName(name);
  return compile(build, () => name);
}

/** Makes ready what has this shape. */
export type Shapes<S, P, R> = (key: string, shape: S) => (values: P) => Ready<R>;

/**
 * The same where the text depends on what is asked: each shape is compiled the first time that its key is seen. The name
 * is made of the text, so that every process calls it alike.
 */
export function shapes<S, P extends object, R>(
  prefix: string,
  build: (shape: S) => (p: P) => Compilable<R>,
): Shapes<S, P, R> {
  const known = new Map<string, (values: P) => Ready<R>>();
  return (key, shape) => {
    const ready =
      known.get(key) ?? compile(build(shape), (text) => `${prefix}_${hash('sha256', text, 'base64url').slice(0, 22)}`);
    known.set(key, ready);
    return ready;
  };
}

function compile<P extends object, R>(
  build: (p: P) => Compilable<R>,
  nameOf: (text: string) => string,
): (values: P) => Ready<R> {
  const places = new Proxy({} as P, { get: (_, key) => new Placeholder(key) });
  const make = () => {
    const { sql: text, parameters } = build(places).compile();
    refuseStar(text);
    return { text, name: nameOf(text), parameters };
  };
  // At the first call: the hundred that a program declares would cost its start more than each costs its first caller.
  let made: ReturnType<typeof make> | undefined;
  return (given) => {
    made ??= make();
    const { text, name, parameters } = made;
    const values = parameters.map((value) => (value instanceof Placeholder ? Reflect.get(given, value.key) : value));
    return ready<R>({ text, name, values });
  };
}

/** Says what a text answers; whoever calls this has read it off the builder or had it declared. */
export const ready = <R>(sent: { text: string; name: string; values: readonly unknown[] }) => sent as Ready<R>;

/**
 * What answers every column of a table cannot stand ready: where a migration adds one, PostgreSQL refuses it on each
 * connection that prepared it before ('cached plan must not change result type'), and the version before would be down.
 */
export function refuseStar(text: string): void {
  if (/^\s*select\s+(\w+\s+)?("?\w+"?\.)?\*|\breturning\s+("?\w+"?\.)?\*/i.test(text))
    throw new Error(`A statement that stands ready names its columns: ${text}`);
}

export function takeName(name: string): void {
  if (names.has(name)) throw new Error(`Two statements are called ${name}`);
  names.add(name);
}
