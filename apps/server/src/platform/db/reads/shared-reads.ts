import type pg from 'pg';
import type { Sent } from '../sql.ts';
import { type Asking, type Line, openLine, type PlaceTypes } from './shared-line.ts';

export interface SharedReads {
  rows<R>(sent: Sent): Promise<R[]>;
  close(): Promise<void>;
}

/**
 * Prepared reads of many requests over a few connections, pipelined: a query is on its way before the one ahead has
 * answered. The queries of one turn of the event loop leave over one connection in one write, because waking the other side
 * costs more than the queries do. What several requests ask alike in one turn (a page of the browser calls many
 * endpoints, each with the same session and scope) is asked once, and what they ask with values of their own is asked
 * together: it has not left yet, so nobody gets an answer older than the question. Answers are therefore shared, and
 * read only. For short reads alone: what waits for a lock holds up the rest, and fails after `limitMs`. A lost connection fails the reads that
 * were on it and is made again by the next.
 */
export function openSharedReads(
  config: pg.ClientConfig,
  connections: number,
  limitMs: number,
  onError: (error: Error) => void,
): SharedReads {
  const lines: (Promise<Line> | null)[] = Array.from({ length: connections }, () => null);
  const types: PlaceTypes = new Map();
  /** What this turn of the event loop asks. */
  let asked = new Map<string, Asking>();
  let turn = 0;
  let closed = false;

  const connect = (at: number): Promise<Line> => {
    const forget = () => {
      if (lines[at] === line) lines[at] = null;
    };
    const line = openLine(config, types, limitMs, (error) => {
      forget();
      if (error) onError(error);
    });
    line.catch(forget);
    lines[at] = line;
    return line;
  };
  const leave = async () => {
    const askings = [...asked.values()];
    asked = new Map();
    const at = turn++ % connections;
    try {
      if (closed) throw new Error('the database is closed');
      (await (lines[at] ?? connect(at))).ask(askings);
    } catch (error) {
      for (const { reject } of askings) reject(error);
    }
  };
  return {
    rows<R>(sent: Sent) {
      const key = keyOf(sent.name ?? sent.text, sent.values);
      let asking = asked.get(key);
      if (asking === undefined) {
        if (asked.size === 0) setImmediate(leave);
        asking = { sent, ...Promise.withResolvers<unknown[]>() };
        asked.set(key, asking);
      }
      return asking.promise as Promise<R[]>;
    },
    async close() {
      closed = true;
      await Promise.all(lines.map(async (line) => (await line?.catch(() => null))?.end()));
    },
  };
}

/** Tells two questions apart by the statement and its values. */
const keyOf = (statement: string, values: readonly unknown[]): string =>
  values.reduce<string>(
    (key, value) => `${key}\n${Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)}`,
    statement,
  );
