import pg from 'pg';

export interface SharedReads {
  rows<R>(text: string, values: readonly unknown[], name: string): Promise<R[]>;
  close(): Promise<void>;
}

/**
 * Prepared reads of many requests over a few connections, pipelined: a query is on its way before the one ahead has
 * answered, so neither side sleeps in between. For short reads alone: what waits for a lock would hold up the rest.
 * A lost connection fails the reads that were on it and is made again by the next.
 */
export function openSharedReads(
  config: pg.ClientConfig,
  connections: number,
  onError: (error: Error) => void,
): SharedReads {
  const lines: (Promise<pg.Client> | null)[] = Array.from({ length: connections }, () => null);
  let turn = 0;
  let closed = false;

  const connect = (at: number): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, pipeline: true });
    const forget = () => {
      if (lines[at] === line) lines[at] = null;
    };
    client.on('error', (error) => {
      forget();
      onError(error);
    });
    client.on('end', forget);
    const line = client.connect().then(
      () => client,
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    lines[at] = line;
    return line;
  };
  return {
    async rows<R>(text: string, values: readonly unknown[], name: string) {
      if (closed) throw new Error('the database is closed');
      const at = turn++ % connections;
      const client = await (lines[at] ?? connect(at));
      return (await client.query({ text, values: [...values], name })).rows as R[];
    },
    async close() {
      closed = true;
      await Promise.all(lines.map(async (line) => (await line?.catch(() => null))?.end()));
    },
  };
}
