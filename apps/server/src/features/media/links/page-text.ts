import { charsetIn, readHead } from './page-head.ts';

/** HTML, 13.2.3.2: who reads a page looks for its encoding in so many bytes; real pages name it a little later. */
const LOOKED_THROUGH = 2_048;

/** The bytes of a page as text, by the first encoding that we know: its byte order mark, the header's, the page's own, UTF-8. */
export function pageText(body: Buffer, contentType: string): string {
  const named = [charsetOfMark(body), charsetIn(contentType), charsetInside(body), 'utf-8'];
  for (const label of named) {
    const decoder = label === null ? null : decoderOf(label);
    if (decoder !== null) return decoder.decode(body);
  }
  return body.toString('utf8');
}

function charsetOfMark(body: Buffer): string | null {
  const mark = body.toString('hex', 0, 3);
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('feff')) return 'utf-16be';
  return mark.startsWith('fffe') ? 'utf-16le' : null;
}

/** A page whose own word could be read letter by letter is not in the encoding of two bytes each that it may name. */
function charsetInside(body: Buffer): string | null {
  const { charset } = readHead(body.toString('latin1', 0, LOOKED_THROUGH));
  return charset !== null && /^\s*utf-?16/i.test(charset) ? 'utf-8' : charset;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
