import { addressParser, decodeWords } from 'postal-mime';

/** A field of the head as it came, unfolded. */
export type Field = { name: string; value: string };

export type ParsedMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

type Part = { type: string; charset: string; bytes: Buffer };

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** A deeper nesting is an attack, not a mail. */
const DEEPEST = 12;

function halves(bytes: Buffer): { head: string; body: Buffer } {
  if (bytes.subarray(0, 2).toString('latin1') === '\r\n') return { head: '', body: bytes.subarray(2) };
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return { head: bytes.toString('utf8'), body: Buffer.alloc(0) };
  return { head: bytes.toString('utf8', 0, end), body: bytes.subarray(end + END_OF_HEAD.length) };
}

export function fieldsOf(bytes: Buffer): Field[] {
  return fieldsIn(halves(bytes).head);
}

export function fieldsIn(head: string): Field[] {
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0
        ? [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }]
        : [];
    });
}

export const fieldValue = (fields: readonly Field[], name: string): string =>
  fields.find((field) => field.name === name)?.value ?? '';

/** One parameter of a value such as `text/html; charset="utf-8"`. */
function parameter(value: string, name: string): string {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(value);
  return found?.[1]?.replaceAll(/\\(.)/g, '$1') ?? found?.[2] ?? '';
}

function fromQuotedPrintable(bytes: Buffer): Buffer {
  const text = bytes
    .toString('latin1')
    .replaceAll(/[ \t]+(?=\r?\n|$)/g, '')
    .replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    text.replaceAll(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function decoded(bytes: Buffer, encoding: string): Buffer {
  const name = encoding.toLowerCase();
  if (name === 'quoted-printable') return fromQuotedPrintable(bytes);
  return name === 'base64' ? Buffer.from(bytes.toString('latin1'), 'base64') : bytes;
}

function textOf({ bytes, charset }: Part): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

function partsOf(bytes: Buffer, depth = 0): Part[] {
  const { head, body } = halves(bytes);
  const fields = fieldsIn(head);
  const kind = fieldValue(fields, 'content-type') || 'text/plain';
  const type = kind.split(';')[0]?.trim().toLowerCase() ?? '';
  const boundary = parameter(kind, 'boundary');
  if (type.startsWith('multipart/') && boundary && depth < DEEPEST)
    return between(body, boundary).flatMap((piece) => partsOf(piece, depth + 1));
  if (/^attachment/i.test(fieldValue(fields, 'content-disposition'))) return [];
  return [
    {
      type,
      charset: parameter(kind, 'charset'),
      bytes: decoded(body, fieldValue(fields, 'content-transfer-encoding')),
    },
  ];
}

/** The pieces between the lines of a boundary, as bytes: their charsets differ. */
function between(body: Buffer, boundary: string): Buffer[] {
  const text = body.toString('latin1');
  const marks = [
    ...`\r\n${text}`.matchAll(new RegExp(`\\r\\n--${RegExp.escape(boundary)}(--)?[ \\t]*(?=\\r\\n|$)`, 'g')),
  ];
  return marks.flatMap((mark, n) => {
    const next = marks[n + 1];
    if (mark[1] || !next) return [];
    // The text was searched with a line end before it, so places are two too far.
    return [body.subarray(mark.index + mark[0].length, Math.max(0, next.index - 2))];
  });
}

type Address = { name?: string; address?: string };

export function shown(addresses: string): string[] {
  return addressParser(addresses, { flatten: true }).map(({ name, address }: Address) =>
    name ? `${name} <${address ?? ''}>` : (address ?? ''),
  );
}

/** What a mail program shows of a mail. */
export function parseMail(bytes: Buffer): ParsedMail {
  const fields = fieldsOf(bytes);
  const parts = partsOf(bytes);
  const joined = (type: string) =>
    parts
      .filter((part) => part.type === type)
      .map(textOf)
      .join('\n');
  return {
    from: shown(fieldValue(fields, 'from'))[0] ?? '',
    to: shown(fieldValue(fields, 'to')),
    subject: decodeWords(fieldValue(fields, 'subject')),
    text: joined('text/plain'),
    html: joined('text/html'),
    headers: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  };
}
