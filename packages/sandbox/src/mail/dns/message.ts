export const TYPES = { A: 1, CNAME: 5, PTR: 12, MX: 15, TXT: 16, AAAA: 28 } as const;
export type RecordType = keyof typeof TYPES;
export const isRecordType = (text: string): text is RecordType => Object.hasOwn(TYPES, text);

const OPT = 41;
export const CODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
export type Code = keyof typeof CODES;

export type Question = {
  id: number;
  recursionDesired: boolean;
  /** Lower case, without the last dot. */
  name: string;
  type: number;
  /** The question's bytes, which the answer repeats. */
  bytes: Buffer;
  /** How large an answer may be; undefined: the asker knows no EDNS, and 512 it is. */
  size: number | undefined;
};

export type Answer = { name: string; type: RecordType; ttl: number; value: string };

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (;;) {
    const length = message.readUInt8(at);
    // A question's name is never compressed.
    if (length > 63) throw new Error('a pointer in a question');
    at += 1;
    if (length === 0) return { name: labels.join('.').toLowerCase(), end: at };
    labels.push(message.toString('latin1', at, at + length));
    at += length;
  }
}

/** Throws on what is no question. */
export function readQuestion(message: Buffer): Question {
  const flags = message.readUInt16BE(2);
  if ((flags & 0x80_00) !== 0 || message.readUInt16BE(4) !== 1) throw new Error('not one question');
  const { name, end } = readName(message, 12);
  const rest = end + 4;
  let size: number | undefined;
  if (message.readUInt16BE(10) > 0 && message[rest] === 0 && message.readUInt16BE(rest + 1) === OPT)
    size = Math.max(512, message.readUInt16BE(rest + 3));
  return {
    id: message.readUInt16BE(0),
    recursionDesired: (flags & 0x01_00) !== 0,
    name,
    type: message.readUInt16BE(end),
    bytes: message.subarray(12, rest),
    size,
  };
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  const pieces = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')]));
  return Buffer.concat([...pieces, Buffer.from([0])]);
}

function uint16(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [n, number] of numbers.entries()) bytes.writeUInt16BE(number, n * 2);
  return bytes;
}

/** A text is made of strings of at most 255 bytes, which the reader joins. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const pieces: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function ipv6Bytes(text: string): Buffer {
  const [left = '', right] = text.split('::');
  const groups = (half: string) => half.split(':').filter(Boolean);
  const [head, tail] = [groups(left), groups(right ?? '')];
  const zeros = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return uint16(...[...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16)));
}

function dataOf(type: RecordType, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return ipv6Bytes(value);
    case 'MX': {
      const [priority = '10', host = ''] = value.split(/\s+/);
      return Buffer.concat([uint16(Number(priority)), nameBytes(host)]);
    }
    case 'TXT':
      return textBytes(value);
    default:
      return nameBytes(value);
  }
}

function answerBytes({ name, type, ttl, value }: Answer): Buffer {
  const data = dataOf(type, value);
  return Buffer.concat([nameBytes(name), uint16(TYPES[type], 1, ttl >>> 16, ttl & 0xff_ff, data.length), data]);
}

/** `truncated`: the asker comes again over TCP. */
export function writeAnswer(question: Question, code: Code, answers: Answer[], { truncated = false } = {}): Buffer {
  const flags = 0x84_00 | (truncated ? 0x02_00 : 0) | (question.recursionDesired ? 0x01_80 : 0) | CODES[code];
  const shown = truncated ? [] : answers;
  const opt = question.size === undefined ? [] : [Buffer.concat([Buffer.from([0]), uint16(OPT, 1232, 0, 0, 0)])];
  const head = uint16(question.id, flags, 1, shown.length, 0, opt.length);
  return Buffer.concat([head, question.bytes, ...shown.map(answerBytes), ...opt]);
}
