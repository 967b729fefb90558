import type { Sql } from '../../../../platform/db/database.ts';
import type { MachineRow } from '../machine-row.ts';
import type { PostWrite } from '../post-write.ts';
import { transition, unlessLost } from '../transition.ts';

/** Gives a claimed row back to where it was taken from; what is somebody else's by now, or is being released, stays. */
export function giveBack(db: Sql, row: MachineRow, write: PostWrite = {}): Promise<void> {
  const to = row.phase === 'claimed' ? 'due' : row.phase;
  return unlessLost(transition(db, row, { from: row.phase, to, write }));
}
