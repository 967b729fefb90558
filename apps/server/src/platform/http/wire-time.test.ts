import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireTime } from './wire-time.ts';

test('writes what toISOString writes, in every year that JavaScript knows', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (at) => {
      expect(wireTime(at)).toBe(at.toISOString());
    }),
    { numRuns: 10_000 },
  );
  for (const at of ['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z', '2028-02-29T12:00:00.050Z'])
    expect(wireTime(new Date(at))).toBe(at);
  expect(() => wireTime(new Date(Number.NaN))).toThrow(RangeError);
});
