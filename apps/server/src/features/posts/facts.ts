import type { PostFacts, PostPhase } from '@waypost/contract/posts';
import { hasOpenAttempt } from './conditions.ts';

/** What any view of a post needs to say what it is and what it offers; the columns' own names. */
export interface FactsRow {
  readonly id: number;
  readonly status: number;
  readonly deleted: boolean;
  readonly phase: PostPhase;
  readonly fire_at: Date;
  readonly withdrawn: boolean;
  readonly ask_user: boolean;
  readonly has_permalink: boolean;
  readonly has_stats: boolean;
  readonly open_attempt: boolean;
}

export const FACTS = `s.id, s.status, s.deleted, s.phase, s.fire_at, s.withdrawn_at IS NOT NULL AS withdrawn, s.ask_user,
  s.permalink IS NOT NULL AS has_permalink, s.stats IS NOT NULL AS has_stats,
  CASE WHEN s.status = 10 OR s.deleted THEN false ELSE ${hasOpenAttempt('s')} END AS open_attempt`;

export const factsOf = (row: FactsRow): PostFacts => ({
  status: row.status,
  deleted: row.deleted,
  phase: row.phase,
  fireAt: row.fire_at.getTime(),
  hasPermalink: row.has_permalink,
  hasStats: row.has_stats,
  openAttempt: row.open_attempt,
  withdrawn: row.withdrawn,
  askUser: row.ask_user,
});
