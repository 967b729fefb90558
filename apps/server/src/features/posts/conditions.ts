import { BUSY_PHASES, PENDING_STATUSES } from '@waypost/contract/posts';
import { sql } from '../../platform/db/query.ts';

// Conditions on posts that several statements ask. Literals and no parameters: the planner has to see the partial
// indexes, whose predicates name the same values.

/** For the builder: `where('p.phase', 'in', literals(phases))`. */
export const literals = <T extends string | number>(values: readonly T[]) => values.map((value) => sql.lit(value));

const listed = (values: readonly (string | number)[]): string =>
  values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ');

/** Phases in which the one call was, or may have been, made. */
export const BUSY = listed(BUSY_PHASES);
/** Statuses of what is still to go out by itself. */
export const PENDING = listed(PENDING_STATUSES);

/**
 * Anything may leave through the connection now: it works, its network wants no pause of us, and nobody holds back all
 * publishing. `now` may be a moment that the statement took once.
 */
export const mayPublish = (connection: string, now = 'app_now()'): string =>
  `${connection}.installed AND ${connection}.connected AND NOT ${connection}.paused
      AND (${connection}.blocked_until IS NULL OR ${connection}.blocked_until <= ${now})
      AND NOT EXISTS (SELECT FROM installation WHERE key IN ('publishing_held', 'address_doubted'))`;

/** A release of the post has no outcome yet. */
export const hasOpenAttempt = (post: string): string =>
  `EXISTS (SELECT FROM publish_attempts a WHERE a.scheduled_posting_id = ${post}.id AND a.outcome IS NULL AND a.purpose = 'publish')`;
