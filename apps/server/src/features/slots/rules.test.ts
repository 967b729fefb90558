import {
  bySlot,
  isSlotTaken,
  nextFreeSlot,
  SLOT_APART_MINUTES,
  SLOT_MARGIN_MINUTES,
  SLOT_WEEKS_AHEAD,
  SLOTS_A_DAY,
  type Slot,
  slotFault,
  slotMoments,
  surplusOf,
} from '@waypost/contract/slots';
import { weekdayOf } from '@waypost/contract/stats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toronto } from './toronto.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const everyDay = (at: string): Slot[] => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, at }));
const next = (slots: readonly Slot[], now: string, ...pending: string[]) => {
  const at = nextFreeSlot(slots, pending.map(Date.parse), Date.parse(now), toronto);
  return at === null ? null : new Date(at).toISOString();
};

const clockTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const week = fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), at: clockTime }), { maxLength: 20 });
// Around the night of either change of clocks, and anywhere between.
const now = fc.integer({ min: Date.parse('2026-02-20T00:00:00Z'), max: Date.parse('2026-11-20T00:00:00Z') });
const taken = fc.array(fc.integer({ min: 0, max: 30 * DAY }), { maxLength: 60 });

describe('the next free slot', () => {
  test('is the first one after now and its margin that nobody has taken, on the clock of Toronto', () => {
    fc.assert(
      fc.property(week, now, taken, (slots, at, offsets) => {
        const pending = offsets.map((offset) => at + offset);
        const found = nextFreeSlot(slots, pending, at, toronto);
        const days = Array.from({ length: SLOT_WEEKS_AHEAD * 7 + 1 }, (_, n) => toronto.dayOf(at + n * DAY));
        const free = slotMoments(slots, [...new Set(days)], toronto).filter(
          (moment) => moment > at + SLOT_MARGIN_MINUTES * MINUTE && !isSlotTaken(moment, pending),
        );
        // Days of 23 and 25 hours may cost the last of so many; nothing before is ever passed over.
        if (found === null) expect(free.filter((moment) => moment < at + (SLOT_WEEKS_AHEAD * 7 - 1) * DAY)).toEqual([]);
        else expect(found).toBe(free[0]);
      }),
    );
  });

  test('is told on both nights of the year: what the clock skips an hour later, what comes twice once', () => {
    const night = everyDay('02:30');
    expect(next(night, '2026-03-08T04:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
    expect(next(night, '2026-03-08T04:00:00Z', '2026-03-08T07:30:00Z')).toBe('2026-03-09T06:30:00.000Z');
    expect(slotMoments([...night, ...everyDay('03:30')], ['2026-03-08'], toronto)).toHaveLength(1);
    const twice = everyDay('01:30');
    expect(next(twice, '2026-11-01T04:00:00Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(next(twice, '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:30:00.000Z');
    expect(next(everyDay('02:30'), '2026-11-01T04:00:00Z')).toBe('2026-11-01T07:30:00.000Z');
  });

  test('is none without slots, and when all are taken; 300 posts of one hour take one', () => {
    const nine = everyDay('09:00');
    expect(next([], '2026-06-01T12:00:00Z')).toBeNull();
    const hour = Array.from({ length: 300 }, (_, n) => new Date(Date.parse('2026-06-01T12:45:00Z') + n * 10_000));
    expect(next(nine, '2026-06-01T12:00:00Z', ...hour.map((at) => at.toISOString()))).toBe('2026-06-02T13:00:00.000Z');
    const all = Array.from({ length: 60 }, (_, n) => new Date(Date.parse('2026-06-01T13:00:00Z') + n * DAY));
    expect(next(nine, '2026-06-01T12:00:00Z', ...all.map((at) => at.toISOString()))).toBeNull();
  });

  test('leaves a margin, and a post beside it takes it too', () => {
    const nine = everyDay('09:00');
    expect(next(nine, '2026-06-01T12:44:59Z')).toBe('2026-06-01T13:00:00.000Z');
    expect(next(nine, '2026-06-01T12:45:00Z')).toBe('2026-06-02T13:00:00.000Z');
    expect(next(nine, '2026-06-01T11:00:00Z', '2026-06-01T13:14:59Z')).toBe('2026-06-02T13:00:00.000Z');
    expect(next(nine, '2026-06-01T11:00:00Z', '2026-06-01T13:15:00Z')).toBe('2026-06-01T13:00:00.000Z');
  });
});

test('a week of slots is refused for what stands twice, too near, or too often on a day, and for nothing else', () => {
  const at = (...times: string[]) => times.map((time) => ({ weekday: 2, at: time }));
  expect(slotFault(at('09:00', '13:00', '09:00'))).toEqual({ weekday: 2, at: '09:00', kind: 'twice' });
  expect(slotFault(at('09:14', '09:00'))).toEqual({ weekday: 2, at: '09:14', kind: 'near' });
  expect(slotFault(at('09:15', '09:00'))).toBeNull();
  const many = Array.from({ length: SLOTS_A_DAY + 1 }, (_, hour) => `${String(hour + 5).padStart(2, '0')}:00`);
  expect(slotFault(at(...many))).toMatchObject({ kind: 'many' });
  expect(slotFault(at(...many.slice(1)))).toBeNull();
  fc.assert(
    fc.property(week, (slots) => {
      if (slotFault(slots) !== null) return;
      const sorted = [...slots].sort(bySlot);
      const moments = slotMoments(slots, ['2026-06-01', '2026-06-02'], toronto);
      expect(moments).toHaveLength(sorted.filter(({ weekday }) => weekday <= 2).length);
      for (const [n, moment] of moments.slice(1).entries())
        if (toronto.dayOf(moment) === toronto.dayOf(moments[n] ?? 0))
          expect(moment - (moments[n] ?? 0)).toBeGreaterThanOrEqual(SLOT_APART_MINUTES * MINUTE);
    }),
  );
});

test('a week has as many copies as its frequency leaves beside what people made; no person’s post is ever too much', () => {
  const post = fc.record({
    moment: fc.integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-11-10T00:00:00Z') }),
    copy: fc.boolean(),
  });
  const monday = (moment: number) => {
    const day = toronto.dayOf(moment);
    return toronto.dayOf(toronto.momentOf(day, '12:00') - (weekdayOf(day) - 1) * DAY);
  };
  fc.assert(
    fc.property(fc.array(post, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (made, frequency) => {
      const posts = made.map((one, id) => ({ ...one, id }));
      const surplus = surplusOf(posts, frequency, toronto);
      expect(posts.filter(({ id, copy }) => !copy && surplus.includes(id))).toEqual([]);
      for (const week of new Set(posts.map(({ moment }) => monday(moment)))) {
        const all = posts.filter(({ moment }) => monday(moment) === week);
        const kept = all.filter(({ id }) => !surplus.includes(id));
        const people = all.filter(({ copy }) => !copy).length;
        expect(kept).toHaveLength(Math.max(people, Math.min(all.length, frequency)));
      }
      expect(surplusOf(posts, null, toronto)).toEqual([]);
    }),
  );
  const at = (id: number, time: string) => ({ id, moment: Date.parse(time), copy: true });
  // Sunday 11:59 PM and Monday 12:30 AM in Toronto are two weeks.
  expect(surplusOf([at(1, '2026-11-02T04:59:00Z'), at(2, '2026-11-02T05:30:00Z')], 1, toronto)).toEqual([]);
  expect(surplusOf([at(2, '2026-11-04T15:00:00Z'), at(1, '2026-11-03T15:00:00Z')], 1, toronto)).toEqual([2]);
});
