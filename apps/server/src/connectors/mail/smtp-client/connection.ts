import type { Socket } from 'node:net';
import { pathOf } from './address.ts';
import { codeOf, dial, encrypted, lost, ourName, SMTP_TIMEOUTS, type SmtpServer, type SmtpTimeouts } from './dial.ts';
import { stuffed } from './dots.ts';
import { type Letter, MailServerUnavailable, type Outcome, type Stage } from './outcome.ts';
import { type Reply, ReplyReader } from './reply.ts';

interface Waiting {
  readonly answer: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

const LINE_END = Buffer.from('\r\n');
const END_OF_TEXT = Buffer.from('.\r\n');

/**
 * One connection to a mail server that takes letters one after the other, three commands at a time where it offers
 * PIPELINING (RFC 2920). It repeats nothing: what came of each letter is the answer, and who sends decides.
 */
export class SmtpConnection {
  #socket: Socket;
  readonly #timeouts: SmtpTimeouts;
  #reader = new ReplyReader();
  readonly #waiting: Waiting[] = [];
  #lost: string | null = null;
  #offers = new Set<string>();

  private constructor(socket: Socket, timeouts: SmtpTimeouts) {
    this.#socket = socket;
    this.#timeouts = timeouts;
    this.#listen();
  }

  /** Greets, turns TLS on and signs in. Throws {@link MailServerUnavailable}. */
  static async open(server: SmtpServer, timeouts: SmtpTimeouts = SMTP_TIMEOUTS): Promise<SmtpConnection> {
    let stage: Stage = 'greeting';
    let connection: SmtpConnection | null = null;
    const expect = (reply: Reply, code: number): Reply => {
      if (Math.floor(reply.code / 100) !== Math.floor(code / 100))
        throw new MailServerUnavailable(stage, String(reply.code), reply);
      return reply;
    };
    try {
      connection = new SmtpConnection(await dial(server, timeouts), timeouts);
      expect(await connection.#answer(timeouts.command), 220);
      await connection.#greet(expect);
      stage = 'tls';
      await connection.#secure(server, expect);
      stage = 'auth';
      await connection.#signIn(server, expect);
      return connection;
    } catch (error) {
      connection?.close();
      throw error instanceof MailServerUnavailable ? error : new MailServerUnavailable(stage, codeOf(error));
    }
  }

  get usable(): boolean {
    return this.#lost === null;
  }

  /** Hands one letter over. Never throws; after 'unsent', 'uncertain' and a 421 the connection is closed. */
  async deliver(letter: Letter): Promise<Outcome> {
    const [from, to] = [pathOf(letter.from), pathOf(letter.to)];
    if (from === null || to === null) return { kind: 'refused', stage: 'rcpt', reply: OUR_REFUSALS.address };
    const utf8 = from.utf8 || to.utf8;
    if (utf8 && !this.#offers.has('SMTPUTF8')) return { kind: 'refused', stage: 'rcpt', reply: OUR_REFUSALS.utf8 };
    let written = false;
    try {
      const mail = `MAIL FROM:<${from.path}>${utf8 ? ' SMTPUTF8' : ''}${this.#offers.has('8BITMIME') ? ' BODY=8BITMIME' : ''}`;
      const refused = await this.#envelope(mail, `RCPT TO:<${to.path}>`, letter.notAfter);
      if (refused !== null) return this.#ended(refused);
      written = true;
      const reply = await this.#text(letter.message);
      if (reply.code < 300) return this.#ended({ kind: 'accepted', reply });
      // Neither a yes nor a no (RFC 5321, section 4.2.1): nobody can know.
      if (reply.code < 400) throw lost('EPROTOCOL');
      return this.#ended({ kind: 'refused', stage: 'message', reply });
    } catch (error) {
      this.close();
      return { kind: written ? 'uncertain' : 'unsent', code: codeOf(error) };
    }
  }

  /** Says goodbye without waiting for an answer. */
  quit(): void {
    if (this.#lost === null) this.#socket.end('QUIT\r\n');
    this.close('QUIT');
  }

  close(code = 'ECLOSED'): void {
    this.#fail(lost(code));
    if (code !== 'QUIT') this.#socket.destroy();
  }

  /** The sender, the recipient and the beginning of the text; null when the server waits for the text. */
  async #envelope(mail: string, rcpt: string, notAfter: number): Promise<Outcome | null> {
    if (!this.#offers.has('PIPELINING')) return this.#stepByStep([mail, rcpt], notAfter);
    if (performance.now() > notAfter) return { kind: 'unsent', code: 'ELATE' };
    this.#socket.write(`${mail}\r\n${rcpt}\r\nDATA\r\n`);
    const { command } = this.#timeouts;
    const [toMail, toRcpt, toData] = await Promise.all([1, 2, 3].map(() => this.#answer(command)));
    if (toMail === undefined || toRcpt === undefined || toData === undefined) throw lost('EPROTOCOL');
    const stage = toMail.code >= 300 ? 'mail' : toRcpt.code >= 300 ? 'rcpt' : null;
    if (stage === null) return toData.code === 354 ? null : this.#notBegun(toData);
    // A server may go on without a recipient (RFC 2920, section 3.1): it gets a text of nothing, and says no to it.
    if (toData.code === 354) {
      this.#socket.write('.\r\n');
      const reply = await this.#answer(command);
      if (reply.code < 300) throw lost('EPROTOCOL');
    } else if (stage === 'rcpt') await this.#command('RSET', command);
    return { kind: 'refused', stage, reply: stage === 'mail' ? toMail : toRcpt };
  }

  async #stepByStep(lines: readonly string[], notAfter: number): Promise<Outcome | null> {
    for (const line of lines) {
      const reply = await this.#command(line, this.#timeouts.command);
      if (reply.code < 300) continue;
      const stage = line.startsWith('MAIL') ? 'mail' : 'rcpt';
      if (stage === 'rcpt' && reply.code !== 421) await this.#command('RSET', this.#timeouts.command);
      return { kind: 'refused', stage, reply };
    }
    if (performance.now() > notAfter) {
      this.close('ELATE');
      return { kind: 'unsent', code: 'ELATE' };
    }
    const reply = await this.#command('DATA', this.#timeouts.command);
    return reply.code === 354 ? null : this.#notBegun(reply);
  }

  async #notBegun(reply: Reply): Promise<Outcome> {
    if (reply.code < 400) throw lost('EPROTOCOL');
    if (reply.code !== 421) await this.#command('RSET', this.#timeouts.command);
    return { kind: 'refused', stage: 'message', reply };
  }

  #text(message: Buffer): Promise<Reply> {
    this.#socket.cork();
    this.#socket.write(stuffed(message));
    if (!message.subarray(-2).equals(LINE_END)) this.#socket.write(LINE_END);
    this.#socket.write(END_OF_TEXT);
    this.#socket.uncork();
    return this.#answer(this.#timeouts.message);
  }

  /** 421 is said by a server that closes the connection after it (RFC 5321, section 3.8). */
  #ended(outcome: Outcome): Outcome {
    if (outcome.kind === 'refused' && outcome.reply.code === 421) this.close('421');
    return outcome;
  }

  async #greet(expect: (reply: Reply, code: number) => Reply): Promise<void> {
    const { lines } = expect(await this.#command(`EHLO ${ourName()}`, this.#timeouts.command), 250);
    this.#offers = new Set(lines.slice(1).map((line) => line.split(' ')[0]?.toUpperCase() ?? ''));
    const auth = lines.find((line) => /^auth[ =]/i.test(line));
    for (const method of auth?.split(/[ =]/).slice(1) ?? []) this.#offers.add(`AUTH ${method.toUpperCase()}`);
  }

  async #secure(server: SmtpServer, expect: (reply: Reply, code: number) => Reply): Promise<void> {
    if (server.secure) return;
    if (!this.#offers.has('STARTTLS')) {
      if (server.requireTLS) throw new MailServerUnavailable('tls', 'ENOTLS');
      return;
    }
    expect(await this.#command('STARTTLS', this.#timeouts.command), 220);
    // What came in the clear after that answer is not of the server (RFC 3207, section 4.2; CVE-2011-0411).
    this.#socket.removeAllListeners();
    this.#reader = new ReplyReader();
    this.#socket = await encrypted(this.#socket, server, this.#timeouts.connect);
    this.#listen();
    await this.#greet(expect);
  }

  async #signIn({ auth }: SmtpServer, expect: (reply: Reply, code: number) => Reply): Promise<void> {
    if (auth === undefined) return;
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const { command } = this.#timeouts;
    if (this.#offers.has('AUTH PLAIN') || !this.#offers.has('AUTH LOGIN')) {
      expect(await this.#command(`AUTH PLAIN ${base64(`\0${auth.user}\0${auth.pass}`)}`, command), 235);
      return;
    }
    expect(await this.#command('AUTH LOGIN', command), 334);
    expect(await this.#command(base64(auth.user), command), 334);
    expect(await this.#command(base64(auth.pass), command), 235);
  }

  #command(line: string, timeoutMs: number): Promise<Reply> {
    if (/[\r\n\0]/.test(line)) throw new Error('A command to the mail server is one line');
    if (this.#lost !== null) return Promise.reject(lost(this.#lost));
    this.#socket.write(`${line}\r\n`);
    return this.#answer(timeoutMs);
  }

  #answer(timeoutMs: number): Promise<Reply> {
    if (this.#lost !== null) return Promise.reject(lost(this.#lost));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.close('ETIMEDOUT'), timeoutMs);
      this.#waiting.push({
        answer: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  }

  #listen(): void {
    this.#socket.setNoDelay(true);
    // A letter may come in two pieces; what is no UTF-8 is shown as such.
    const letters = new TextDecoder();
    this.#socket.on('data', (chunk: Buffer) => this.#take(letters.decode(chunk, { stream: true })));
    this.#socket.on('error', (error) => this.close(codeOf(error)));
    this.#socket.on('close', () => this.close('ECONNRESET'));
    this.#socket.on('end', () => this.close('ECONNRESET'));
  }

  #take(text: string): void {
    try {
      for (const reply of this.#reader.push(text)) {
        const waiting = this.#waiting.shift();
        // Said without having been asked: the server closes (421), or does not follow the protocol.
        if (waiting === undefined) this.close(String(reply.code));
        else waiting.answer(reply);
      }
    } catch {
      this.close('EPROTOCOL');
    }
  }

  #fail(error: Error & { code: string }): void {
    this.#lost ??= error.code;
    for (const waiting of this.#waiting.splice(0)) waiting.fail(error);
  }
}

const ourRefusal = (enhanced: string, text: string): Reply => ({ code: 553, enhanced, text, lines: [text] });
const OUR_REFUSALS = {
  address: ourRefusal('5.1.3', 'Not an address'),
  utf8: ourRefusal('5.6.7', 'The mail server takes no addresses outside ASCII'),
};
