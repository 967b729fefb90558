import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server';
import { onTheWire } from '../behaviour/behaviour.ts';
import type { MailStage } from '../behaviour/faults.ts';
import type { Door } from '../context.ts';
import { type Refusal, refusal } from './refusal.ts';
import { Talk } from './talk.ts';
import { setTls } from './tls.ts';

const MAX_BYTES = 30 * 1024 * 1024;

type Done = (error?: Error | null) => void;

/** The one mail server of all domains. It takes everything, unless its settings, a script or the recipient's domain say otherwise. */
export class SmtpDesk {
  readonly #door: Door;
  readonly #talks = new Map<string, Talk>();
  readonly #server: SMTPServer;

  constructor(door: Door) {
    this.#door = door;
    this.#server = new SMTPServer({
      banner: 'Waypost sandbox, nothing leaves this computer',
      authOptional: true,
      allowInsecureAuth: true,
      // STARTTLS is offered with the library's own certificate, which nobody trusts; it would warn of that at every start.
      logger: false,
      disableReverseLookup: true,
      size: MAX_BYTES,
      closeTimeout: 500,
      onConnect: (session, done) => void this.#connect(session).then(() => done(), done),
      onAuth: (auth, _session, done) => {
        const refused = this.#struck([auth.username ?? ''], 'auth');
        done(refused ?? null, { user: auth.username ?? 'sandbox' });
      },
      onMailFrom: (address, session, done) => done(this.#mayMail(address, session)),
      onRcptTo: (address, session, done) => this.#recipient(address, session, done),
      onData: (stream, session, done) => {
        this.#talk(session)
          .data(stream, session)
          .then(
            (reply) => (reply === undefined ? undefined : done(null, reply)),
            (error: Error) => done(error),
          );
      },
      onClose: (session) => {
        this.#talks.delete(session.id);
        door.limits.leave(session.id);
      },
    });
    // A dropped connection is an error event of the server; it is what the script wanted.
    this.#server.on('error', () => {});
  }

  async listen(host: string, port: number): Promise<string> {
    this.#server.listen(port, host);
    await once(this.#server.server, 'listening');
    const address = this.#server.server.address() as AddressInfo;
    return `smtp://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  }

  async close(): Promise<void> {
    for (const { _socket: socket } of this.#server.connections) socket.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  async #connect(session: SMTPServerSession): Promise<void> {
    const { settings, receipts } = this.#door;
    receipts.connected();
    const own = [...this.#server.connections].find(({ id }) => id === session.id);
    if (!own) throw refusal(421, '4.3.2', 'Shutting down');
    if (settings.greetingMs > 0) await wait(settings.greetingMs);
    if (settings.maxConnections !== null && this.#talks.size >= settings.maxConnections)
      throw refusal(421, '4.7.0', 'Too many concurrent SMTP connections');
    setTls(own, settings.tls);
    this.#talks.set(session.id, new Talk(this.#door, own));
  }

  #talk(session: SMTPServerSession): Talk {
    const talk = this.#talks.get(session.id);
    if (!talk) throw refusal(421, '4.3.0', 'This connection is not known');
    return talk;
  }

  #struck(addresses: string[], stage: MailStage): Refusal | undefined {
    const action = this.#door.faults.strike(addresses, stage)?.action;
    if (action?.kind !== 'reject') return undefined;
    return refusal(action.code, action.enhanced, action.message ?? 'Refused by the sandbox');
  }

  #mayMail({ address }: SMTPServerAddress, session: SMTPServerSession): Refusal | null {
    const { settings } = this.#door;
    const talk = this.#talk(session);
    talk.begin(onTheWire(address));
    if (settings.tls === 'required' && !session.secure)
      return refusal(530, '5.7.0', 'Must issue a STARTTLS command first');
    if (settings.auth === 'required' && !session.user) return refusal(530, '5.7.0', 'Authentication required');
    if (settings.mailsPerConnection !== null && talk.mails >= settings.mailsPerConnection)
      return refusal(421, '4.7.0', 'Too many messages in this connection');
    return this.#struck([address], 'mail') ?? null;
  }

  #recipient({ address }: SMTPServerAddress, session: SMTPServerSession, done: Done): void {
    const talk = this.#talk(session);
    talk.recipient(onTheWire(address), this.#struck([address], 'rcpt')).then(
      (answer) => (answer === 'silence' ? undefined : done(null)),
      (error: Error) => done(error),
    );
  }
}
