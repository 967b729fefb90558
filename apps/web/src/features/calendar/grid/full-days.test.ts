import type { CalendarPosting } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { isInHour, shownOf, TOLD_SINGLY } from '../../../ui/calendar/full-days.ts';
import { itemsOf, type Suggestion } from '../items.ts';

const WEEK = { first: '2026-10-26', days: 7 } as const;
const NOW = Date.parse('2026-10-20T12:00:00Z');
const post = (id: number, fire_at: string): CalendarPosting => ({
  ...{ id, version: 1, status: 0, label: 'scheduled_for', deleted: false, phase: 'due', fire_at },
  ...{ message: 'Fjords', image: null, type: 'post', provider: 'fbpage', actions: ['reschedule'] },
});
const itemsAt = (posts: readonly CalendarPosting[]) => itemsOf(posts, { apps: ['facebook'], now: NOW });
const minutely = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => post(n, new Date(Date.parse(from) + n * 60_000).toISOString()));
const suggestion = (at: string): Suggestion => ({ kind: 'suggestion', key: at, at, app: 'facebook', connected: true });

it('tells a day of many posts by its hours, and each of the others as it is', () => {
  const full = itemsAt([...minutely('2026-10-28T15:50:00Z', TOLD_SINGLY + 1), post(100, '2026-10-29T04:00:00Z')]);
  const shown = shownOf(full, [suggestion('2026-10-28T18:00:00Z'), suggestion('2026-10-29T18:00:00Z')], WEEK);
  expect(
    shown.map((one) => (one.kind === 'day' ? one.hours.map(({ row, items }) => [row, items.length]) : one.at)),
  ).toEqual([
    [
      [11, 10],
      [12, 31],
    ],
    // Midnight in Toronto is the next day's, whose free slot stays.
    '2026-10-29T04:00:00Z',
    '2026-10-29T18:00:00Z',
  ]);
  expect(full.filter((item) => isInHour('2026-10-28T16:00:00.000Z', item))).toHaveLength(31);
  // Nor is what stands outside the range drawn, while another one is read.
  expect(shownOf(full, [], { first: '2026-11-02', days: 7 })).toEqual([]);
  expect(shownOf(full.slice(1), [], WEEK).every(({ kind }) => kind === 'post')).toBe(true);
});

it('keeps the hour apart that a night in November has twice', () => {
  const [night] = shownOf(itemsAt(minutely('2026-11-01T05:30:00Z', 120)), [], WEEK);
  expect(night).toMatchObject({
    hours: [
      { at: '2026-11-01T05:00:00.000Z', row: 1 },
      { at: '2026-11-01T06:00:00.000Z', row: 1 },
      { at: '2026-11-01T07:00:00.000Z', row: 2 },
    ],
  });
});

it('gives a card the same item until something of it changes', () => {
  const posts = minutely('2026-10-28T16:00:00Z', 2);
  const later = itemsOf(posts, { apps: ['facebook'], now: Date.parse('2026-10-28T15:00:00Z') });
  expect(later[0]).toBe(itemsAt(posts)[0]);
});
