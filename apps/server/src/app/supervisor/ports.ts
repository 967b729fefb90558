import { createServer } from 'node:net';

/** Whether a port can be listened on; null when it can, else the system's reason. */
export async function whyNotFree(host: string, port: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const server = createServer();
  server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  return promise;
}

/** The wanted port where it is free, else one that the system picks. */
export async function freePortNear(host: string, wanted: number): Promise<number> {
  if (wanted > 0 && wanted <= 65535 && (await whyNotFree(host, wanted)) === null) return wanted;
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
