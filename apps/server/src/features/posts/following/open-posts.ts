import { PENDING_STATUSES, UPCOMING_STATUSES } from '@waypost/contract/posts';
import { expressionBuilder } from 'kysely';
import { sql } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { BUSY, hasOpenAttempt, literals } from '../conditions.ts';

// Conditions on the posts `p` of a connection.
const { and, eb, not } = expressionBuilder<{ p: Tables['scheduled_postings'] }, 'p'>();

/** A release is open: its call was, or may have been, made. Such rows follow no change of their connection. */
export const isOpen = sql.raw<boolean>(`(p.phase IN (${BUSY}) OR ${hasOpenAttempt('p')})`);

const settled = (connectionId: number, statuses: typeof UPCOMING_STATUSES) =>
  and([eb('p.connection_id', '=', connectionId), eb('p.status', 'in', literals(statuses)), not(isOpen)]);

/** What waits to go out. */
export const waitsOn = (connectionId: number) =>
  and([settled(connectionId, PENDING_STATUSES), eb('p.deleted', '=', sql.lit(false))]);

/** What is not out, deleted and failed posts too, because they can come back. */
export const staysOn = (connectionId: number) => settled(connectionId, UPCOMING_STATUSES);
