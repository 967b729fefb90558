import { expect, it } from 'vitest';
import { shifted } from '../../platform/time/toronto.ts';
import { cell } from '../../testing/postings.ts';
import { zoneOf } from '../../ui/calendar/range.ts';
import { shownInMonth } from './grid/in-month.ts';
import { postingItems } from './items.ts';
import { shiftBetween } from './shift.ts';
import { viewBeside, viewOf, viewRange } from './view.ts';

it('shows of a month whole weeks from Monday, and steps from month to month', () => {
  expect(viewRange('month', '2026-11-23')).toEqual({ view: 'month', day: '2026-11-01', first: '2026-10-26', days: 42 });
  // February 2027 begins on a Monday and has four weeks.
  expect(viewRange('month', '2027-02-28')).toEqual({ view: 'month', day: '2027-02-01', first: '2027-02-01', days: 28 });
  expect(viewBeside(viewRange('month', '2027-01-31'), 1).day).toBe('2027-02-01');
  expect(viewBeside(viewRange('month', '2027-01-31'), -1).day).toBe('2026-12-01');
  expect(viewBeside(viewRange('week', '2027-03-14'), 1).first).toBe('2027-03-15');
  expect(viewBeside(viewRange('day', '2027-03-14'), -1).first).toBe('2027-03-13');
  expect([undefined, 'year', 'week'].map(viewOf)).toEqual(['month', 'month', 'week']);
});

it('tells days by the clock that most of them go by', () => {
  const zone = (view: 'month' | 'week' | 'day', day: string) => zoneOf(viewRange(view, day), 'en');
  // Clocks change on Sunday, November 1, which the month shows with the six days before it.
  expect(zone('month', '2026-11-23')).toBe('EST');
  expect(zone('month', '2026-10-23')).toBe('EDT');
  expect([zone('week', '2026-11-01'), zone('week', '2026-11-02')]).toEqual(['EDT', 'EST']);
  expect([zone('day', '2026-10-31'), zone('day', '2026-11-01')]).toEqual(['EDT', 'EST']);
});

it('moves by Toronto’s clock, over the nights that have 23 and 25 hours', () => {
  for (const [from, to, shift] of [
    ['2027-03-13T17:00:00Z', '2027-03-14T16:00:00Z', { days: 1, hours: 0 }],
    ['2027-11-06T16:00:00Z', '2027-11-07T17:00:00Z', { days: 1, hours: 0 }],
    ['2027-11-08T17:00:00Z', '2027-11-06T14:00:00Z', { days: -2, hours: -2 }],
    ['2027-05-08T17:00:00Z', '2027-05-08T15:00:00Z', { days: 0, hours: -2 }],
  ] as const) {
    expect(shiftBetween(from, to)).toEqual(shift);
    expect(shifted(from, shift)).toBe(to);
  }
  expect(shifted('2027-03-13T17:00:00Z', { days: 1, hours: -2 })).toBe('2027-03-14T14:00:00Z');
});

it('tells of a full day the first ones, what the address names before all others', () => {
  const now = Date.parse('2026-10-01T12:00:00Z');
  const on = (id: number, fire_at: string) => cell({ id, fire_at });
  const items = postingItems(
    // 3 AM in UTC is the evening before in Toronto.
    [on(1, '2026-11-04T03:00:00Z'), ...[2, 3, 4, 5, 6].map((id) => on(id, `2026-11-04T1${id}:00:00Z`))],
    { apps: ['facebook'], now, moves: true },
  );
  const range = viewRange('month', '2026-11-04');
  const told = (most: number, ids: number[] = []) =>
    shownInMonth(items, range, { most, ids: new Set(ids) }).map((one) =>
      one.kind === 'more' ? `${one.day}+${one.count}` : one.key,
    );
  expect(told(4)).toEqual(['posting-1', 'posting-2', 'posting-3', 'posting-4', 'posting-5', 'posting-6']);
  expect(told(2, [6])).toEqual(['posting-1', 'posting-6', 'posting-2', '2026-11-04+3']);
  expect(told(0)).toEqual(['2026-11-03+1', '2026-11-04+5']);
});

it('makes movable what is ahead, for who may move it, and counts as out whose time has passed', () => {
  const cells = [cell({ id: 1 }), cell({ id: 2, fire_at: '2026-10-01T11:00:00Z' })];
  const asked = { apps: ['facebook'] as const, now: Date.parse('2026-10-01T12:00:00Z') };
  const look = (moves: boolean) =>
    postingItems(cells, { ...asked, moves }).map(({ movable, out }) => ({ movable, out }));
  expect(look(true)).toEqual([
    { movable: true, out: false },
    { movable: false, out: true },
  ]);
  expect(look(false).some(({ movable }) => movable)).toBe(false);
  expect(postingItems(cells, { ...asked, apps: ['linkedin'], moves: true })).toEqual([]);
});
