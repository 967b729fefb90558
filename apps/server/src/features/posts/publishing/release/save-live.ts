import { BUSY_PHASES } from '@waypost/contract/posts';
import { bool, int8, orNull, sure, text } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { PublishedOutcome } from '../deps.ts';
import { PHASE } from '../machine-row.ts';
import { expression, moving } from '../post-write.ts';

const posted = ($: { readonly remoteId: string; readonly permalink: string }) =>
  moving({
    from: BUSY_PHASES,
    to: 'posted',
    write: {
      status: 10,
      remoteId: expression($.remoteId),
      permalink: expression(`coalesce(${$.permalink}, p.permalink)`),
      // The address is asked for when it did not come along.
      next: { at: expression(`CASE WHEN coalesce(${$.permalink}, p.permalink) IS NULL THEN app_now() END`) },
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
const save = statement(
  'save-live',
  {
    takes: {
      attempt: int8,
      post: int8,
      remoteId: text(),
      outcome: text<'adopted' | 'posted'>(),
      permalink: orNull(text()),
    },
    gives: { comment: sure(bool), limited: sure(bool) },
  },
  ($) => `
  WITH post AS MATERIALIZED (
    SELECT id FROM scheduled_postings WHERE id = ${$.post} FOR UPDATE
  ), attempt AS (
    UPDATE publish_attempts a SET outcome = ${$.outcome}, remote_id = ${$.remoteId}, ended_at = clock_timestamp()
    FROM post WHERE a.id = ${$.attempt} AND a.scheduled_posting_id = post.id AND a.outcome IS NULL
    RETURNING a.scheduled_posting_id
  )
  UPDATE scheduled_postings p SET
    ${posted($).set}, posted_at = app_now(),
    published_text = (SELECT snapshot ->> 'text' FROM publish_attempts WHERE id = ${$.attempt}),
    stats_due_at = app_now() + interval '1 hour', stats_step = 0
  FROM attempt
  WHERE p.id = attempt.scheduled_posting_id AND p.id = ${$.post}
    AND ${PHASE} IN (${posted($).from})
  RETURNING EXISTS (SELECT FROM post_comments c WHERE c.scheduled_posting_id = p.id AND c.phase = 'waiting') AS comment,
    EXISTS (SELECT FROM connections c WHERE c.id = p.connection_id AND c.blocked_times > 0) AS limited`,
);

export async function saveLive(
  db: Sql,
  outcome: PublishedOutcome & { permalink?: string | null; adopted?: boolean },
): Promise<boolean> {
  const saved = await db.row(
    save({
      attempt: outcome.attempt,
      post: outcome.post,
      remoteId: outcome.remoteId,
      outcome: outcome.adopted ? 'adopted' : 'posted',
      permalink: outcome.permalink ?? null,
    }),
  );
  if (saved === null) return false;
  if (saved.comment) await followUp(db, outcome.post);
  if (saved.limited) await db.run(forgetLimits({ post: outcome.post }));
  return true;
}

const start = prepared('start-comment', (p: { post: number }) =>
  query
    .updateTable('post_comments')
    .set({ next_step_at: appNow })
    .where('scheduled_posting_id', '=', p.post)
    .where('phase', '=', 'waiting')
    .where('next_step_at', 'is', null),
);
/** Steps of their own that begin when a post is live; losing this line to a crash is mended by the sweep. */
async function followUp(db: Sql, post: number): Promise<void> {
  await db.run(start({ post }));
}

/** The network takes posts of this page again: its next limit starts with minutes. */
const forgetLimits = prepared('forget-limits', (p: { post: number }) =>
  query
    .updateTable('connections as c')
    .from('scheduled_postings as p')
    .set({ blocked_times: 0 })
    .where('p.id', '=', p.post)
    .whereRef('c.id', '=', 'p.connection_id'),
);
