import {
  COPIES_APART_MINUTES,
  COPY_SPREAD_MINUTES,
  type PlacedFor,
  placeCopies,
  type WantedCopy,
} from '@waypost/contract/campaigns';
import { isSlotTaken, SLOT_MARGIN_MINUTES, type Slot, slotMoments, slotsOf } from '@waypost/contract/slots';
import { weekdayOf } from '@waypost/contract/stats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toronto } from '../../slots/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const everyDay = (...times: string[]): Slot[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => times.map((at) => ({ weekday, at })));

const clockTime = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const slots = fc.option(
  fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), at: clockTime }), { maxLength: 24 }),
);
// Around the nights of 2027 on which clocks change, and anywhere between.
const now = fc.integer({ min: Date.parse('2027-03-01T00:00:00Z'), max: Date.parse('2027-11-20T00:00:00Z') });
const wanted = fc.uniqueArray(
  fc.record({ posting: fc.integer({ min: 1, max: 5_000 }), offset: fc.integer({ min: -DAY, max: 12 * DAY }) }),
  { maxLength: 24, selector: ({ posting }) => posting },
);
const standing = fc.array(
  fc.record({ offset: fc.integer({ min: -7 * DAY, max: 14 * DAY }), copy: fc.boolean(), pending: fc.boolean() }),
  { maxLength: 30 },
);
interface Arranged {
  readonly now: number;
  readonly wanted: WantedCopy[];
  readonly place: PlacedFor;
}
const arranged: fc.Arbitrary<Arranged> = fc
  .record({
    ...{ now, wanted, standing, slots, connection: fc.integer({ min: 1, max: 90_000 }) },
    app: fc.constantFrom('facebook' as const, 'instagram' as const, 'linkedin' as const),
    frequency: fc.option(fc.integer({ min: 1, max: 6 })),
  })
  .map(({ now: at, wanted: asked, standing: there, ...rest }) => ({
    now: at,
    wanted: asked.map(({ posting, offset }): WantedCopy => ({ posting, at: at + offset })),
    place: { ...rest, standing: there.map(({ offset, ...post }) => ({ ...post, moment: at + offset })) } as PlacedFor,
  }));

const monday = (moment: number) => {
  const day = toronto.dayOf(moment);
  return toronto.dayOf(toronto.momentOf(day, '12:00') - (weekdayOf(day) - 1) * DAY);
};

describe('whatever is asked of placeCopies', () => {
  const holds = (claim: (at: Arranged, placed: ReturnType<typeof placeCopies>) => void) =>
    fc.assert(
      fc.property(arranged, (at) => {
        claim(at, placeCopies(at.wanted, at.place, at.now, toronto));
      }),
      { numRuns: 300 },
    );
  const plannedOf = (at: { now: number; wanted: readonly WantedCopy[] }, posting: number) =>
    Math.max(at.wanted.find((one) => one.posting === posting)?.at ?? 0, at.now + SLOT_MARGIN_MINUTES * MINUTE);

  test('each posting is placed once, never in the past, on its own day', () =>
    holds((at, placed) => {
      expect(placed.map(({ posting }) => posting).toSorted()).toEqual(
        at.wanted.map(({ posting }) => posting).toSorted(),
      );
      for (const one of placed) {
        expect(one.at).toBeGreaterThanOrEqual(at.now + SLOT_MARGIN_MINUTES * MINUTE);
        expect(toronto.dayOf(one.at)).toBe(toronto.dayOf(plannedOf(at, one.posting)));
      }
    }));

  test('it stands at a slot, or within the spread after its hour when every slot of the day is taken', () =>
    holds((at, placed) => {
      const taken = at.place.standing.filter(({ pending }) => pending).map(({ moment }) => moment);
      for (const one of placed) {
        const planned = plannedOf(at, one.posting);
        const moments = slotMoments(slotsOf(at.place.app, at.place.slots), [toronto.dayOf(planned)], toronto);
        const free = moments.filter(
          (moment) => moment >= at.now + SLOT_MARGIN_MINUTES * MINUTE && !isSlotTaken(moment, taken),
        );
        if (free.length > 0) expect(free).toContain(one.at);
        else {
          expect(one.at - planned).toBeGreaterThanOrEqual(0);
          expect(one.at - planned).toBeLessThanOrEqual(COPY_SPREAD_MINUTES * MINUTE);
        }
        if (!one.surplus) taken.push(one.at);
      }
    }));

  test('of two copies nearer than half an hour the later one had no better slot', () =>
    holds((at, placed) => {
      const pending = at.place.standing.filter((post) => post.pending);
      const taken = pending.map(({ moment }) => moment);
      const copies = pending.filter(({ copy }) => copy).map(({ moment }) => moment);
      const near = (moment: number) => copies.some((other) => Math.abs(other - moment) < COPIES_APART_MINUTES * MINUTE);
      for (const one of placed) {
        if (near(one.at)) {
          const day = toronto.dayOf(one.at);
          const better = slotMoments(slotsOf(at.place.app, at.place.slots), [day], toronto).filter(
            (moment) => moment >= at.now + SLOT_MARGIN_MINUTES * MINUTE && !isSlotTaken(moment, taken) && !near(moment),
          );
          expect(better).toEqual([]);
        }
        if (!one.surplus) {
          taken.push(one.at);
          copies.push(one.at);
        }
      }
    }));

  test('a week gets what its frequency leaves beside what stands; the rest is surplus, the latest of it', () =>
    holds((at, placed) => {
      const { frequency } = at.place;
      if (frequency === null) expect(placed.filter(({ surplus }) => surplus)).toEqual([]);
      else
        for (const week of new Set(placed.map((one) => monday(one.at)))) {
          const there = at.place.standing.filter(({ moment }) => monday(moment) === week).length;
          const given = placed.filter((one) => monday(one.at) === week);
          const kept = given.filter(({ surplus }) => !surplus);
          expect(kept).toHaveLength(Math.min(given.length, Math.max(0, frequency - there)));
          const last = Math.max(...kept.map(({ posting }) => plannedOf(at, posting)));
          for (const { posting, surplus } of given)
            if (surplus) expect(plannedOf(at, posting)).toBeGreaterThanOrEqual(last);
        }
    }));

  test('asked again, and in another order, it answers the same', () =>
    holds((at, placed) => {
      expect(placeCopies(at.wanted.toReversed(), at.place, at.now, toronto)).toEqual(placed);
    }));
});

