import { PENDING_STATUSES, UPCOMING_STATUSES } from '@waypost/contract/posts';
import { sql } from '../../../platform/db/query.ts';
import { BUSY, hasOpenAttempt, literals } from '../conditions.ts';

// Conditions on the posts `p` of a connection.

/** A release is open: its call was, or may have been, made. Such rows follow no change of their connection. */
export const isOpen = sql.raw<boolean>(`(p.phase IN (${BUSY}) OR ${hasOpenAttempt('p')})`);

const settled = (connectionId: number, statuses: typeof UPCOMING_STATUSES) =>
  sql<boolean>`(p.connection_id = ${connectionId} AND p.status IN (${sql.join(literals(statuses))}) AND NOT ${isOpen})`;

/** What waits to go out. */
export const waitsOn = (connectionId: number) =>
  sql<boolean>`(${settled(connectionId, PENDING_STATUSES)} AND NOT p.deleted)`;

/** What is not out, deleted and failed posts too, because they can come back. */
export const staysOn = (connectionId: number) => settled(connectionId, UPCOMING_STATUSES);
