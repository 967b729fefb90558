import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach } from 'vitest';

type Arrived = { from: string; to: string[]; raw: Buffer };
export type BounceHost = { url: string; arrived: Arrived[]; refuse: number };

/** The product's own mail server, which reports and complaints come to; `refuse` mails are put off first. */
export async function bounceHostOfFile(): Promise<BounceHost> {
  const host: BounceHost = { url: '', arrived: [], refuse: 0 };
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (host.refuse > 0) {
          host.refuse -= 1;
          done(Object.assign(new Error('4.3.0 Later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        host.arrived.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done(null);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  host.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  beforeEach(() => {
    host.arrived = [];
    host.refuse = 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return host;
}
