import { BUSY_PHASES, POST_STATUS } from '@waypost/contract/posts';
import type { Expression } from 'kysely';
import { bool } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { appNow, query, realNow, sql, typed } from '../../../../platform/db/query.ts';
import type { PublishedOutcome } from '../deps.ts';
import { hiddenPhase } from '../machine-row.ts';
import { moving } from '../post-write.ts';

interface Live {
  readonly attempt: number;
  readonly post: number;
  readonly remoteId: string;
  readonly outcome: 'adopted' | 'posted';
  readonly permalink: string | null;
  readonly readable: boolean;
}

/** The address is asked for when it did not come along. */
const posted = (permalink: Expression<string | null>, readable: boolean) =>
  moving({
    from: BUSY_PHASES,
    to: 'posted',
    write: {
      status: POST_STATUS.posted,
      next: { at: sql<Date | null>`CASE WHEN ${readable} AND ${permalink} IS NULL THEN app_now() END` },
      stepFailures: 0,
      askUser: false,
      reason: null,
      lookFrom: null,
    },
  });

/**
 * Saves that a post is live, by its attempt: first and alone, whoever holds the row now, because what is on the network
 * is a fact. Only an open attempt is closed, so a late answer changes nothing. Answers whether it did. One that is not `readable`
 * has no address to ask for and no figures.
 * The row is locked before its attempt, as everybody locks them.
 */
const save = prepared('save-live', (p: Live) => {
  const permalink = sql<string | null>`coalesce(${p.permalink}, p.permalink)`;
  const { set, from } = posted(permalink, p.readable);
  return query
    .with(
      (cte) => cte('post').materialized(),
      (q) => q.selectFrom('scheduled_postings').select('id').where('id', '=', p.post).forUpdate(),
    )
    .with('attempt', (q) =>
      q
        .updateTable('publish_attempts as a')
        .from('post')
        .set({ outcome: p.outcome, remote_id: p.remoteId, ended_at: realNow })
        .where('a.id', '=', p.attempt)
        .whereRef('a.scheduled_posting_id', '=', 'post.id')
        .where('a.outcome', 'is', null)
        .returning('a.scheduled_posting_id'),
    )
    .updateTable('scheduled_postings as p')
    .from('attempt')
    .set({
      ...set,
      remote_id: p.remoteId,
      permalink,
      posted_at: appNow,
      published_text: sql`(SELECT snapshot ->> 'text' FROM publish_attempts WHERE id = ${p.attempt})`,
      stats_due_at: sql`CASE WHEN ${p.readable} THEN app_now() + interval '1 hour' END`,
      stats_step: 0,
    })
    .whereRef('p.id', '=', 'attempt.scheduled_posting_id')
    .where('p.id', '=', p.post)
    .where(hiddenPhase, 'in', from)
    .returning([
      typed(bool)`EXISTS (
        SELECT FROM post_comments c WHERE c.scheduled_posting_id = p.id AND c.phase = 'waiting')`.as('comment'),
      typed(bool)`EXISTS (
        SELECT FROM connections c WHERE c.id = p.connection_id AND c.blocked_times > 0)`.as('limited'),
    ]);
});

export async function saveLive(
  db: Sql,
  outcome: PublishedOutcome & { permalink?: string | null; adopted?: boolean; readable?: boolean },
): Promise<boolean> {
  const saved = await db.row(
    save({
      attempt: outcome.attempt,
      post: outcome.post,
      remoteId: outcome.remoteId,
      outcome: outcome.adopted ? 'adopted' : 'posted',
      permalink: outcome.permalink ?? null,
      readable: outcome.readable ?? true,
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
/** Starts the first comment. After a crash just before it the sweep of interrupted posts does. */
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
