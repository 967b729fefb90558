import { CHANGEABLE_PHASES } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { lateAfter } from '../post.ts';
import type { WorldConnection } from '../preflight/preflight-world.ts';
import type { AttemptWrite } from '../publishing/attempts.ts';
import type { PostWrite } from '../publishing/post-write.ts';
import { transition } from '../publishing/transition.ts';
import { type ChangeRow, wakeMachine } from './change-store.ts';

/**
 * How a verb gives a post its time: a new start, with a lateness of its own, that nothing of the time before holds back.
 * Failures stay unless `write` says otherwise.
 */
export async function startAt(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  fireAt: Date,
  write: PostWrite,
): Promise<void> {
  await transition(tx, row, {
    from: CHANGEABLE_PHASES,
    to: 'due',
    write: { ...newStart(fireAt, connection), ...write },
  });
  await wakeMachine(tx);
}

/** The same for a post whose release turned out not to be there. */
export async function startAgain(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  now: Date,
  attempt: AttemptWrite,
): Promise<void> {
  const write = { ...newStart(now, connection), status: 0, failures: 0 };
  await transition(tx, row, { from: 'unconfirmed', to: 'due', write, attempt });
  await wakeMachine(tx);
}

const newStart = (fireAt: Date, connection: WorldConnection): PostWrite => ({
  fireAt,
  next: { at: fireAt },
  lateAfter: lateAfter(fireAt, connection.late_after_minutes),
  stepFailures: 0,
  firstClaimedAt: null,
  checked: false,
  askUser: false,
  reason: null,
});
