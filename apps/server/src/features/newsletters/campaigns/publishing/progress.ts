import type { CampaignProgress } from '@waypost/contract/newsletters';
import { int4, int8, sure } from '../../../../platform/db/column.ts';
import type { Reads } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { waitingOf } from '../../../mailing/index.ts';
import { eligibleSql } from './eligible.ts';

const count = sure(int4);

/** Every copy stands in one place, and every recipient of those whose audience stands in one state. */
const progress = statement(
  'campaign-progress',
  {
    takes: { campaign: int8 },
    gives: {
      ...{ copies: count, pending: count, held: count, sending: count, paused: count, done: count },
      ...{ deleted: count, cancelled: count, audience: count, accepted: count, rejected: count, suppressed: count },
      ...{ stopped: count, uncertain: count, eligible: count },
    },
  },
  ($) => `
  SELECT count(*)::int AS copies,
    (count(*) FILTER (WHERE n.run_id IS NULL AND n.deleted_at IS NULL AND n.held IS NULL))::int AS pending,
    (count(*) FILTER (WHERE n.held IS NOT NULL))::int AS held,
    (count(*) FILTER (WHERE r.state IN ('freezing', 'sending')))::int AS sending,
    (count(*) FILTER (WHERE r.state IN ('paused', 'held')))::int AS paused,
    (count(*) FILTER (WHERE r.state IN ('done', 'set_back')))::int AS done,
    (count(*) FILTER (WHERE n.deleted_at IS NOT NULL AND NOT n.cancelled))::int AS deleted,
    (count(*) FILTER (WHERE n.cancelled OR r.state = 'cancelled'))::int AS cancelled,
    coalesce(sum(r.audience), 0)::int AS audience,
    coalesce(sum(r.accepted), 0)::int AS accepted,
    coalesce(sum(r.rejected), 0)::int AS rejected,
    coalesce(sum(r.suppressed), 0)::int AS suppressed,
    coalesce(sum(r.cancelled), 0)::int AS stopped,
    coalesce(sum(r.uncertain), 0)::int AS uncertain,
    (SELECT count(*) FROM newsletter_accounts a JOIN profiles p ON p.id = a.profile_id
      JOIN email_campaigns c ON c.id = ${$.campaign} WHERE ${eligibleSql})::int AS eligible
  FROM newsletters n LEFT JOIN mailing_runs r ON r.id = n.run_id WHERE n.campaign_id = ${$.campaign}`,
);

export async function campaignProgressOf(db: Reads, campaign: number): Promise<CampaignProgress> {
  const row = await db.row(progress({ campaign }));
  if (row === null) throw new Error('counting answers a row');
  return { ...row, waiting: waitingOf(row.audience, { ...row, cancelled: row.stopped }) };
}
