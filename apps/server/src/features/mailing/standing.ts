import type { Operations } from '@waypost/contract/operations';
import { int4, orNull, sure, text, timestamptz } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';
import { wireTime } from '../../platform/http/index.ts';
import type { MailingDeps } from './deps.ts';
import { resting } from './pace/draw.ts';

/** The pace of a transport bears its key; those of recipients' domains have one more word. */
const standing = statement(
  'standing-newsletters',
  {
    takes: { transport: orNull(text()) },
    gives: { sending: sure(int4), asking: sure(int4), until: orNull(timestamptz), reason: orNull(text()) },
  },
  ($) => `
  SELECT r.sending, r.asking, p.paused_until AS until, p.paused_reason AS reason
  FROM (SELECT (count(*) FILTER (WHERE state = 'sending'))::int AS sending, (count(*) FILTER (WHERE state <> 'sending'))::int AS asking
    FROM mailing_runs WHERE state IN ('sending', 'paused', 'held') AND ended_at IS NULL) r
  LEFT JOIN mailing_paces p ON p.key = ${$.transport} AND ${resting('p')}`,
);

/** Where newsletters stand, for staff. */
export async function standingNewsletters({
  db,
  bulkMail,
}: Pick<MailingDeps, 'db' | 'bulkMail'>): Promise<Operations['newsletters']> {
  const row = await db.row(standing({ transport: bulkMail?.key ?? null }));
  const { sending = 0, asking = 0, until = null, reason = null } = row ?? {};
  return {
    possible: bulkMail !== null,
    sending,
    asking,
    stopped: until && { until: wireTime(until), reason: reason ?? '' },
  };
}
