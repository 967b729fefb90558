import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Running } from '../../../platform/feature/feature.ts';
import type { MailingDeps } from '../deps.ts';
import { createMarker, type Marker } from '../tokens.ts';
import { limitVisits } from '../tracking/limit.ts';
import { takeIn } from './intake.ts';
import { limitCallers } from './limit-callers.ts';

/** A report may give the whole newsletter back. */
const MOST_BYTES = 10 * 1024 * 1024;
/** What decides stands at the beginning. */
const KEPT_BYTES = 128 * 1024;
const MOST_CLIENTS = 50;
const MOST_RECIPIENTS = 10;
const PATIENCE_MS = 60_000;
const LONGEST_MS = 10 * 60_000;
/** Of one delivery and an hour: a delay that is reported again and again has fewer. */
const MOST_LETTERS = 20;
/** Where providers send complaints to. */
const COMPLAINTS = /^(fbl|complaints|abuse)$/i;
/** Another worker of this computer has the port: it is asked again, for that one may end. */
const AGAIN_MS = 10_000;

const localOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));
const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

async function bodyOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (bytes < KEPT_BYTES) chunks.push(chunk.subarray(0, KEPT_BYTES - bytes));
    bytes += chunk.length;
  }
  if (stream.sizeExceeded) throw refusal(552, '5.3.4 Too big');
  return Buffer.concat(chunks);
}

interface Parts {
  readonly marker: Marker;
  readonly letters: ReturnType<typeof limitVisits>;
}

/** One letter for all that it was for; it is ours from the moment that it is stored. */
async function take(
  { db, log }: MailingDeps,
  { marker, letters }: Parts,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const body = await bodyOf(stream);
  const raw = Buffer.concat([Buffer.from(`Return-Path: <${from.replaceAll(/[<>\r\n]/g, '')}>\r\n`), body]);
  const recipients = new Map(envelope.rcptTo.map(({ address }) => [localOf(address).toLowerCase(), address]));
  const of = new Set([...recipients.keys()].flatMap((local) => marker.ofAddress(local)?.delivery ?? []));
  // Whoever writes to an address that everybody knows must give back a mail of ours: else anybody could fill our table.
  // Its parts are taken apart when it is read, where nobody else waits for it.
  const returned = of.size > 0 ? null : marker.within(body.toString('latin1'));
  if (returned !== null) of.add(returned);
  if (of.size === 0) throw refusal(550, '5.7.1 Not a report of a mail of ours');
  // And who was sent one mail may not either.
  if ([...of].some((delivery) => letters(delivery) === 'too often'))
    throw refusal(452, '4.5.3 Too many for this address');
  const digest = createHash('sha256').update(body).digest('base64url');
  try {
    await db.transaction(async (tx) => {
      for (const [local, recipient] of recipients)
        await takeIn(tx, { source: 'smtp', key: `${digest} ${local}`, recipient, raw });
    });
  } catch (error) {
    log.warn({ err: error }, 'a mail for newsletters could not be stored; its sender comes again');
    throw refusal(451, '4.3.0 Please try again later');
  }
}

/** Takes what mail servers and recipients have to say about newsletters, by SMTP; what no mark of ours is in is refused. */
export function startReceiver(
  deps: MailingDeps,
  { host, port }: { readonly host: string; readonly port: number },
): Running & { readonly port: () => number | null } {
  const marker = createMarker(deps.config.sessionSecret);
  const parts: Parts = { marker, letters: limitVisits(MOST_LETTERS) };
  const callers = limitCallers();
  const server = new SMTPServer({
    banner: 'Waypost',
    // Encryption ends in front of us, where there is any: senders take what they get.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    maxRecipients: MOST_RECIPIENTS,
    socketTimeout: PATIENCE_MS,
    closeTimeout: 5_000,
    disableReverseLookup: true,
    onConnect({ remoteAddress }, done) {
      done(callers.enter(remoteAddress) ? null : refusal(421, '4.7.0 Too many connections'));
    },
    onClose({ remoteAddress }) {
      callers.leave(remoteAddress);
    },
    onRcptTo({ address }, _session, done) {
      const local = localOf(address);
      const known = marker.ofAddress(local) !== null || COMPLAINTS.test(local);
      done(known ? null : refusal(550, '5.1.1 No such address'));
    },
    onData(stream, session, done) {
      take(deps, parts, stream, session).then(
        () => done(null),
        (error: unknown) => {
          stream.resume();
          if (error instanceof Error && 'responseCode' in error) return done(error);
          deps.log.warn({ err: error }, 'a mail for newsletters could not be read');
          done(refusal(550, '5.6.0 Cannot be read'));
        },
      );
    },
  });
  // Who says one letter a minute is not idle, and holds a place all day.
  server.server.on('connection', (socket) => {
    const end = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.once('close', () => clearTimeout(end));
  });
  const stopping = new AbortController();
  let told = false;
  const listen = async () => {
    while (!stopping.signal.aborted) {
      const error = await listening(server, host, port);
      if (error === null) return;
      if (!told) deps.log.warn({ err: error, port }, 'reports about newsletters are not taken by this process');
      told = true;
      await wait(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const opened = listen();
  server.on('error', (error: unknown) => deps.log.debug({ err: error }, 'a mail for newsletters broke off'));
  return {
    /** Null while it cannot be listened on. */
    port() {
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : null;
    },
    async stop() {
      stopping.abort();
      await opened;
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listening(server: SMTPServer, host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve(error);
    server.server.once('error', failed);
    server.listen(port, host, () => {
      server.server.off('error', failed);
      resolve(null);
    });
  });
}
