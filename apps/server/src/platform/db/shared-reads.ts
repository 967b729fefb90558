import { Socket } from 'node:net';
import pg from 'pg';
import type { Sent } from './sql.ts';

export interface SharedReads {
  rows<R>(sent: Sent): Promise<R[]>;
  close(): Promise<void>;
}

interface Line {
  readonly client: pg.Client;
  /** Gathers what this turn of the event loop asks into one write. */
  gather(): void;
}

/**
 * Prepared reads of many requests over a few connections, pipelined: a query is on its way before the one ahead has
 * answered, and the queries of one turn of the event loop leave in one write, because waking the other side costs
 * more than the queries do. What several requests ask alike in one turn (a page of the browser calls many endpoints, each
 * with the same session and scope) is asked once: it has not left yet, so nobody gets an answer older than the question.
 * Answers are therefore shared, and read only. For short reads alone: what waits for a lock would hold up the rest. A lost
 * connection fails the reads that were on it and is made again by the next.
 */
export function openSharedReads(
  config: pg.ClientConfig,
  connections: number,
  onError: (error: Error) => void,
): SharedReads {
  const lines: (Promise<Line> | null)[] = Array.from({ length: connections }, () => null);
  let turn = 0;
  let closed = false;
  /** The questions of this turn of the event loop. */
  const asked = new Map<string, Promise<unknown[]>>();

  const connect = (at: number): Promise<Line> => {
    const forget = () => {
      if (lines[at] === line) lines[at] = null;
    };
    const line = open(config, (error) => {
      forget();
      if (error) onError(error);
    });
    line.catch(forget);
    lines[at] = line;
    return line;
  };
  const ask = async <R>({ text, values, name }: Sent): Promise<R[]> => {
    if (closed) throw new Error('the database is closed');
    const at = turn++ % connections;
    const { client, gather } = await (lines[at] ?? connect(at));
    gather();
    return (await client.query({ text, values: [...values], name })).rows as R[];
  };
  return {
    rows<R>(sent: Sent) {
      const key = keyOf(sent.name ?? sent.text, sent.values);
      const same = asked.get(key);
      if (same !== undefined) return same as Promise<R[]>;
      if (asked.size === 0) setImmediate(() => asked.clear());
      const answer = ask<R>(sent);
      asked.set(key, answer);
      return answer;
    },
    async close() {
      closed = true;
      await Promise.all(lines.map(async (line) => (await line?.catch(() => null))?.client.end()));
    },
  };
}

async function open(config: pg.ClientConfig, onEnd: (error?: Error) => void): Promise<Line> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, pipeline: true, stream: () => socket });
  client.on('error', onEnd);
  client.on('end', () => onEnd());
  await client.connect();
  let corked = false;
  const gather = () => {
    if (corked) return;
    corked = true;
    socket.cork();
    setImmediate(() => {
      corked = false;
      socket.uncork();
    });
  };
  return { client, gather };
}

/** Tells two questions apart by the statement and its values. */
const keyOf = (statement: string, values: readonly unknown[]): string =>
  values.reduce<string>(
    (key, value) => `${key}\n${Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)}`,
    statement,
  );
