import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailFault, MailFaults } from './faults.ts';
import type { Inbox } from './inbox.ts';

const MAX_BYTES = 30 * 1024 * 1024;

function refusal(fault: MailFault): Error & { responseCode: number } {
  const { action } = fault;
  if (action.kind !== 'reject') throw new Error(`mail fault ${fault.id} does not reject`);
  const text = `${action.enhanced} ${action.message ?? 'Refused by the sandbox'}`;
  return Object.assign(new Error(text), { responseCode: action.code });
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A mail server that takes everything, unless a script says otherwise. */
export class SmtpDesk {
  readonly #inbox: Inbox;
  readonly #faults: MailFaults;
  readonly #sockets = new Map<number, Socket>();
  readonly #server: SMTPServer;

  constructor(inbox: Inbox, faults: MailFaults) {
    this.#inbox = inbox;
    this.#faults = faults;
    this.#server = new SMTPServer({
      banner: 'Waypost sandbox, nothing leaves this computer',
      authOptional: true,
      allowInsecureAuth: true,
      // STARTTLS is offered with the library's own certificate, which nobody trusts; it would warn of that at every start.
      logger: false,
      disableReverseLookup: true,
      size: MAX_BYTES,
      closeTimeout: 500,
      onAuth: (auth, _session, done) => {
        const fault = this.#faults.strike([auth.username ?? ''], 'auth');
        done(fault ? refusal(fault) : null, { user: auth.username ?? 'sandbox' });
      },
      onMailFrom: (address, _session, done) => {
        const fault = this.#faults.strike([address.address], 'mail');
        done(fault ? refusal(fault) : null);
      },
      onRcptTo: (address, _session, done) => {
        const fault = this.#faults.strike([address.address], 'rcpt');
        done(fault ? refusal(fault) : null);
      },
      onData: (stream, session, done) => {
        this.#take(stream, session).then(
          (answer) => (answer === 'dropped' ? undefined : done(null, answer)),
          (error: Error) => done(error),
        );
      },
    });
    // A dropped connection is an error event of the server; it is what the script wanted.
    this.#server.on('error', () => {});
    this.#server.server.on('connection', (socket: Socket) => {
      const port = socket.remotePort;
      if (port === undefined) return;
      this.#sockets.set(port, socket);
      socket.once('close', () => this.#sockets.delete(port));
    });
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const bytes = await readAll(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error('5.3.4 Message too big'), { responseCode: 552 });
    const to = session.envelope.rcptTo.map((recipient) => recipient.address);
    const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const fault = this.#faults.strike(to, 'data');
    if (fault?.action.kind === 'reject') throw refusal(fault);
    if (fault?.action.kind === 'delay') await wait(fault.action.ms);
    if (fault?.action.kind === 'drop') {
      if (fault.action.keep) await this.#inbox.receive({ from, to }, bytes);
      this.#sockets.get(session.remotePort)?.destroy();
      return 'dropped';
    }
    const mail = await this.#inbox.receive({ from, to }, bytes);
    return `2.0.0 Ok: queued as ${mail.id}`;
  }

  async listen(host: string, port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    const address = this.#server.server.address() as AddressInfo;
    return `smtp://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
