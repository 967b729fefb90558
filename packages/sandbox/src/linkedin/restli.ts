import { LinkedInError } from './linkedin-error.ts';

export type RestValue = string | RestValue[] | { [key: string]: RestValue };

/**
 * Reader of Rest.li 2.0 query values: `List(a,b)` and `(key:value)` with raw structure characters, everything inside them
 * percent-encoded (learn.microsoft.com/linkedin, "Protocol versions").
 */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): RestValue {
    const value = this.#value();
    if (this.#at < this.#text.length) throw broken();
    return value;
  }

  #value(): RestValue {
    if (this.#skip('List(')) return this.#list();
    if (this.#skip('(')) return this.#record();
    return leaf(this.#take(/[^,()]/));
  }

  #list(): RestValue[] {
    const items: RestValue[] = [];
    if (this.#skip(')')) return items;
    do items.push(this.#value());
    while (this.#skip(','));
    if (!this.#skip(')')) throw broken();
    return items;
  }

  #record(): { [key: string]: RestValue } {
    const out: { [key: string]: RestValue } = {};
    if (this.#skip(')')) return out;
    do {
      const key = this.#take(/[^,():]/);
      if (!this.#skip(':')) throw broken();
      out[decoded(key)] = this.#value();
    } while (this.#skip(','));
    if (!this.#skip(')')) throw broken();
    return out;
  }

  #take(pattern: RegExp): string {
    const start = this.#at;
    while (this.#at < this.#text.length && pattern.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #skip(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }
}

function broken(): LinkedInError {
  return new LinkedInError('ILLEGAL_ARGUMENT');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw broken();
  }
}

/** A URN in a query must be encoded: its colons are structure otherwise. */
function leaf(text: string): string {
  if (/^urn:/.test(text)) throw broken();
  return decoded(text);
}

export class RestQuery {
  readonly #values = new Map<string, string>();

  constructor(rawQuery: string) {
    for (const pair of rawQuery.split('&').filter(Boolean)) {
      const cut = pair.indexOf('=');
      const [name, value] = cut === -1 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)];
      this.#values.set(decoded(name), value);
    }
  }

  #value(name: string): RestValue | undefined {
    const raw = this.#values.get(name);
    return raw === undefined ? undefined : new Reader(raw).whole();
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    const value = this.#value(name);
    if (value !== undefined && typeof value !== 'string') throw broken();
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (!value) throw new LinkedInError('ILLEGAL_ARGUMENT', `Parameter ${name} is required`);
    return value;
  }

  integer(name: string, otherwise: number): number {
    const value = this.text(name);
    if (value === undefined) return otherwise;
    if (!/^\d+$/.test(value)) throw broken();
    return Number(value);
  }

  /** `List(…)` of plain values. */
  list(name: string): string[] | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw broken();
    return value.map((item) => {
      if (typeof item !== 'string') throw broken();
      return item;
    });
  }

  record(name: string): { [key: string]: RestValue } | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw broken();
    return value;
  }
}

/** Path below a prefix, decoded piece by piece. URNs must be encoded in it. */
export function pathSegments(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((piece) => {
      if (piece.includes(':')) throw new LinkedInError('PATH_SYNTAX');
      return decoded(piece);
    });
}

export function paging(start: number, count: number, total?: number): Record<string, unknown> {
  return { start, count, links: [], ...(total === undefined ? {} : { total }) };
}
