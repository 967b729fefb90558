import { type PARKED_BY, retryRefusal, type StuckPost, type StuckState } from '@waypost/contract/operations';
import type { Locale, Place } from '@waypost/contract/wire';
import { bool, orNull, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fullName, query, sql, typed } from '../../../platform/db/query.ts';
import { beyondPlace, placeOf } from '../../../platform/db/reads/walk.ts';
import { text as said, translate } from '../../../platform/errors/index.ts';
import { WALK_SIZE, wireTime } from '../../../platform/http/index.ts';
import { reasonSentence } from '../../posts/index.ts';
import { KEPT, STUCK } from './stuck.ts';

const EXCERPT = 120;

const parkedBy = typed(orNull(text<(typeof PARKED_BY)[number]>()))`CASE
  WHEN NOT c.installed THEN 'gone' WHEN NOT c.connected THEN 'broken'
  WHEN EXISTS (SELECT FROM installation WHERE key IN ('publishing_held', 'address_doubted')) THEN 'held'
  WHEN c.paused THEN 'paused' WHEN c.blocked_until > app_now() THEN 'blocked' END`;

const stuck = query
  .selectFrom('scheduled_postings as s')
  .innerJoin('connections as c', 'c.id', 's.connection_id')
  .innerJoin('profiles as p', 'p.id', 's.profile_id')
  .innerJoin('users as u', 'u.id', 'p.user_id')
  .where(sql<boolean>`${sql.raw(KEPT)}`);

/** One more than a page holds; what is due with the longest wait first, everything else with the newest time first. */
export function stuckPosts(db: Sql, state: StuckState, place?: Place) {
  const [time, order] = state === 'due' ? (['s.next_step_at', 'asc'] as const) : (['s.fire_at', 'desc'] as const);
  let found = stuck.where(sql<boolean>`${sql.raw(STUCK[state])}`);
  if (place) found = found.where(beyondPlace(time, 's.id', place, order));
  return db.rows(
    found
      .select(COLUMNS)
      .select(placeOf(time))
      .orderBy(time, order)
      .orderBy('s.id', order)
      .limit(WALK_SIZE + 1),
  );
}

const COLUMNS = [
  's.id',
  's.app',
  's.message',
  's.fire_at',
  's.permalink',
  's.reason_code',
  's.reason_values',
  's.profile_id',
  'p.user_id',
  typed(text())`coalesce(c.name, s.pgid)`.as('page'),
  typed(bool)`c.installed AND c.connected AND c.page_id = s.pgid`.as('connected'),
  parkedBy.as('parked_by'),
  fullName('p').as('profile_name'),
  fullName('u').as('user_name'),
] as const;

/** What a retry asks first: whose it is, and whether staff may; null for a post that is not there. */
export async function stuckPost(db: Sql, id: number) {
  const one = stuck.where('s.id', '=', id);
  return db.row(
    one
      .select(COLUMNS)
      .select(typed(bool)`${sql.raw(STUCK.failed)}`.as('failed'))
      .select(typed(orNull(text<StuckState>()))`${stateOf}`.as('state')),
  );
}

const stateOf = sql`CASE ${sql.join(
  Object.entries(STUCK).map(([state, is]) => sql`WHEN ${sql.raw(is)} THEN ${sql.lit(state)}`),
  sql` `,
)} END`;

type Row = Awaited<ReturnType<typeof stuckPosts>>[number];
type Judged = Pick<Row, 'fire_at' | 'connected'>;
interface Judging {
  readonly now: Date;
  /** May act in the name of whose it is. */
  readonly acts: boolean;
}

/** Why staff may not send it again, as a text; null where they may. */
export function refusalOf(state: StuckState, { fire_at, connected }: Judged, { now, acts }: Judging) {
  const why = retryRefusal(state, { fireAt: fire_at.getTime(), now: now.getTime(), connected, acts });
  return why && said(`errors.operations.post.${why}`);
}

export const presentStuck =
  ({ state, locale, ...judging }: Judging & { readonly state: StuckState; readonly locale: Locale }) =>
  (row: Row): StuckPost => {
    const why = refusalOf(state, row, judging);
    return {
      id: row.id,
      app: row.app,
      excerpt: excerptOf(row.message),
      fire_at: wireTime(row.fire_at),
      page: row.page,
      permalink: row.permalink,
      user: { pk: row.user_id, name: row.user_name },
      profile: { pk: row.profile_id, name: row.profile_name },
      reason: state === 'parked' ? null : reasonSentence(locale, row.reason_code, row.reason_values),
      parked_by: state === 'parked' ? (row.parked_by ?? 'broken') : null,
      retry: why && translate(locale, why),
    };
  };

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}
