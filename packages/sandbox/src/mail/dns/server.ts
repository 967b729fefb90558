import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket as TcpSocket } from 'node:net';
import { type Question, type RecordType, readQuestion, TYPES, writeAnswer } from './message.ts';
import type { Zones } from './zones.ts';

const MOST = 10_000;
const TYPE_NAMES = new Map(Object.entries(TYPES).map(([name, code]) => [code as number, name as RecordType]));

export type AskedName = { name: string; type: string; code: string; over: 'udp' | 'tcp' };

/** Answers for the names of the fake world over UDP, and over TCP where an answer is too long; it asks nobody else. */
export class DnsServer {
  readonly #zones: Zones;
  #udp: Socket | undefined;
  #tcp: Server | undefined;
  readonly #sockets = new Set<TcpSocket>();
  #asked: AskedName[] = [];

  constructor(zones: Zones) {
    this.#zones = zones;
  }

  async listen(host: string, port: number): Promise<string> {
    // Another program may have the port over the other protocol; then a port of the system's choice is drawn again.
    for (let trial = 0; ; trial += 1) {
      try {
        return await this.#open(host, port);
      } catch (error) {
        await this.close();
        if (port !== 0 || trial > 10) throw error;
      }
    }
  }

  /** Where it listens: `host:port`. */
  address = '';

  /** What was asked, oldest first; the last ones. */
  asked(): AskedName[] {
    return this.#asked;
  }

  clear(): void {
    this.#asked = [];
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const [udp, tcp] = [this.#udp, this.#tcp];
    this.#udp = undefined;
    this.#tcp = undefined;
    await Promise.all([
      udp && new Promise<void>((resolve) => udp.close(() => resolve())),
      tcp?.listening && new Promise<void>((resolve) => tcp.close(() => resolve())),
    ]);
  }

  async #open(host: string, port: number): Promise<string> {
    const udp = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    udp.bind(port, host);
    await once(udp, 'listening');
    this.#udp = udp;
    const own = udp.address().port;
    udp.on('error', () => {});
    udp.on('message', (message, from) => {
      const answer = this.#answer(message, 'udp');
      if (answer) udp.send(answer, from.port, from.address);
    });
    const tcp = createServer((socket) => this.#talk(socket));
    this.#tcp = tcp;
    tcp.listen(own, host);
    await once(tcp, 'listening');
    const { address } = tcp.address() as AddressInfo;
    this.address = `${address.includes(':') ? `[${address}]` : address}:${own}`;
    return this.address;
  }

  #talk(socket: TcpSocket): void {
    this.#sockets.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
        const end = 2 + waiting.readUInt16BE(0);
        const answer = this.#answer(waiting.subarray(2, end), 'tcp');
        waiting = waiting.subarray(end);
        if (!answer) continue;
        const length = Buffer.alloc(2);
        length.writeUInt16BE(answer.length);
        socket.write(Buffer.concat([length, answer]));
      }
    });
  }

  /** Undefined: nobody answers. */
  #answer(message: Buffer, over: 'udp' | 'tcp'): Buffer | undefined {
    let question: Question;
    try {
      question = readQuestion(message);
    } catch {
      return undefined;
    }
    const type = TYPE_NAMES.get(question.type);
    const found = this.#zones.find(question.name, type);
    const cut = found === 'truncated' && over === 'udp';
    this.#note({
      name: question.name,
      type: type ?? String(question.type),
      code: typeof found === 'string' ? found : found.code,
      over,
    });
    if (found === 'timeout' || (found === 'truncated' && !cut)) return undefined;
    if (found === 'truncated') return writeAnswer(question, 'NOERROR', [], { truncated: true });
    const whole = writeAnswer(question, found.code, found.answers);
    const tooLong = over === 'udp' && whole.length > (question.size ?? 512);
    return tooLong ? writeAnswer(question, found.code, [], { truncated: true }) : whole;
  }

  #note(asked: AskedName): void {
    this.#asked.push(asked);
    if (this.#asked.length > MOST) this.#asked = this.#asked.slice(-MOST / 2);
  }
}
