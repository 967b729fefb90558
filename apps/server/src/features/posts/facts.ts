import type { PostFacts, PostPhase } from '@waypost/contract/posts';
import { appNowOnce, sql } from '../../platform/db/query.ts';
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
  readonly page_state: PostFacts['pageState'];
  readonly looked_for: boolean;
}

/** What keeps its page from publishing; asked of those alone that still are to go out. */
export const PAGE_STATE = sql<
  'broken' | 'held' | 'paused' | null
>`CASE WHEN s.status = 0 AND s.phase IN ('due', 'claimed', 'waiting') AND NOT s.deleted
  THEN (SELECT CASE WHEN NOT pc.connected THEN 'broken'
    WHEN EXISTS (SELECT FROM installation WHERE key = 'publishing_held') THEN 'held' WHEN pc.paused THEN 'paused' END
    FROM connections pc WHERE pc.id = s.connection_id) END`.as('page_state');

/**
 * Whether a release has no outcome yet. Not asked of what is out or deleted, nor of what waits for a time to come: no
 * release begins before it, and who gives a post another time is refused while one is open.
 */
const OPEN_ATTEMPT =
  sql<boolean>`CASE WHEN s.status = 10 OR s.deleted OR (s.phase = 'due' AND s.fire_at > ${appNowOnce}) THEN false
  ELSE ${sql.raw(hasOpenAttempt('s'))} END`.as('open_attempt');

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
  OPEN_ATTEMPT,
  PAGE_STATE,
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
  pageState: row.page_state,
  lookedFor: row.looked_for,
});
