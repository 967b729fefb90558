import { type PlacedCopy, placeCopies, type StandingPost } from '@waypost/contract/campaigns';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import type { Slot } from '@waypost/contract/slots';
import { addDays, weekdayOf } from '@waypost/contract/stats';
import { bool, float8, int4, int8, jsonb, list, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { statement } from '../../../platform/db/statement.ts';
import { brandCopies } from '../../media/index.ts';
import { toronto } from '../../slots/index.ts';
import { PENDING } from '../conditions.ts';
import { CONNECTIONS, DOMAIN, ELIGIBLE, HAS_PRO, JITTER, LINK, LINK_TITLE, ORIGIN } from './copy-sql.ts';

/** A posting that is still to come, as the transaction holds it. */
interface HeldPosting {
  readonly id: number;
  readonly app: SocialApp;
  readonly type: string;
  readonly fire_at: Date;
}

const keepUsers = statement(
  'copies-keep-users',
  { takes: { ids: list(int8) }, gives: { id: int8 } },
  ($) => `
  SELECT id FROM users WHERE id IN (SELECT p.user_id FROM connections c JOIN profiles p ON p.id = c.profile_id WHERE c.id = ANY (${$.ids}))
  ORDER BY id FOR SHARE`,
);
export const holdConnections = statement(
  'copies-hold-connections',
  { takes: { ids: list(int8) }, gives: { id: int8 } },
  ($) => `SELECT id FROM connections WHERE id = ANY (${$.ids}) ORDER BY id FOR NO KEY UPDATE`,
);
/** Asked after the connections are held: whoever left, paused auto-schedule or lost his plan meanwhile is not among them. */
const eligible = statement(
  'copies-eligible',
  {
    takes: { campaign: int8, ids: list(int8) },
    gives: {
      ...{ id: int8, profile_id: int8, app: text<SocialApp>(), slots: orNull(jsonb<readonly Slot[]>()) },
      ...{ weekly_frequency: orNull(int4), pro: sure(bool) },
    },
  },
  ($) => `
  SELECT c.id, c.profile_id, c.app, s.slots, s.weekly_frequency, ${HAS_PRO} AS pro
  FROM campaigns g, ${CONNECTIONS}
  WHERE g.id = ${$.campaign} AND c.id = ANY (${$.ids}) AND ${ELIGIBLE} ORDER BY c.id`,
);
type Eligible = Readonly<RowOf<typeof eligible>>;

/** When posts of connections are to go out, in seconds: one row for each, because a campaign reads a million of them. */
export const standingOf = statement(
  'copies-standing',
  {
    takes: { ids: list(int8), since: timestamptz, until: timestamptz, except: orNull(int8) },
    gives: { connection_id: int8, copies: sure(list(float8)), others: sure(list(float8)) },
  },
  ($) => `
  SELECT connection_id, coalesce(array_agg(date_part('epoch', fire_at)) FILTER (WHERE source = 'campaign'), '{}') AS copies,
    coalesce(array_agg(date_part('epoch', fire_at)) FILTER (WHERE source <> 'campaign'), '{}') AS others
  FROM scheduled_postings
  WHERE connection_id = ANY (${$.ids}) AND status IN (${PENDING}) AND NOT deleted AND fire_at >= ${$.since} AND fire_at < ${$.until}
    AND (${$.except}::int8 IS NULL OR posting_id IS DISTINCT FROM ${$.except}) GROUP BY connection_id`,
);
const pendingAt = (seconds: readonly number[], copy: boolean): StandingPost[] =>
  seconds.map((one) => ({ moment: Math.round(one * 1_000), copy, pending: true }));
/** What a connection has, as the pure function asks for it. */
export const standingIn = (
  row: Readonly<RowOf<typeof standingOf>> | undefined,
  out: readonly { readonly fire_at: Date }[] = [],
): StandingPost[] => [
  ...(row === undefined ? [] : [...pendingAt(row.copies, true), ...pendingAt(row.others, false)]),
  ...out.map(({ fire_at }) => ({ moment: fire_at.getTime(), copy: false, pending: false })),
];

/** What is out counts in its week, where somebody counts. */
const outOf = statement(
  'copies-out',
  {
    takes: { ids: list(int8), since: timestamptz, until: timestamptz },
    gives: { connection_id: int8, fire_at: timestamptz },
  },
  ($) => `
  SELECT p.connection_id, p.fire_at FROM connections c
  JOIN scheduled_postings p ON p.provider = c.provider AND p.pgid = c.page_id AND p.connection_id = c.id
  WHERE c.id = ANY (${$.ids}) AND p.status = ${POST_STATUS.posted} AND NOT p.deleted AND p.fire_at >= ${$.since} AND p.fire_at < ${$.until}`,
);
const there = statement(
  'copies-there',
  { takes: { postings: list(int8), profiles: list(int8) }, gives: { posting_id: orNull(int8), profile_id: int8 } },
  ($) => `
  SELECT posting_id, profile_id FROM scheduled_postings
  WHERE source = 'campaign' AND posting_id = ANY (${$.postings}) AND profile_id = ANY (${$.profiles})`,
);

/**
 * Connection by connection, so that copies of one page lie together: an edit of one posting finds room on every page that it touches.
 * Who has a copy keeps it. What the copies of a posting or a connection share is asked once, the time too: a fifth of a copy's cost otherwise.
 */
const insert = statement(
  'copies-insert',
  {
    takes: { connections: list(int8), postings: list(int8), times: list(timestamptz), surplus: list(bool) },
    gives: { made: sure(int4), surplus: sure(int4) },
  },
  ($) => `
  WITH c AS MATERIALIZED (
    SELECT c.id, c.profile_id, c.app, c.provider, c.page_id, c.is_feed, c.late_after_minutes, p.user_id
    FROM connections c JOIN profiles p ON p.id = c.profile_id WHERE c.id = ANY (${$.connections})
  ), t AS MATERIALIZED (
    SELECT t.id, t.type, t.version, t.message, ${LINK} AS link, ${LINK_TITLE} AS link_title, ${DOMAIN} AS domain, t.type = 'link' AS shows_link,
      EXISTS (SELECT FROM posting_media m WHERE m.posting_id = t.id) AS has_files
    FROM postings t WHERE t.id = ANY (${$.postings})
  ), made AS (
    INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, source_version, posting_id, origin_id,
      message, link, link_title, domain, shows_link, has_custom_image, fire_at, late_after, next_step_at, preflight_at, status, deleted, created_at)
    SELECT c.profile_id, c.id, c.app, c.provider, c.page_id, CASE WHEN c.is_feed THEN 'feedpost' ELSE t.type END, 'campaign', t.version, t.id,
      ${ORIGIN}, t.message, t.link, t.link_title, t.domain, t.shows_link, t.has_files, w.at, w.at + make_interval(mins => c.late_after_minutes),
      CASE WHEN NOT w.surplus THEN w.at END,
      CASE WHEN NOT w.surplus AND w.at > n.now + interval '2 hours' THEN w.at - interval '1 hour' - ${JITTER} END,
      CASE WHEN w.surplus THEN ${POST_STATUS.deletedByFrequency} ELSE ${POST_STATUS.pending} END, w.surplus, n.now
    FROM unnest(${$.connections}::int8[], ${$.postings}::int8[], ${$.times}::timestamptz[], ${$.surplus}::bool[]) WITH ORDINALITY AS w (connection, posting, at, surplus, n)
    JOIN c ON c.id = w.connection JOIN t ON t.id = w.posting CROSS JOIN (SELECT app_now() AS now OFFSET 0) n
    ORDER BY w.n
    ON CONFLICT (posting_id, profile_id, app) WHERE source = 'campaign' DO NOTHING
    RETURNING id, posting_id, deleted
  ), files AS (
    INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text)
    SELECT made.id, f.position, f.media_id, m.kind, f.alt_text
    FROM made JOIN posting_media f ON f.posting_id = made.posting_id JOIN media m ON m.id = f.media_id ORDER BY made.id, f.position
  )
  SELECT count(*)::int AS made, (count(*) FILTER (WHERE deleted))::int AS surplus FROM made`,
);

/** Days of Toronto are asked for again and again: the same few, by thousands of connections. */
export function rememberingClock() {
  const days = new Map<number, string>();
  const moments = new Map<string, number>();
  return {
    dayOf(moment: number): string {
      const known = days.get(moment) ?? toronto.dayOf(moment);
      days.set(moment, known);
      return known;
    },
    momentOf(day: string, at: string): number {
      const key = `${day} ${at}`;
      const known = moments.get(key) ?? toronto.momentOf(day, at);
      moments.set(key, known);
      return known;
    },
  };
}
type Clock = ReturnType<typeof rememberingClock>;

/** From the Monday of the first day to the Monday after the last one. */
export function weeksAround(times: readonly number[], clock: Clock): { since: Date; until: Date } {
  const monday = (moment: number) => {
    const day = clock.dayOf(moment);
    return addDays(day, 1 - weekdayOf(day));
  };
  const at = (day: string) => new Date(clock.momentOf(day, '00:00'));
  return { since: at(monday(Math.min(...times))), until: at(addDays(monday(Math.max(...times)), 7)) };
}

interface Made {
  readonly made: number;
  readonly surplus: number;
}

/**
 * Gives connections the copies of a campaign's postings that they do not have, in the caller's transaction, which holds the postings. Whoever
 * counts on the slots of one of them waits, or was before.
 */
export async function makeCopies(
  tx: Sql,
  {
    campaign,
    postings,
    connections,
    now,
  }: {
    readonly campaign: number;
    readonly postings: readonly HeldPosting[];
    readonly connections: readonly number[];
    readonly now: Date;
  },
): Promise<Made> {
  const none = { made: 0, surplus: 0 };
  if (postings.length === 0 || connections.length === 0) return none;
  // A downgrade waits, as it does for whoever makes a post: none is born behind its back.
  if (postings.some(needsPro)) await tx.rows(keepUsers({ ids: connections }));
  await tx.rows(holdConnections({ ids: connections }));
  const given = await tx.rows(eligible({ campaign, ids: connections }));
  if (given.length === 0) return none;
  const clock = rememberingClock();
  const weeks = weeksAround([now.getTime(), ...postings.map(({ fire_at }) => fire_at.getTime())], clock);
  const counted = given.filter(({ weekly_frequency }) => weekly_frequency !== null).map(({ id }) => id);
  const ids = given.map(({ id }) => id);
  const pending = new Map(
    (await tx.rows(standingOf({ ids, ...weeks, except: null }))).map((row) => [row.connection_id, row]),
  );
  const out = Map.groupBy(
    counted.length === 0 ? [] : await tx.rows(outOf({ ids: counted, ...weeks })),
    ({ connection_id }) => connection_id,
  );
  const have = await tx.rows(
    there({ postings: postings.map(({ id }) => id), profiles: given.map(({ profile_id }) => profile_id) }),
  );
  const known = new Set(have.map(({ posting_id, profile_id }) => `${posting_id} ${profile_id}`));
  const placed = given.flatMap((row) =>
    placeOn(
      row,
      postings.filter((one) => fits(one, row) && !known.has(`${one.id} ${row.profile_id}`)),
      { standing: standingIn(pending.get(row.id), out.get(row.id)), now, clock },
    ),
  );
  if (placed.length === 0) return none;
  const row = await tx.row(
    insert({
      connections: placed.map(({ connection }) => connection),
      postings: placed.map(({ posting }) => posting),
      times: placed.map(({ at }) => new Date(at)),
      surplus: placed.map(({ surplus }) => surplus),
    }),
  );
  const branded = given.filter(({ id, pro }) => pro && placed.some(({ connection }) => connection === id));
  await brandCopies(tx, {
    postings: placed.map(({ posting }) => posting),
    profiles: branded.map(({ profile_id }) => profile_id),
  });
  return row ?? none;
}

const needsPro = ({ app, type }: HeldPosting): boolean => CHANNELS[app].proOnly || type === 'reel';
const fits = (posting: HeldPosting, { app, pro }: Eligible): boolean =>
  posting.app === app && (pro || posting.type !== 'reel');

function placeOn(
  { id, app, slots, weekly_frequency }: Eligible,
  postings: readonly HeldPosting[],
  { standing, now, clock }: { standing: readonly StandingPost[]; now: Date; clock: Clock },
): (PlacedCopy & { readonly connection: number })[] {
  const wanted = postings.map(({ id: posting, fire_at }) => ({ posting, at: fire_at.getTime() }));
  const place = { connection: id, app, slots, frequency: weekly_frequency, standing };
  return placeCopies(wanted, place, now.getTime(), clock).map((copy) => ({ ...copy, connection: id }));
}
