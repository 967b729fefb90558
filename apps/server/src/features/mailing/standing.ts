import { COUNTED_MAX, type Operations } from '@waypost/contract/operations';
import { int4, orNull, sure, text, timestamptz } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';
import { wireTime } from '../../platform/http/index.ts';
import type { MailingDeps } from './deps.ts';
import { resting } from './pace/draw.ts';
import { OPEN_STATES } from './run-states.ts';

/** There is an index of what is not over. */
const OPEN = `ended_at IS NULL AND state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** The pace of a transport bears its key; those of recipients' domains have one more word. Figures are those that runs keep of themselves. */
const standing = statement(
  'standing-newsletters',
  {
    takes: { transport: orNull(text()) },
    gives: {
      sending: sure(int4),
      asking: sure(int4),
      unclear: sure(int4),
      waiting: sure(int4),
      accepted: sure(int4),
      rejected: sure(int4),
      suppressed: sure(int4),
      cancelled: sure(int4),
      uncertain: sure(int4),
      until: orNull(timestamptz),
      reason: orNull(text()),
    },
  },
  ($) => `
  WITH lately AS MATERIALIZED (
    SELECT state, audience, accepted, rejected, suppressed, cancelled, uncertain FROM mailing_runs WHERE ${OPEN}
    UNION ALL
    SELECT state, audience, accepted, rejected, suppressed, cancelled, uncertain FROM mailing_runs
    WHERE ended_at > clock_timestamp() - interval '1 day' AND ended_at IS NOT NULL
  )
  SELECT r.sending, r.asking, (SELECT count(*) FROM (SELECT FROM mailing_runs WHERE uncertain > 0 LIMIT ${COUNTED_MAX}) few)::int AS unclear,
    r.waiting, r.accepted, r.rejected, r.suppressed, r.cancelled, r.uncertain,
    p.paused_until AS until, p.paused_reason AS reason
  FROM (SELECT (count(*) FILTER (WHERE state = 'sending'))::int AS sending, (count(*) FILTER (WHERE state IN ('paused', 'held')))::int AS asking,
      coalesce(sum(greatest(audience - accepted - rejected - suppressed - cancelled - uncertain, 0)), 0)::int AS waiting,
      coalesce(sum(accepted), 0)::int AS accepted, coalesce(sum(rejected), 0)::int AS rejected,
      coalesce(sum(suppressed), 0)::int AS suppressed, coalesce(sum(cancelled), 0)::int AS cancelled,
      coalesce(sum(uncertain), 0)::int AS uncertain FROM lately) r
  LEFT JOIN mailing_paces p ON p.key = ${$.transport} AND ${resting('p')}`,
);

/** Where newsletters stand, for staff. */
export async function standingNewsletters({
  db,
  bulkMail,
}: Pick<MailingDeps, 'db' | 'bulkMail'>): Promise<Operations['newsletters']> {
  const row = await db.row(standing({ transport: bulkMail?.key ?? null }));
  const { sending = 0, asking = 0, unclear = 0, until = null, reason = null } = row ?? {};
  const { waiting = 0, accepted = 0, rejected = 0, suppressed = 0, cancelled = 0, uncertain = 0 } = row ?? {};
  return {
    possible: bulkMail !== null,
    sending,
    asking,
    uncertain: unclear,
    deliveries: { waiting, accepted, rejected, suppressed, cancelled, uncertain },
    stopped: until && { until: wireTime(until), reason: reason ?? '' },
  };
}
