import type { SocialApp } from '../networks/networks.ts';
import {
  isSlotTaken,
  SLOT_MARGIN_MINUTES,
  type Slot,
  slotMoments,
  slotsOf,
  surplusOf,
  type TorontoClock,
} from '../slots/rules.ts';

/** Two copies of one connection keep so far apart where its slots allow. */
export const COPIES_APART_MINUTES = 30;
/** A copy without a free slot comes so long after the hour of its posting at most. */
export const COPY_SPREAD_MINUTES = 59;

const MINUTE_MS = 60_000;
const APART_MS = COPIES_APART_MINUTES * MINUTE_MS;

/** A posting of staff that is to become a post of the connection, at a moment in milliseconds. */
export interface WantedCopy {
  readonly posting: number;
  readonly at: number;
}

/** What a connection has in the weeks that the postings touch. */
export interface StandingPost {
  readonly moment: number;
  /** Made from a posting. */
  readonly copy: boolean;
  /** Still to go out: it takes its slot. What is out counts in its week alone. */
  readonly pending: boolean;
}

export interface PlacedFor {
  readonly connection: number;
  readonly app: SocialApp;
  /** Null: the suggested ones. */
  readonly slots: readonly Slot[] | null;
  /** Most copies in a week; null: as many as come. */
  readonly frequency: number | null;
  readonly standing: readonly StandingPost[];
}

export interface PlacedCopy {
  readonly posting: number;
  readonly at: number;
  /** Beyond the frequency of its week: made as deleted (45), so that its agent can restore it. */
  readonly surplus: boolean;
}

/**
 * When the copies of postings go out on one connection, in the order of `wanted` by time: on the day of their posting in Toronto, at the
 * free slot nearest to its hour; where none is free, at the hour and some minutes, which are always the same for the same posting and
 * connection. Never before `now` and a margin: what is nearer begins there.
 */
export function placeCopies(
  wanted: readonly WantedCopy[],
  { connection, app, slots, frequency, standing }: PlacedFor,
  now: number,
  clock: TorontoClock,
): PlacedCopy[] {
  const earliest = now + SLOT_MARGIN_MINUTES * MINUTE_MS;
  const planned = wanted
    .map(({ posting, at }) => ({ posting, at: Math.max(at, earliest) }))
    .sort((a, b) => a.at - b.at || a.posting - b.posting);
  const surplus = new Set(
    surplusOf(
      [
        // What stands is never too much: its agent has seen it.
        ...standing.map(({ moment }, at) => ({ id: -1 - at, moment, copy: false })),
        ...planned.map(({ posting, at }) => ({ id: posting, moment: at, copy: true })),
      ],
      frequency,
      clock,
    ),
  );
  const week = slotsOf(app, slots);
  const taken = standing.filter(({ pending }) => pending).map(({ moment }) => moment);
  const copies = standing.filter(({ copy, pending }) => copy && pending).map(({ moment }) => moment);
  return planned.map(({ posting, at }): PlacedCopy => {
    const day = clock.dayOf(at);
    const free = slotMoments(week, [day], clock).filter((moment) => moment >= earliest && !isSlotTaken(moment, taken));
    const apart = free.filter((moment) => isApart(moment, copies));
    const found = nearest(apart.length > 0 ? apart : free, at);
    const placed = found ?? spreadFrom(at, { seed: seedOf(posting, connection), until: endOf(at, day, clock), copies });
    const isSurplus = surplus.has(posting);
    // Who restores one that is too much finds its time; nobody else has to make room for it.
    if (!isSurplus) {
      taken.push(placed);
      copies.push(placed);
    }
    return { posting, at: placed, surplus: isSurplus };
  });
}

const isApart = (moment: number, copies: readonly number[]): boolean =>
  copies.every((other) => Math.abs(other - moment) >= APART_MS);

/** Of two that are equally far the earlier one. */
const nearest = (moments: readonly number[], at: number): number | undefined =>
  moments.reduce<number | undefined>(
    (best, moment) => (best === undefined || Math.abs(moment - at) < Math.abs(best - at) ? moment : best),
    undefined,
  );

/** The same number for the same pair, spread over all pairs. */
function seedOf(posting: number, connection: number): number {
  let mixed = Math.imul(posting ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(connection, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** So many whole minutes may be added without leaving the day in Toronto. */
function endOf(at: number, day: string, clock: TorontoClock): number {
  let minutes = COPY_SPREAD_MINUTES;
  while (minutes > 0 && clock.dayOf(at + minutes * MINUTE_MS) !== day) minutes -= 1;
  return minutes;
}

/** The hour and some minutes: apart from the other copies where that can be, else wherever the seed says. */
function spreadFrom(
  at: number,
  { seed, until, copies }: { readonly seed: number; readonly until: number; readonly copies: readonly number[] },
): number {
  const last = at + until * MINUTE_MS;
  // A campaign asks this hundreds of thousands of times: of what a connection has, little lies around one hour.
  const near = copies.filter((other) => other > at - APART_MS && other < last + APART_MS);
  const first = seed % (until + 1);
  for (let n = 0; n <= until; n += 1) {
    const moment = at + ((first + n) % (until + 1)) * MINUTE_MS;
    if (isApart(moment, near)) return moment;
  }
  return at + first * MINUTE_MS;
}
