import pg from 'pg';

/** The driver's own reader, for what is not plain (infinity, years before Christ, five digits). */
const parseAny: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

// "2026-11-21 09:13:29.123456+00" as PostgreSQL writes a timestamptz in DateStyle ISO (manual, 8.5.2).
const SECONDS_END = 19;

/**
 * Reads a timestamptz. A list holds dozens, and the driver's reader, which tries a regular expression and local time, took
 * a twentieth of a request. PostgreSQL's microseconds are cut to milliseconds.
 */
export function parseTimestamp(text: string): Date {
  const offset = text.length - 3;
  const sign = text.charCodeAt(offset);
  const plain = text.charCodeAt(10) === 0x20 && text.charCodeAt(0) !== 0x30 && (sign === 0x2b || sign === 0x2d);
  // A year from 1000 to 9999 and an offset of whole hours: what every server in UTC answers.
  if (!plain) return parseAny(text);
  const hours = digits(text, offset + 1, 2) * (sign === 0x2b ? 1 : -1);
  const fraction = offset > SECONDS_END ? text.slice(SECONDS_END + 1, Math.min(offset, SECONDS_END + 4)) : '';
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 2) - 1,
      digits(text, 8, 2),
      digits(text, 11, 2) - hours,
      digits(text, 14, 2),
      digits(text, 17, 2),
      fraction === '' ? 0 : Number(fraction.padEnd(3, '0')),
    ),
  );
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at += 1) value = value * 10 + (text.charCodeAt(at) - 0x30);
  return value;
}
