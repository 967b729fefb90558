import { BUSY, hasOpenAttempt, PENDING } from '../conditions.ts';

/** A release is open: its call was, or may have been, made. Such rows follow no change of their connection. */
export const OPEN = `(p.phase IN (${BUSY}) OR ${hasOpenAttempt('p')})`;
/** What waits on the connection `$1`. */
export const WAITING = `p.connection_id = $1 AND p.status IN (${PENDING}) AND NOT p.deleted AND NOT ${OPEN}`;
