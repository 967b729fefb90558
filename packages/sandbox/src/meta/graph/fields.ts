import { GraphError } from './graph-error.ts';

/** One asked field: `comments.limit(5){id,message}` has a name, arguments and children. */
export type Field = { name: string; args: Record<string, string>; children: Field[] };

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  #take(pattern: RegExp): string {
    const start = this.#at;
    while (this.#at < this.#text.length && pattern.test(this.#peek())) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #skip(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#at += 1;
    return true;
  }

  list(): Field[] {
    const fields: Field[] = [];
    do {
      const field = this.#field();
      if (field) fields.push(field);
    } while (this.#skip(','));
    return fields;
  }

  #field(): Field | undefined {
    const name = this.#take(/[\w\s]/).trim();
    if (!name) return undefined;
    const args: Record<string, string> = {};
    while (this.#skip('.')) {
      const arg = this.#take(/\w/);
      if (!this.#skip('(')) throw this.#broken();
      args[arg] = this.#take(/[^)]/);
      if (!this.#skip(')')) throw this.#broken();
    }
    let children: Field[] = [];
    if (this.#skip('{')) {
      children = this.list();
      if (!this.#skip('}')) throw this.#broken();
    }
    return { name, args, children };
  }

  end(): void {
    if (this.#at < this.#text.length) throw this.#broken();
  }

  #broken(): GraphError {
    return new GraphError(2500, undefined, {
      message: `Syntax error "Expected end of string instead of "${this.#peek()}"." at character ${this.#at}: ${this.#text}`,
    });
  }
}

/** Reads the field expansion language of the Graph API. */
export function parseFields(text: string): Field[] {
  const reader = new Reader(text);
  const fields = reader.list();
  reader.end();
  return fields;
}

/** Says how each field of a kind of object is filled; undefined leaves the key out of the answer. */
export type Resolvers<T> = Record<string, (object: T, field: Field) => unknown>;

/** `picture{url}`: keeps only the asked keys, also inside `data`. An id is always told. */
function narrow(value: unknown, children: Field[]): unknown {
  if (children.length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => narrow(item, children));
  if ('data' in value) return { ...value, data: narrow(value.data, children) };
  const wanted = new Map(children.map((child) => [child.name, child]));
  const kept = Object.entries(value).filter(([key]) => key === 'id' || wanted.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, narrow(item, wanted.get(key)?.children ?? [])]));
}

export function pick<T>(kind: string, object: T, fields: Field[], resolvers: Resolvers<T>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const wanted = fields.some((field) => field.name === 'id') || !resolvers.id ? fields : [...fields, ID_FIELD];
  for (const field of wanted) {
    const resolver = Object.hasOwn(resolvers, field.name) ? resolvers[field.name] : undefined;
    if (!resolver) {
      throw new GraphError(100, undefined, {
        message: `(#100) Tried accessing nonexisting field (${field.name}) on node type (${kind})`,
      });
    }
    const value = resolver(object, field);
    if (value !== undefined) out[field.name] = narrow(value, field.children);
  }
  return out;
}

const ID_FIELD: Field = { name: 'id', args: {}, children: [] };

export function names(text: string): Field[] {
  return text.split(',').map((name) => ({ name, args: {}, children: [] }));
}

/** `2026-06-21T07:00:00+0000`, the spelling of all times in Graph answers. */
export function graphTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+0000');
}
