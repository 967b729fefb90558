export type ByteRange = { readonly from: number; readonly to: number };

/**
 * One range of a `Range` header (RFC 9110, 14.1.2), both ends included. Null: send everything, also for what we need
 * not understand (other units, several ranges). `'unsatisfiable'`: nothing of it exists.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The bytes of a range out of a stream; reading stops at its end. */
export async function* slice(source: AsyncIterable<Buffer>, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of source) {
    const end = at + chunk.length;
    if (end > from) yield chunk.subarray(Math.max(0, from - at), Math.min(chunk.length, to + 1 - at));
    at = end;
    if (at > to) return;
  }
}
