import { describe, expect, it } from 'vitest';
import { instantToWallClock, wallClockIn, wallClockToInstant } from './toronto.ts';

describe('wall clock in Toronto', () => {
  it.each([
    ['2026-01-15 09:30:00', '2026-01-15T14:30:00Z', 'winter'],
    ['2026-07-15 09:30', '2026-07-15T13:30:00Z', 'summer'],
    ['2026-11-01 01:30:00', '2026-11-01T05:30:00Z', 'the doubled hour is the first one'],
    ['2026-03-08 02:30:00', '2026-03-08T07:30:00Z', 'the missing hour moves on to 03:30'],
  ])('%s is %s (%s)', (wallClock, instant) => {
    expect(wallClockToInstant(wallClock)).toBe(instant);
  });

  it('goes back to what the picker shows', () => {
    expect(instantToWallClock('2026-11-24T14:30:00Z')).toBe('2026-11-24 09:30:00');
    expect(instantToWallClock('2026-11-18T04:30:00Z')).toBe('2026-11-17 23:30:00');
  });

  it('rounds the earliest moment up to a whole minute', () => {
    expect(wallClockIn(10, Date.parse('2026-11-24T14:30:20Z'))).toBe('2026-11-24 09:41:00');
  });
});
