import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

type Line = { c: string; k: string; v?: unknown };

/** A named set of records in memory; every change goes to the journal, so that a world with a state folder survives a restart. */
export class Collection<T> {
  readonly #records: Map<string, T>;
  readonly #write: (key: string, value: T | undefined) => void;

  constructor(records: Map<string, T>, write: (key: string, value: T | undefined) => void) {
    this.#records = records;
    this.#write = write;
  }

  get(key: string): T | undefined {
    return this.#records.get(key);
  }

  has(key: string): boolean {
    return this.#records.has(key);
  }

  put(key: string, value: T): T {
    this.#records.set(key, value);
    this.#write(key, value);
    return value;
  }

  delete(key: string): void {
    if (this.#records.delete(key)) this.#write(key, undefined);
  }

  values(): T[] {
    return [...this.#records.values()];
  }

  /** The oldest ones. */
  first(count: number): T[] {
    return this.#records.values().take(count).toArray();
  }

  get size(): number {
    return this.#records.size;
  }

  clear(): void {
    for (const key of [...this.#records.keys()]) this.delete(key);
  }
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined; // a line torn by a kill: what it said never happened
  }
}

/** Append-only file of all changes, shortened at each start. Without a folder the worlds live in memory only. */
export class Journal {
  readonly #file: string | undefined;
  readonly #loaded = new Map<string, Map<string, unknown>>();
  #fd: number | undefined;

  constructor(folder?: string) {
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'journal.ndjson');
    this.#load(this.#file);
    this.#shorten(this.#file);
    this.#fd = openSync(this.#file, 'a');
  }

  collection<T>(name: string): Collection<T> {
    const records = (this.#loaded.get(name) ?? new Map()) as Map<string, T>;
    this.#loaded.delete(name);
    return new Collection<T>(records, (k, v) => this.#append({ c: name, k, v }));
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }

  #append(line: Line): void {
    if (this.#fd !== undefined) writeSync(this.#fd, `${JSON.stringify(line)}\n`);
  }

  #load(file: string): void {
    if (!existsSync(file)) return;
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const line = text ? parseLine(text) : undefined;
      if (!line) continue;
      const records = this.#loaded.get(line.c) ?? new Map<string, unknown>();
      this.#loaded.set(line.c, records);
      if (line.v === undefined) records.delete(line.k);
      else records.set(line.k, line.v);
    }
  }

  #shorten(file: string): void {
    const lines: string[] = [];
    for (const [c, records] of this.#loaded)
      for (const [k, v] of records) lines.push(`${JSON.stringify({ c, k, v })}\n`);
    writeFileSync(`${file}.new`, lines.join(''));
    renameSync(`${file}.new`, file);
  }
}
