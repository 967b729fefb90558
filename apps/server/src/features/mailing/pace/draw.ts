import { float8, orNull, sure, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** How far ahead sends are given out, in seconds. What a killed worker drew and did not use is lost for this long. */
const SLICE_S = 0.25;
/** How fast a pace that was slowed climbs back: a tenth of the rate each minute. */
const CLIMB_PER_S = 1 / 600;
/** How far a pace is slowed at most: to this part of its rate. */
const SLOWEST = 1 / 64;
/** Nothing is let rest for longer at once, in seconds. */
export const LONGEST_REST_S = 900;

/**
 * For a statement: a pace rests. The clock of a database may be set back (a fail-over, a restore, a machine that was wrong), and what it
 * wrote before lies as far ahead then: nothing is believed to last longer than it can.
 */
export const resting = (pace: string): string =>
  `(${pace}.paused_until > clock_timestamp() AND ${pace}.paused_until <= clock_timestamp() + interval '${LONGEST_REST_S} seconds')`;

const registerPace = statement(
  'register-mailing-pace',
  { takes: { key: text(), rate: float8 }, gives: {} },
  ($) => `
  INSERT INTO mailing_paces (key, rate) VALUES (${$.key}, ${$.rate})
  ON CONFLICT (key) DO UPDATE SET rate = excluded.rate WHERE mailing_paces.rate <> excluded.rate`,
);

const RATE = `least(p.rate, CASE WHEN p.slowed_at <= clock_timestamp()
  THEN p.slowed_to + p.rate * ${CLIMB_PER_S} * extract(epoch FROM clock_timestamp() - p.slowed_at) ELSE p.rate END)`;
/** As far ahead as places can have been given out: a slice, or the one place that a slow pace gives out at a time. */
const GIVEN = `make_interval(secs => ${SLICE_S} + 1 / (p.rate * ${SLOWEST}))`;

/**
 * Gives out places on the time line of a pace. They begin now at the earliest, so nothing is saved up for a burst, and end a slice
 * ahead at most. The lock of the row makes workers come one after the other.
 */
const drawSends = statement(
  'draw-sends',
  {
    takes: { key: text(), wanted: float8 },
    gives: { in_s: sure(float8), rate: sure(float8), sends: sure(float8), paused_s: orNull(float8) },
  },
  ($) => `
  WITH locked AS MATERIALIZED (
    SELECT *, clock_timestamp() AS now FROM mailing_paces WHERE key = ${$.key} FOR UPDATE
  ),
  pace AS MATERIALIZED (
    SELECT p.key, p.now, CASE WHEN p.given_until > p.now + ${GIVEN} THEN p.now ELSE greatest(p.given_until, p.now) END AS from_at,
      ${RATE} AS rate, CASE WHEN ${resting('p')} THEN p.paused_until END AS paused_until
    FROM locked p
  ),
  room AS (
    SELECT *, CASE WHEN paused_until > now THEN 0
      ELSE least(${$.wanted}::float8,
        greatest(0, floor(rate * (${SLICE_S} - extract(epoch FROM from_at - now))::float8)
          + CASE WHEN from_at <= now AND rate * ${SLICE_S} < 1 THEN 1 ELSE 0 END)) END AS sends
    FROM pace
  ),
  given AS (
    UPDATE mailing_paces p SET given_until = room.from_at + make_interval(secs => room.sends / room.rate)
    FROM room WHERE p.key = room.key AND room.sends > 0
  )
  SELECT extract(epoch FROM from_at - now)::float8 AS in_s, rate::float8 AS rate, sends::float8 AS sends,
    CASE WHEN paused_until > now THEN extract(epoch FROM paused_until - now)::float8 END AS paused_s
  FROM room`,
);

const slowDown = statement(
  'slow-mailing-pace',
  { takes: { key: text() }, gives: {} },
  ($) => `
  UPDATE mailing_paces p SET slowed_to = greatest(${RATE} / 2, p.rate * ${SLOWEST}), slowed_at = clock_timestamp()
  WHERE p.key = ${$.key} AND (p.slowed_at BETWEEN clock_timestamp() - interval '5 seconds' AND clock_timestamp()) IS NOT TRUE`,
);

const pausePace = statement(
  'pause-mailing-pace',
  { takes: { key: text(), seconds: float8, reason: text() }, gives: {} },
  ($) => `
  UPDATE mailing_paces SET paused_until = clock_timestamp() + make_interval(secs => ${$.seconds}), paused_reason = ${$.reason}
  WHERE key = ${$.key}`,
);

/** Some places on the time line: the first may be used in `inMs` from now, and each further one `everyMs` after. */
export interface Draw {
  readonly inMs: number;
  readonly everyMs: number;
  readonly sends: number;
  /** Nothing leaves for so long, because the server refused us; null while it does. */
  readonly pausedMs: number | null;
}

export const register = (db: Sql, key: string, rate: number) => db.run(registerPace({ key, rate }));

export async function draw(db: Sql, key: string, wanted: number): Promise<Draw> {
  const drawn = await db.row(drawSends({ key, wanted }));
  if (drawn === null) throw new Error(`No pace is known of ${key}`);
  return {
    inMs: Math.max(0, drawn.in_s * 1_000),
    everyMs: 1_000 / drawn.rate,
    sends: drawn.sends,
    pausedMs: drawn.paused_s === null ? null : drawn.paused_s * 1_000,
  };
}

/** Halves the rate for a while: the server says that we are too fast. Once in five seconds counts. */
export const slow = (db: Sql, key: string) => db.run(slowDown({ key }));

/** Lets nothing leave for a while: the server refuses us, whoever the recipient is. */
export const pause = (db: Sql, key: string, seconds: number, reason: string) =>
  db.run(pausePace({ key, seconds, reason }));
