import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query, sql } from '../../platform/db/query.ts';
import { hasOpenAttempt } from './conditions.ts';

const NOTHING = {
  message: '',
  link: null,
  link_title: null,
  title: null,
  domain: null,
  published_text: null,
  permalink: null,
  reason_values: null,
  preflight_result: json([]),
  staged: json({}),
  staged_version: null,
  undo: null,
  stats: null,
  stats_rank: null,
  // Nothing comes due any more.
  next_step_at: null,
  preflight_at: null,
  stats_due_at: null,
} as const;

/** A worker has it in hand, or takes it again: what a claim asks first. */
const isReadOn = "(p.phase = 'committing' OR (p.next_step_at IS NOT NULL AND NOT p.deleted))";

/**
 * Empties the posts of a profile that is gone, and what their releases said. Rows, outcomes and the ids of the networks stay: the
 * promise that nothing goes out twice counts on them. A post whose release we may still read the outcome of stays whole, and so
 * answers false. Where only its person could have told, nobody can any more: it is emptied too, and its attempt stays open, which
 * is the wall against a second release.
 */
export async function erasePosts(tx: Sql, profileId: number): Promise<boolean> {
  const all = query.selectFrom('scheduled_postings as p').select('p.id').where('p.profile_id', '=', profileId);
  // Locked first and in order, as everybody locks posts.
  await tx.run(all.orderBy('p.id').forUpdate());
  const open = sql.raw<boolean>(`(${hasOpenAttempt('p')} AND ${isReadOn})`);
  const settled = all.where((e) => e.not(open));
  for (const table of ['post_media', 'post_comments', 'post_stats'] as const)
    await tx.run(query.deleteFrom(table).where('scheduled_posting_id', 'in', settled));
  await tx.run(
    query
      .updateTable('publish_attempts')
      .set({ snapshot: json({}), evidence: json([]), reason_values: null })
      .where('scheduled_posting_id', 'in', settled),
  );
  await tx.run(query.updateTable('scheduled_postings').set(NOTHING).where('id', 'in', settled));
  await tx.run(query.deleteFrom('idempotency_keys').where('profile_id', '=', profileId));
  return (await tx.row(all.where(open).limit(1))) === null;
}
