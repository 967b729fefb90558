import { parentPort } from 'node:worker_threads';
import PostalMime, { type Email } from 'postal-mime';
import { type Opened, PARTS } from './opened.ts';

const LONGEST = 64 * 1024;
const HEADERS = ['auto-submitted', 'x-autoreply', 'precedence'];

const textOf = ({ content }: Email['attachments'][number]): string =>
  typeof content === 'string'
    ? content.slice(0, LONGEST)
    : Buffer.from(content as ArrayBuffer, 0, Math.min(LONGEST, content.byteLength)).toString('utf8');

async function open(raw: Uint8Array): Promise<Opened | null> {
  try {
    const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' });
    const parts = email.attachments.filter(({ mimeType }) => PARTS.includes(mimeType.toLowerCase()));
    return {
      subject: email.subject?.slice(0, LONGEST) ?? '',
      from: email.from?.address ?? '',
      text: email.text?.slice(0, LONGEST) ?? '',
      headers: email.headers.filter(({ key }) => HEADERS.includes(key)).map(({ key, value }) => [key, value] as const),
      parts: parts.slice(0, 10).map((part) => [part.mimeType.toLowerCase(), textOf(part)] as const),
    };
  } catch {
    // Nested or headed beyond all measure.
    return null;
  }
}

parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await open(raw)));
