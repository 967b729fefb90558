import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MediaHost = {
  /** Puts bytes at a path and answers their address. */
  put: (path: string, bytes: Uint8Array, status?: number) => string;
  /** An address that takes the request and never answers. */
  silent: string;
  fetched: string[];
  close: () => Promise<void>;
};

/** A plain web server like a customer's: what the networks fetch lies here. */
export async function startMediaHost(): Promise<MediaHost> {
  const files = new Map<string, { bytes: Uint8Array; status: number }>();
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    fetched.push(path);
    if (path === '/silent') return;
    const file = files.get(path);
    response.writeHead(file?.status ?? 404).end(file?.bytes ?? 'nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    put: (path, bytes, status = 200) => {
      files.set(path, { bytes, status });
      return `${url}${path}`;
    },
    silent: `${url}/silent`,
    fetched,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
