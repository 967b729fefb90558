import type { ByteRange } from '../../../connectors/storage/port.ts';

/**
 * One range of a `Range` header (RFC 9110, 14.1.2). Null: send everything, as the standard allows for what is no range,
 * for other units, and for several ranges, which no player and no network asks for. `'unsatisfiable'`: nothing of it exists.
 *
 * By hand, because range-parser and its kin answer 416 where the standard wants the file: to the last 500 bytes of a file
 * that has 300, and to `9-5`, which is no range.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '')
    return Math.min(size, Number(last)) === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