describe('on one connection', () => {
  const at = (time: string, posting = 1): WantedCopy => ({ posting, at: Date.parse(time) });
  const place = (asked: readonly WantedCopy[], set: Partial<PlacedFor> = {}, from = '2027-02-01T12:00:00Z') =>
    placeCopies(
      asked,
      { connection: 7, app: 'facebook', slots: everyDay('09:00', '17:00'), frequency: null, standing: [], ...set },
      Date.parse(from),
      toronto,
    ).map((one) => `${new Date(one.at).toISOString().slice(0, 16)}${one.surplus ? ' 45' : ''}`);

  test('the slot nearest to the hour is taken, then the other one, then the hour with some minutes', () => {
    const hour = '2027-02-03T20:00:00Z';
    expect(place([at(hour, 1), at(hour, 2)])).toEqual(['2027-02-03T22:00', '2027-02-03T14:00']);
    const [, , third = ''] = place([at(hour, 1), at(hour, 2), at(hour, 3)]);
    expect(third.slice(0, 13)).toBe('2027-02-03T20');
  });

  test('both nights of the year are decided on Toronto’s clock: what is skipped comes an hour later, what comes twice first', () => {
    const night = { slots: everyDay('02:30') };
    expect(place([at('2027-03-14T15:00:00Z')], night, '2027-03-10T00:00:00Z')).toEqual(['2027-03-14T07:30']);
    const twice = { slots: everyDay('01:30') };
    expect(place([at('2027-11-07T15:00:00Z')], twice, '2027-11-01T00:00:00Z')).toEqual(['2027-11-07T05:30']);
  });

  test('weeks end on Sunday at midnight in Toronto, whatever the clock of the database', () => {
    const sunday = at('2027-02-08T04:30:00Z', 1);
    const monday2 = at('2027-02-08T05:30:00Z', 2);
    expect(place([sunday, monday2], { slots: [], frequency: 1 }).filter((one) => one.endsWith('45'))).toEqual([]);
  });

  test('connections without a slot do not all go out in one minute', () => {
    const minutes = new Set(
      Array.from({ length: 300 }, (_, connection) => place([at('2027-02-03T20:00:00Z')], { slots: [], connection })[0]),
    );
    expect(minutes.size).toBeGreaterThan(50);
  });

  test('a time that has passed meanwhile begins after the margin', () => {
    expect(place([at('2027-02-01T11:00:00Z')], { slots: [] })[0] ?? '').toMatch(/^2027-02-01T1[23]:/);
  });
});
