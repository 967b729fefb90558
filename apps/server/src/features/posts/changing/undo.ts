import type { PostStatus } from '@waypost/contract/posts';
import { conflict } from '../../../platform/errors/index.ts';
import type { Undo } from '../publishing/post-write.ts';
import type { ChangeRow } from './change-store.ts';

/** The instant before which nothing of a post may leave. */
export const heldUntil = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** For a post that is being made: taken back, it is gone. */
export const undoOfNew = (until: Date): Undo => ({ until: until.toISOString(), version: 1, former: null });

/** For a post that is locked and about to get its next version. */
export const undoOf = (row: ChangeRow, until: Date): Undo => ({
  until: until.toISOString(),
  version: row.version + 1,
  former: {
    phase: row.phase,
    status: row.status as PostStatus,
    fireAt: row.fire_at.toISOString(),
    fireAtEdited: row.fire_at_edited,
    nextStepAt: row.next_step_at?.toISOString() ?? null,
    lateAfter: row.late_after.toISOString(),
    preflightAt: row.preflight_at?.toISOString() ?? null,
    reasonCode: row.reason_code,
    reasonValues: row.reason_values,
  },
});

type Held = Pick<ChangeRow, 'undo' | 'phase' | 'version'>;

/**
 * What can still be taken back of a post, else null. No worker takes a row before the time that it is held until, and
 * whoever changes it meanwhile gives it another version.
 */
export const standing = ({ undo, phase, version }: Held, now: Date): Undo | null =>
  undo !== null && phase === 'due' && undo.version === version && now.getTime() < Date.parse(undo.until) ? undo : null;

/** On its way already, and only held: what was asked is done. */
export function isHeld(row: Held & Pick<ChangeRow, 'next_step_at'>, now: Date): boolean {
  const undo = standing(row, now);
  return undo !== null && row.next_step_at !== null && row.next_step_at.getTime() <= Date.parse(undo.until);
}

/** What can still be taken back of a post; otherwise 409. */
export function undoable(row: Held, now: Date): Undo {
  const undo = standing(row, now);
  if (undo === null) throw conflict('posts.conflict.too_late');
  return undo;
}
