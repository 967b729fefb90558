import { POST_STATUS, type PostFacts, type PostPhase } from '@waypost/contract/posts';
import { bool, orNull, text } from '../../platform/db/column.ts';
import { appNowOnce, sql, typed } from '../../platform/db/query.ts';
import { hasOpenAttempt } from './conditions.ts';

/** What keeps its page from publishing; see the contract. */
export type PageState = NonNullable<PostFacts['pageState']> | null;

/** What any view of a post needs to say what it is and what it offers, but for its page; the columns' own names. */
export interface OwnFacts {
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
  readonly looked_for: boolean;
  readonly reel: boolean;
  readonly removable?: boolean;
}
export interface FactsRow extends OwnFacts {
  readonly page_state: PageState;
}

/** It is sent as soon as it can be. */
const PLANNED: readonly PostPhase[] = ['due', 'claimed', 'waiting'];
export const isPlanned = ({ phase, deleted }: Pick<OwnFacts, 'phase' | 'deleted'>): boolean =>
  !deleted && PLANNED.includes(phase);

const HOLDS = typed(
  orNull(text<NonNullable<PageState>>()),
)`CASE WHEN NOT con.installed THEN 'gone' WHEN NOT con.connected THEN 'broken'
  WHEN EXISTS (SELECT FROM installation WHERE key = 'publishing_held') THEN 'held' WHEN con.paused THEN 'paused' END`;
/** The state of a page by its connection `con`, once for all its posts: {@link pageStateOf} says whom it concerns. */
export const HOLDS_PAGE = HOLDS.as('holds');
export function pageStateOf(row: Pick<OwnFacts, 'status' | 'phase' | 'deleted'>, holds: PageState): PageState {
  if (row.status === POST_STATUS.posted) return null;
  return holds === 'gone' || (row.status === POST_STATUS.pending && isPlanned(row)) ? holds : null;
}

/** The same of each post, where its page does not stand beside it: a question to its connection for each. */
export const PAGE_STATE = typed(
  orNull(text<NonNullable<PageState>>()),
)`CASE WHEN s.status <> ${sql.lit(POST_STATUS.posted)}
  THEN (SELECT CASE WHEN con.page_id IS DISTINCT FROM s.pgid OR NOT con.installed THEN 'gone'
    WHEN s.status = ${sql.lit(POST_STATUS.pending)} AND NOT s.deleted
      AND s.phase IN (${sql.join(PLANNED.map((phase) => sql.lit(phase)))}) THEN ${HOLDS} END
    FROM connections con WHERE con.id = s.connection_id) END`.as('page_state');

/**
 * Whether a release has no outcome yet. Not asked of what is out or deleted, nor of what waits for a time to come: no
 * release begins before it, and who gives a post another time is refused while one is open.
 */
const OPEN_ATTEMPT = typed(bool)`CASE WHEN s.status = ${sql.lit(POST_STATUS.posted)} OR s.deleted
  OR (s.phase = 'due' AND s.fire_at > ${appNowOnce}) THEN false
  ELSE ${sql.raw(hasOpenAttempt('s'))} END`.as('open_attempt');

/** The columns of {@link OwnFacts}, of a post `s`. */
export const OWN_FACTS = [
  's.id',
  's.status',
  's.deleted',
  's.phase',
  's.fire_at',
  's.ask_user',
  typed(bool)`s.withdrawn_at IS NOT NULL`.as('withdrawn'),
  typed(bool)`s.look_from IS NOT NULL`.as('looked_for'),
  typed(bool)`s.type = 'reel'`.as('reel'),
  typed(bool)`s.status = ${sql.lit(POST_STATUS.deleteError)} AND s.reason_code IS DISTINCT FROM 'remove_there'`.as(
    'removable',
  ),
  typed(bool)`s.permalink IS NOT NULL`.as('has_permalink'),
  typed(bool)`s.stats IS NOT NULL`.as('has_stats'),
  OPEN_ATTEMPT,
] as const;
export const FACTS = [...OWN_FACTS, PAGE_STATE] as const;

export const factsOf = (row: OwnFacts, pageState: PageState): PostFacts => ({
  status: row.status,
  deleted: row.deleted,
  phase: row.phase,
  fireAt: row.fire_at.getTime(),
  hasPermalink: row.has_permalink,
  hasStats: row.has_stats,
  openAttempt: row.open_attempt,
  withdrawn: row.withdrawn,
  askUser: row.ask_user,
  pageState,
  lookedFor: row.looked_for,
  reel: row.reel,
  ...(row.removable && { removable: true }),
});
