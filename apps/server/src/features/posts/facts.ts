import type { PostFacts, PostPhase } from '@waypost/contract/posts';
import { appNow, sql } from '../../platform/db/query.ts';
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
  readonly paused: boolean;
  readonly looked_for: boolean;
}

/** Whether it waits for its page. Asked of those alone whose time has come: no other one does. */
export const PAUSED =
  sql<boolean>`CASE WHEN s.status = 0 AND s.phase = 'due' AND NOT s.deleted AND s.fire_at <= ${appNow}
  THEN (SELECT pc.paused FROM connections pc WHERE pc.id = s.connection_id) ELSE false END`.as('paused');

/** The columns of {@link FactsRow}, of a post `s`. */
export const FACTS = [
  's.id',
  's.status',
  's.deleted',
  's.phase',
  's.fire_at',
  's.ask_user',
  sql<boolean>`s.withdrawn_at IS NOT NULL`.as('withdrawn'),
  sql<boolean>`s.look_from IS NOT NULL`.as('looked_for'),
  sql<boolean>`s.permalink IS NOT NULL`.as('has_permalink'),
  sql<boolean>`s.stats IS NOT NULL`.as('has_stats'),
  sql<boolean>`CASE WHEN s.status = 10 OR s.deleted THEN false ELSE ${sql.raw(hasOpenAttempt('s'))} END`.as(
    'open_attempt',
  ),
  PAUSED,
] as const;

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
  paused: row.paused,
  lookedFor: row.looked_for,
});
