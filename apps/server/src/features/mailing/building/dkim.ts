import { createHash, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** Whose signature a message bears; the public half of the key stands at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  readonly key: KeyObject;
}

/** All that a reader sees or a program acts on; RFC 8058, section 4, demands both List-Unsubscribe headers. */
const SIGNED = new Set([
  'from',
  'reply-to',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
  'x-delivery-id',
]);

const signAside = promisify(sign) as unknown as (algorithm: string, data: Buffer, key: KeyObject) => Promise<Buffer>;

/** One header as `relaxed` has it (RFC 6376, section 3.4.2). */
function relaxed(header: string): { name: string; line: string } {
  const colon = header.indexOf(':');
  const name = header.slice(0, colon).trim().toLowerCase();
  const value = header
    .slice(colon + 1)
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return { name, line: `${name}:${value}` };
}

/** The body as `simple` has it (RFC 6376, section 3.4.3): with one line's end at its end. */
function bodyHash(body: Buffer): string {
  let end = body.length;
  while (end >= 2 && body[end - 2] === 0x0d && body[end - 1] === 0x0a) end -= 2;
  return createHash('sha256').update(body.subarray(0, end)).update('\r\n').digest('base64');
}

const folded = (text: string, width = 72): string => text.replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\r\n ');

/**
 * The DKIM-Signature header of a message (RFC 6376, rsa-sha256, relaxed/simple), with its line's end. The key is used in a
 * thread of its own: one signature with 2048 bits takes longer than the rest of a message together.
 */
export async function dkimHeader({ domain, selector, key }: DkimKey, head: Buffer, body: Buffer): Promise<string> {
  const headers = head
    .toString('utf8')
    .replace(/\r\n$/, '')
    .split(/\r\n(?![ \t])/)
    .map(relaxed);
  const signed = headers.filter(({ name }) => SIGNED.has(name));
  const unsigned = [
    `v=1; a=rsa-sha256; c=relaxed/simple; d=${domain}; s=${selector};`,
    ` h=${signed.map(({ name }) => name).join(':')};`,
    ` bh=${bodyHash(body)};`,
    ' b=',
  ].join('\r\n');
  const own = relaxed(`DKIM-Signature: ${unsigned}`).line;
  const signature = await signAside('sha256', Buffer.from([...signed.map(({ line }) => line), own].join('\r\n')), key);
  return `DKIM-Signature: ${unsigned}${folded(signature.toString('base64'))}\r\n`;
}
