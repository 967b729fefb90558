import { connect, createServer, type Socket } from 'node:net';

/** A road to the database over which every connection can be torn down at any moment. */
export interface Road {
  /** The address of the database by this road. */
  readonly url: string;
  /** Resets all connections that stand. Answers how many there were. */
  cut(): number;
  /**
   * Resets the next connection on which the client says this: before the server hears it, or after the server has done
   * it and before its answer arrives.
   */
  cutAt(words: string, when: 'before' | 'after'): Promise<void>;
  close(): Promise<void>;
}

export async function openRoad(databaseUrl: string): Promise<Road> {
  const target = new URL(databaseUrl);
  const standing = new Set<Socket>();
  let trap: { words: string; when: 'before' | 'after'; sprung: () => void } | null = null;
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) });
    let caught: (() => void) | null = null;
    standing.add(client);
    const tear = () => {
      standing.delete(client);
      client.resetAndDestroy();
      upstream.destroy();
    };
    client.on('data', (chunk) => {
      if (trap !== null && chunk.includes(trap.words)) {
        const { when, sprung } = trap;
        trap = null;
        if (when === 'before') {
          sprung();
          return tear();
        }
        caught = sprung;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (caught === null) return client.write(chunk);
      caught();
      return tear();
    });
    for (const end of [client, upstream]) end.on('error', tear).on('close', tear);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut() {
      const cut = standing.size;
      for (const client of standing) client.resetAndDestroy();
      return cut;
    },
    cutAt: (words, when) =>
      new Promise((sprung) => {
        trap = { words, when, sprung };
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const client of standing) client.destroy();
      }),
  };
}
