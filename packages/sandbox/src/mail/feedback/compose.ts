import { randomToken } from '../../platform/ids.ts';

type Part = { type: string; description?: string; text: string | Buffer };

/** As `Date` and `Arrival-Date` want it. */
export const mailDate = (ms: number): string => new Date(ms).toUTCString().replace('GMT', '+0000');

const CRLF = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

export type Head = readonly (readonly [string, string])[];

function headBytes(head: Head): string {
  return head.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}\r\n`).join('');
}

export function plainMail(head: Head, body: string | Buffer): Buffer {
  const top = headBytes([...head, ['MIME-Version', '1.0'], ['Content-Type', 'text/plain; charset=utf-8']]);
  const bytes = typeof body === 'string' ? Buffer.from(CRLF(body), 'utf8') : body;
  return Buffer.concat([Buffer.from(`${top}\r\n`, 'utf8'), bytes]);
}

/** A report (RFC 6522): prose, what a machine reads, and the mail that it is about. */
export function reportMail(head: Head, reportType: string, parts: readonly Part[]): Buffer {
  const boundary = `=_${randomToken(18)}`;
  const kind = `multipart/report; report-type=${reportType};\r\n\tboundary="${boundary}"`;
  const top = `${headBytes([...head, ['MIME-Version', '1.0']])}Content-Type: ${kind}\r\n\r\n`;
  const pieces = parts.map(({ type, description, text }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\n${description ? `Content-Description: ${description}\r\n` : ''}Content-Type: ${type}\r\n\r\n`,
      ),
      typeof text === 'string' ? Buffer.from(CRLF(text), 'utf8') : text,
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([Buffer.from(top), ...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Fields of one group of a report's second part. */
export const group = (fields: Head): string => fields.map(([name, value]) => `${name}: ${value}\n`).join('');

export const messageIdAt = (host: string): string => `<${randomToken(12)}@${host}>`;
