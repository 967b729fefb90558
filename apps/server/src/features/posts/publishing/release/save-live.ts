import { BUSY_PHASES } from '@waypost/contract/posts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { PublishedOutcome } from '../deps.ts';
import { PHASE } from '../machine-row.ts';
import { expression, moving } from '../post-write.ts';

const POSTED = moving({
  from: BUSY_PHASES,
  to: 'posted',
  write: {
    status: 10,
    remoteId: expression('$3'),
    permalink: expression('coalesce($5, p.permalink)'),
    // The address is asked for when it did not come along.
    next: { at: expression('CASE WHEN coalesce($5, p.permalink) IS NULL THEN app_now() END') },
    stepFailures: 0,
    askUser: false,
    reason: null,
  },
});

/**
 * Saves that a post is live, by its attempt: first and alone, whoever holds the row now, because what is on the network
 * is a fact. Only an open attempt is closed, so a late answer changes nothing. Answers whether it did.
 * The row is locked before its attempt, as everybody locks them.
 */
const SAVE = `
  WITH post AS MATERIALIZED (
    SELECT id FROM scheduled_postings WHERE id = $2 FOR UPDATE
  ), attempt AS (
    UPDATE publish_attempts a SET outcome = $4, remote_id = $3, ended_at = clock_timestamp()
    FROM post WHERE a.id = $1 AND a.scheduled_posting_id = post.id AND a.outcome IS NULL
    RETURNING a.scheduled_posting_id
  )
  UPDATE scheduled_postings p SET
    ${POSTED.set}, posted_at = app_now(),
    published_text = (SELECT snapshot ->> 'text' FROM publish_attempts WHERE id = $1),
    stats_due_at = app_now() + interval '1 hour', stats_step = 0
  FROM attempt
  WHERE p.id = attempt.scheduled_posting_id AND p.id = $2
    AND ${PHASE} IN (${POSTED.from})
  RETURNING EXISTS (SELECT FROM post_comments c WHERE c.scheduled_posting_id = p.id AND c.phase = 'waiting') AS comment`;

export async function saveLive(
  db: Sql,
  outcome: PublishedOutcome & { permalink?: string | null; adopted?: boolean },
): Promise<boolean> {
  const saved = await db.row<{ comment: boolean }>(
    SAVE,
    [
      outcome.attempt,
      outcome.post,
      outcome.remoteId,
      outcome.adopted ? 'adopted' : 'posted',
      outcome.permalink ?? null,
    ],
    'save-live',
  );
  if (saved === null) return false;
  if (saved.comment) await followUp(db, outcome.post);
  return true;
}

/** Steps of their own that begin when a post is live; losing this line to a crash is mended by the sweep. */
async function followUp(db: Sql, post: number): Promise<void> {
  await db.run(
    `UPDATE post_comments SET next_step_at = app_now()
     WHERE scheduled_posting_id = $1 AND phase = 'waiting' AND next_step_at IS NULL`,
    [post],
    'start-comment',
  );
}
