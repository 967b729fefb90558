import { invalidParameter } from './graph-error.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Parameters of a call, wherever they came from: query, form, JSON or multipart; Graph does not care. */
export class Params {
  readonly #values: Record<string, unknown>;

  constructor(...sources: Record<string, unknown>[]) {
    this.#values = Object.assign({}, ...sources) as Record<string, unknown>;
  }

  all(): Record<string, unknown> {
    return this.#values;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.join(',');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '') throw invalidParameter(`The parameter ${name} is required`);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined || value === '') return undefined;
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0') return false;
    throw invalidParameter(`Param ${name} must be a boolean`);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) throw invalidParameter(`Param ${name} must be an integer`);
    return Number(value);
  }

  /** A point in time: unix seconds, or text that a date parser reads. In milliseconds. */
  time(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value);
    if (Number.isNaN(ms)) throw invalidParameter(`Param ${name} must be a valid date or timestamp`);
    return ms;
  }

  /** A list in any spelling that clients use: JSON, a JSON string, `name[0]={…}` or `name[0][key]=…`. */
  list(name: string): unknown[] {
    const value = this.#values[name];
    const whole = typeof value === 'string' ? parsed(value) : value;
    if (Array.isArray(whole)) return whole.map((item) => (typeof item === 'string' ? parsed(item) : item));
    const items = new Map<string, unknown>();
    for (const [key, item] of Object.entries(this.#values)) {
      const match = /^(\w+)\[(\d*)\](?:\[(\w+)\])?$/.exec(key);
      if (!match || match[1] !== name) continue;
      const [, , index = '0', inner] = match;
      if (inner) items.set(index, { ...(items.get(index) as object | undefined), [inner]: item });
      else items.set(index, typeof item === 'string' ? parsed(item) : item);
    }
    return [...items.entries()].sort(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
  }
}
