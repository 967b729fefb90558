import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** A bucket of a server that speaks S3, and the only road to it. */
export interface Bucket {
  /** As the setting `STORAGE_URL` names it. */
  readonly url: string;
  /** Where its objects lie. */
  readonly folder: string;
  /** What it has answered so far. */
  sent(): number;
  close(): Promise<void>;
}

export async function openBucket(name: string, prefix = ''): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'waypost-bucket-'));
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await s3.run();
  const standing = new Set<Socket>();
  let sent = 0;
  const road = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    standing.add(client).add(upstream);
    upstream.on('data', (chunk) => {
      sent += chunk.length;
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to);
  });
  await new Promise<void>((resolve) => {
    road.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(road.address() as AddressInfo).port}`;
  return {
    // The credentials that s3rver ships with; they open nothing else.
    url: `s3://S3RVER:S3RVER@${name}/${prefix}?region=us-east-1&endpoint=${encodeURIComponent(endpoint)}`,
    folder: path.join(directory, name),
    sent: () => sent,
    async close() {
      for (const socket of standing) socket.destroy();
      await new Promise((closed) => road.close(closed));
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
