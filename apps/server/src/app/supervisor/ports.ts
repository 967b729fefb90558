import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what any system gives to outgoing connections and to whoever asks for some port (Linux from 32768 on, others later). */
const LEFT_ALONE = { from: 16_384, to: 32_000 };
const TRIES = 50;

/** Whether a port can be listened on; null when it can, else the system's reason. */
export async function whyNotFree(host: string, port: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const server = createServer();
  server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  return promise;
}

/**
 * The wanted port where it is free, else another one. It is listened on seconds later, by a child: one that the system picks it
 * may have given away by then, on a machine with many connections.
 */
export async function freePortNear(host: string, wanted: number): Promise<number> {
  if (wanted > 0 && wanted <= 65535 && (await whyNotFree(host, wanted)) === null) return wanted;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LEFT_ALONE.from, LEFT_ALONE.to);
    if ((await whyNotFree(host, port)) === null) return port;
  }
  return pickedBySystem(host);
}

async function pickedBySystem(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen({ host, port: 0 }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}
