import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimestamp } from './timestamps.ts';

/** As PostgreSQL writes an instant in a zone of whole hours. */
function written(at: Date, hours: number, fraction: string): string {
  const local = new Date(at.getTime() + hours * 3_600_000).toISOString();
  const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}`;
  return `${local.slice(0, 10)} ${local.slice(11, 19)}${fraction}${offset}`;
}

describe('reading a timestamptz', () => {
  it('reads what a server in UTC writes', () => {
    expect(parseTimestamp('2026-11-21 09:13:29+00').toISOString()).toBe('2026-11-21T09:13:29.000Z');
    expect(parseTimestamp('2026-11-21 09:13:29.5+00').toISOString()).toBe('2026-11-21T09:13:29.500Z');
    expect(parseTimestamp('2026-11-21 09:13:29.123999+00').toISOString()).toBe('2026-11-21T09:13:29.123Z');
  });

  it('reads any instant in any zone of whole hours', () => {
    const instant = fc.date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: -12, max: 14 }), (at, hours) => {
        const whole = new Date(Math.floor(at.getTime() / 1000) * 1000);
        expect(parseTimestamp(written(whole, hours, ''))).toEqual(whole);
      }),
    );
  });

  it('leaves the unusual to the driver', () => {
    expect(parseTimestamp('2026-11-21 09:13:29+05:30').toISOString()).toBe('2026-11-21T03:43:29.000Z');
    expect(parseTimestamp('infinity')).toBe(Number.POSITIVE_INFINITY);
    expect(parseTimestamp('10026-11-21 09:13:29+00').getUTCFullYear()).toBe(10_026);
    expect(parseTimestamp('0044-03-15 12:00:00+00 BC').getUTCFullYear()).toBeLessThan(0);
  });
});
