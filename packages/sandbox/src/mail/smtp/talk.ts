import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { type Behaviour, isLater, type RecipientStage } from '../behaviour/behaviour.ts';
import type { MailFaultAction } from '../behaviour/faults.ts';
import type { Door } from '../context.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { fieldsOf, fieldValue } from '../inbox/mime.ts';
import { type Refusal, refusal, refusalOf } from './refusal.ts';

type Connection = SMTPServer['connections'] extends Set<infer One> ? One : never;
type Recipient = { address: string; behaviours: readonly Behaviour[]; by: string };

const DRIP_MS = 1000;

function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks)));
    stream.on('error', reject);
  });
}

const find = <Kind extends Behaviour['kind']>(behaviours: readonly Behaviour[], kind: Kind) =>
  behaviours.find((one): one is Extract<Behaviour, { kind: Kind }> => one.kind === kind);

/** One connection: its mails one after another, and how their recipients' servers behave. */
export class Talk {
  readonly #door: Door;
  readonly #connection: Connection;
  #sender = '';
  #recipients: Recipient[] = [];
  mails = 0;

  constructor(door: Door, connection: Connection) {
    this.#door = door;
    this.#connection = connection;
  }

  begin(sender: string): void {
    this.#door.limits.leave(this.#connection.id);
    this.#sender = sender;
    this.#recipients = [];
  }

  /** Throws the refusal; `silence` when nobody will ever answer, or nobody can any more. */
  async recipient(address: string, struck?: Refusal): Promise<'taken' | 'silence'> {
    if (struck) throw this.#noted(address, struck);
    const { behaviours, by } = this.#door.behaviours.of(address);
    const recipient: Recipient = { address, behaviours, by };
    const refused = await this.#atStage(recipient, 'rcpt');
    if (refused) throw this.#noted(address, refused);
    if (find(behaviours, 'silence')?.at === 'rcpt') return this.#lost('silence', address);
    if (find(behaviours, 'drop')?.at === 'rcpt') {
      this.#connection._socket.destroy();
      return this.#lost('silence', address);
    }
    this.#recipients.push(recipient);
    return 'taken';
  }

  /** The reply after the final dot; undefined when there is none. */
  async data(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string | undefined> {
    const recipients = this.#recipients;
    const all = recipients.flatMap(({ behaviours }) => behaviours);
    if (find(all, 'drop')?.at === 'middle') {
      stream.once('data', () => this.#connection._socket.destroy());
      this.#cut(false, Buffer.alloc(0));
      return undefined;
    }
    const bytes = await readAll(stream);
    this.mails += 1;
    if (stream.sizeExceeded) throw this.#refused(refusal(552, '5.3.4', 'Message too big'), bytes);
    const fault = this.#door.faults.strike(
      recipients.map(({ address }) => address),
      'data',
    )?.action;
    const struck = await this.#faulty(fault, bytes, session);
    if (struck === 'cut') return undefined;
    for (const recipient of recipients) {
      const refused = await this.#atStage(recipient, 'data');
      if (refused) throw this.#refused(refused, bytes);
    }
    const drop = find(all, 'drop');
    const silence = find(all, 'silence');
    if (drop || silence) {
      this.#cut((drop ?? silence)?.keep ?? false, bytes, session);
      if (drop) this.#connection._socket.destroy();
      return undefined;
    }
    const mail = this.#keep(bytes, session);
    for (const { address } of recipients)
      this.#receipt(address, bytes, { outcome: 'taken', kept: true, code: 250, mail });
    this.#door.limits.leave(this.#connection.id);
    return `2.0.0 Ok: queued as ${mail.id}`;
  }

  #noted(address: string, refused: Refusal): Refusal {
    const code = refused.responseCode;
    this.#receipt(address, undefined, { outcome: code < 500 ? 'deferred' : 'refused', kept: false, code });
    return refused;
  }

  async #atStage({ address, behaviours, by }: Recipient, stage: RecipientStage): Promise<Refusal | undefined> {
    const { limits } = this.#door;
    for (const one of behaviours) {
      if (one.kind === 'slow' && (one.at ?? 'data') === stage) await this.#linger(one.ms, one.drip ?? false, stage);
      const asked = { stage, recipient: address, sender: this.#sender, connection: this.#connection.id, by, limits };
      const refused = refusalOf(one, asked);
      if (refused) return refused;
    }
    return undefined;
  }

  async #linger(ms: number, drip: boolean, stage: RecipientStage): Promise<void> {
    if (!drip) return void (await wait(ms));
    const until = performance.now() + ms;
    while (performance.now() < until && !this.#connection._socket.destroyed) {
      this.#connection._socket.write(`250-${stage === 'data' ? '2.0.0' : '2.1.5'} Still at it\r\n`);
      await wait(Math.min(DRIP_MS, until - performance.now()));
    }
  }

  async #faulty(action: MailFaultAction | undefined, bytes: Buffer, session: SMTPServerSession): Promise<'cut' | 'on'> {
    if (action?.kind === 'reject')
      throw this.#refused(refusal(action.code, action.enhanced, action.message ?? 'Refused by the sandbox'), bytes);
    if (action?.kind === 'delay') await wait(action.ms);
    if (action?.kind !== 'drop') return 'on';
    this.#cut(action.keep, bytes, session);
    this.#connection._socket.destroy();
    return 'cut';
  }

  #lost(answer: 'silence', address: string): 'silence' {
    this.#receipt(address, undefined, { outcome: 'cut', kept: false, code: 0 });
    return answer;
  }

  #refused(refused: Refusal, bytes: Buffer): Refusal {
    const outcome = refused.responseCode < 500 ? 'deferred' : 'refused';
    for (const { address } of this.#recipients)
      this.#receipt(address, bytes, { outcome, kept: false, code: refused.responseCode });
    return refused;
  }

  #cut(keep: boolean, bytes: Buffer, session?: SMTPServerSession): void {
    const mail = keep && session ? this.#keep(bytes, session) : undefined;
    for (const { address } of this.#recipients)
      this.#receipt(address, bytes, { outcome: 'cut', kept: mail !== undefined, code: 0, ...(mail && { mail }) });
  }

  #keep(bytes: Buffer, session: SMTPServerSession): KeptMail {
    const to = this.#recipients.map(({ address }) => address);
    const mail = this.#door.inbox.receive({ from: this.#sender, to }, bytes, session.remoteAddress);
    this.#door.onKept(
      mail,
      this.#recipients.map(({ address, behaviours }) => ({ address, behaviours: behaviours.filter(isLater) })),
    );
    return mail;
  }

  #receipt(
    to: string,
    bytes: Buffer | undefined,
    what: { outcome: 'taken' | 'deferred' | 'refused' | 'cut'; kept: boolean; code: number; mail?: KeptMail },
  ): void {
    const { mail, ...rest } = what;
    const fields = mail || !bytes ? [] : fieldsOf(bytes);
    const messageId = mail?.messageId ?? fieldValue(fields, 'message-id');
    const deliveryId = mail?.deliveryId ?? fieldValue(fields, 'x-delivery-id');
    this.#door.receipts.add({
      at: new Date(this.#door.clock.now()).toISOString(),
      from: this.#sender,
      to,
      ...rest,
      ...(messageId && { messageId }),
      ...(deliveryId && { deliveryId }),
      ...(mail && { mail: mail.id }),
    });
  }
}
