import type { StuckState } from '@waypost/contract/operations';
import { mayPublish } from '../../posts/index.ts';

// Words of SQL about posts `s`, their connection `c` and profile `p`. Literals: the planner has to see the partial indexes.

export const FROM_STUCK = `FROM scheduled_postings s
  JOIN connections c ON c.id = s.connection_id JOIN profiles p ON p.id = s.profile_id`;

/** Of a profile that is there. */
export const KEPT = 'p.deleted_at IS NULL AND NOT s.deleted';

/** Its time has come, whatever its page says. */
export const DUE = `s.next_step_at <= app_now() AND s.next_step_at IS NOT NULL AND s.phase = 'due'`;

export const STUCK: Readonly<Record<StuckState, string>> = {
  due: `${DUE} AND ${mayPublish('c')}`,
  parked: `(s.phase = 'reconnect' OR (${DUE} AND NOT (${mayPublish('c')})))`,
  unconfirmed: `s.phase = 'unconfirmed' AND NOT s.ask_user`,
  asked: `s.phase = 'unconfirmed' AND s.ask_user`,
  failed: `s.phase = 'rejected'`,
  missed: `s.phase = 'missed'`,
};
