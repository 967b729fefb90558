import pg from 'pg';
import type { Sent } from '../sql.ts';
import { type Column, integer, type Row, type RowReader, rowReader } from './row-reader.ts';

/** What queries of one connection share. */
export interface Answering {
  /** Whose rows are coming; null: nobody's. */
  query: OwnQuery | null;
  /** By the name of the statement: what a connection has prepared keeps its columns. */
  readonly readers: Map<string, RowReader>;
}

/** The rows of each asking, in its order. */
export type Settle = (error: unknown, rows: readonly Row[][]) => void;

/**
 * A query that the driver sends and settles as every other, while its rows are ours to read: the driver calls by these names
 * whichever query it has an answer for.
 */
export class OwnQuery extends pg.Query {
  readonly #name: string | undefined;
  readonly #answering: Answering;
  /** As many lists as there are askings; where there are several, each row says first whose it is. */
  readonly #rows: Row[][];
  readonly #together: boolean;
  readonly #settle: Settle;
  #read: RowReader = () => ({});
  #fault: unknown = null;

  constructor({ text, name, values }: Sent, answering: Answering, askings: number | null, settle: Settle) {
    super({ text, name, values: [...values] }, () => settle(this.#fault, this.#rows));
    this.#settle = settle;
    this.#name = name;
    this.#answering = answering;
    this.#rows = Array.from({ length: askings ?? 1 }, () => []);
    this.#together = askings !== null;
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    const { readers } = this.#answering;
    const known = this.#name === undefined ? undefined : readers.get(this.#name);
    this.#read = known ?? rowReader(this.#together ? fields.slice(1) : fields);
    if (this.#name !== undefined) readers.set(this.#name, this.#read);
    this.#answering.query = this;
  }

  handleCommandComplete(): void {
    this.#answering.query = null;
  }

  handleError(error: Error): void {
    this.#answering.query = null;
    this.#settle(error, this.#rows);
  }

  /** A row where it lies in what came: the number of its values, which is known, and then these. */
  take(bytes: Buffer, from: number, to: number): void {
    if (this.#fault !== null) return;
    try {
      let at = from + 2;
      let asking = 1;
      if (this.#together) {
        const end = at + 4 + bytes.readInt32BE(at);
        asking = integer(bytes, at + 4, end);
        at = end;
      }
      this.#rows[asking - 1]?.push(this.#read(bytes, at, to));
    } catch (error) {
      this.#fault = error;
    }
  }
}
