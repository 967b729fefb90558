import type { RunList, StandingRun } from '@waypost/contract/operations';
import type { Place } from '@waypost/contract/wire';
import { orNull, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fullName, query, sql, typed } from '../../../platform/db/query.ts';
import { beyondPlace, placeOf } from '../../../platform/db/reads/walk.ts';
import { WALK_SIZE, wireTime } from '../../../platform/http/index.ts';

// Literals: the planner has to see the partial indexes.
const LISTS: Readonly<Record<RunList, string>> = {
  sending: `r.ended_at IS NULL AND r.state IN ('freezing', 'sending')`,
  asking: `r.ended_at IS NULL AND r.state IN ('paused', 'held')`,
  uncertain: 'r.uncertain > 0',
};

/** One more than a page holds, the newest first. */
export function standingRuns(db: Sql, list: RunList, place?: Place) {
  let found = query
    .selectFrom('mailing_runs as r')
    .innerJoin('profiles as p', 'p.id', 'r.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('newsletters as n', 'n.run_id', 'r.id')
    .leftJoin('email_campaigns as e', 'e.id', 'n.campaign_id')
    .where(sql<boolean>`${sql.raw(LISTS[list])}`)
    .where('p.erased_at', 'is', null);
  if (place) found = found.where(beyondPlace('r.fire_at', 'r.id', place, 'desc'));
  return db.rows(
    found
      .select(['r.id', 'r.state', 'r.fire_at', 'r.audience', 'r.profile_id', 'p.user_id', 'n.campaign_id'])
      .select(['r.accepted', 'r.rejected', 'r.suppressed', 'r.cancelled', 'r.uncertain'])
      .select(typed(orNull(text()))`coalesce(n.subject, e.name)`.as('subject'))
      .select([fullName('p').as('profile_name'), fullName('u').as('user_name'), placeOf('r.fire_at')])
      .orderBy('r.fire_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(WALK_SIZE + 1),
  );
}

type Row = Awaited<ReturnType<typeof standingRuns>>[number];

export const presentRun = (row: Row): StandingRun => ({
  id: row.id,
  state: row.state,
  subject: row.subject ?? '',
  fire_at: wireTime(row.fire_at),
  campaign: row.campaign_id,
  user: { pk: row.user_id, name: row.user_name },
  profile: { pk: row.profile_id, name: row.profile_name },
  audience: row.audience,
  accepted: row.accepted,
  rejected: row.rejected,
  suppressed: row.suppressed,
  cancelled: row.cancelled,
  uncertain: row.uncertain,
});
