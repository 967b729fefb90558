import type { newsletterSummary as call } from '@waypost/contract/reports';
import type { AnswerOf, QueryOf } from '@waypost/contract/wire';
import { int4, int8, orNull, sure, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { lowerBound, upperBound } from '../../posts/index.ts';

const count = sure(int4);
/** An account's newsletters stand in an index by time; each brings what is kept of its run. */
const read = statement(
  'sums-of-newsletters',
  {
    takes: { profile: int8, from: orNull(timestamptz), until: orNull(timestamptz), before: orNull(timestamptz) },
    gives: {
      num_audience: orNull(int4),
      ...{ num_campaigns: count, num_sent: count, num_open: count, num_click: count, num_optout: count },
    },
  },
  ($) => `
  SELECT (SELECT sum(l.audience)::int FROM newsletter_accounts a JOIN contact_lists l ON l.account_id = a.id
      WHERE a.profile_id = ${$.profile} AND a.is_enabled) AS num_audience,
    count(n.id)::int AS num_campaigns, coalesce(sum(r.accepted), 0)::int AS num_sent, coalesce(sum(f.opened), 0)::int AS num_open,
    coalesce(sum(f.clicked), 0)::int AS num_click, coalesce(sum(f.unsubscribed), 0)::int AS num_optout
  FROM newsletter_accounts a
  JOIN newsletters n ON n.account_id = a.id AND n.run_id IS NOT NULL
    AND (${$.from}::timestamptz IS NULL OR n.fire_at >= ${$.from}) AND (${$.until}::timestamptz IS NULL OR n.fire_at <= ${$.until})
    AND (${$.before}::timestamptz IS NULL OR n.fire_at < ${$.before})
  JOIN mailing_runs r ON r.id = n.run_id JOIN mailing_figures f ON f.run_id = r.id
  WHERE a.profile_id = ${$.profile}`,
);

/** Sums of what went out in a period; null for subscribers where nobody can be one (NEWS-019, ANALYTICS-024). */
export async function newsletterSummary(
  db: Sql,
  { profileId }: ProfileScope,
  { from, until, fire_at_from = from, fire_at_to = until }: QueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const to = fire_at_to === undefined ? null : upperBound(fire_at_to);
  const row = await db.row(
    read({
      profile: profileId,
      from: fire_at_from === undefined ? null : lowerBound(fire_at_from).at,
      until: to?.inclusive ? to.at : null,
      before: to !== null && !to.inclusive ? to.at : null,
    }),
  );
  if (row === null) throw new Error('sums have one row');
  return row;
}
