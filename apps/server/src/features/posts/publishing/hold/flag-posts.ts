import { UPCOMING_STATUSES } from '@waypost/contract/posts';
import { bool, orNull, timestamptz } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const flag = statement(
  'flag-posts',
  { takes: { from: orNull(timestamptz), dueOnly: bool }, gives: {} },
  ($) => `
  WITH moment AS MATERIALIZED (
    -- Signs of life are real time, posts stand on the network in business time.
    SELECT app_now() AS now, coalesce(${$.from}::timestamptz, clock_timestamp() - interval '1 day') + (app_now() - clock_timestamp()) AS since),
  held AS MATERIALIZED ( -- people change posts meanwhile, also several at once
    SELECT p.id FROM scheduled_postings p
    WHERE p.status IN (${UPCOMING_STATUSES.join(', ')})
      AND (NOT ${$.dueOnly} OR p.next_step_at <= (SELECT now FROM moment))
    ORDER BY p.id FOR UPDATE),
  pages AS MATERIALIZED (
    SELECT c.id FROM connections c
    WHERE c.id IN (SELECT p.connection_id FROM scheduled_postings p JOIN held USING (id))
    ORDER BY c.id FOR NO KEY UPDATE),
  flagged AS (
    UPDATE scheduled_postings p SET look_from = least(p.look_from, moment.since), look_since = moment.now, look_by_sending = false
    FROM moment, held
    WHERE p.id = held.id
    RETURNING p.id),
  comments AS (
    UPDATE post_comments c SET look_from = moment.since FROM moment
    WHERE c.phase IN ('waiting', 'sending')
      AND (NOT ${$.dueOnly} OR c.next_step_at <= moment.now OR c.scheduled_posting_id IN (SELECT id FROM flagged))
    RETURNING c.scheduled_posting_id AS id),
  attempts AS (
    UPDATE publish_attempts SET absent_reads = 0
    WHERE outcome IS NULL AND scheduled_posting_id IN (SELECT id FROM flagged UNION SELECT id FROM comments))
  UPDATE connections SET looks_due_at = app_now() WHERE id IN (SELECT id FROM pages)`,
);

/**
 * Marks posts that are not on the network, as far as we know, and may be: nothing of them is sent before they were looked
 * for. With `dueOnly` those whose next step is due; else all, for whoever set the database back can have lost any verb.
 * Reads that an open release was looked for with before count no more.
 */
export async function flagPosts(tx: Sql, from: Date | null, { dueOnly }: { dueOnly: boolean }): Promise<void> {
  await tx.run(flag({ from, dueOnly }));
}
