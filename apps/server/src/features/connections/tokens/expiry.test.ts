import { describe, expect, test } from 'vitest';
import { calendarDaysLeft, planExpiry } from './expiry.ts';

// 20:30 on 1 May in Toronto, which is 2 May in UTC.
const END = new Date('2026-05-02T00:30:00Z');
const plan = (now: string, app: 'linkedin' | 'facebook' = 'linkedin') => {
  const { notice, nextAt } = planExpiry(app, END, new Date(now));
  return [notice, nextAt?.toISOString() ?? null];
};

describe('when a person is told that a connection ends', () => {
  test('at nine in the morning in Toronto, 21, 7 and 1 days before, also across the change of the clocks', () => {
    expect(plan('2026-03-01T00:00:00Z')).toEqual([null, '2026-04-10T13:00:00.000Z']);
    expect(plan('2026-04-10T12:59:59Z')).toEqual([null, '2026-04-10T13:00:00.000Z']);
    expect(plan('2026-04-10T13:00:00Z')).toEqual([21, '2026-04-24T13:00:00.000Z']);
    expect(plan('2026-04-24T13:00:00Z')).toEqual([7, '2026-04-30T13:00:00.000Z']);
    expect(plan('2026-04-30T13:00:00Z')).toEqual([1, END.toISOString()]);
    expect(planExpiry('linkedin', new Date('2026-03-20T15:00:00Z'), new Date('2026-02-01T00:00:00Z')).nextAt).toEqual(
      new Date('2026-02-27T14:00:00Z'),
    );
  });

  test('only the latest notice that was slept through, and none once it has ended', () => {
    expect(plan('2026-04-29T13:00:00Z')[0]).toBe(7);
    expect(plan(END.toISOString())).toEqual([null, null]);
  });

  test('not before its card says so', () => {
    expect(plan('2026-04-11T13:00:00Z', 'facebook')).toEqual([null, '2026-04-24T13:00:00.000Z']);
  });

  test('days are pages of the calendar in Toronto', () => {
    const left = (now: string) => calendarDaysLeft(END, new Date(now));
    expect(left('2026-05-01T04:00:00Z')).toBe(0);
    expect(left('2026-05-01T03:59:59Z')).toBe(1);
    expect(left('2026-04-10T13:00:00Z')).toBe(21);
  });
});
