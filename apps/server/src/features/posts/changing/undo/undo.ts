import type { PostStatus } from '@waypost/contract/posts';
import { conflict } from '../../../../platform/errors/index.ts';
import type { Undo } from '../../publishing/post-write.ts';
import { refuseSent } from '../change-post.ts';
import type { ChangeRow } from '../change-store.ts';

type Former = NonNullable<Undo['former']>;

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

/** What can still be taken back of a post; otherwise 409 that says what happened to it. */
export function undoable(row: ChangeRow, now: Date): Undo {
  const undo = standing(row, now);
  if (undo !== null) return undo;
  refuseSent(row);
  if (row.deleted) throw conflict('posts.conflict.deleted_since');
  if (row.undo === null) throw conflict('posts.conflict.nothing_to_undo');
  if (row.undo.version !== row.version) throw conflict('posts.conflict.changed_since');
  throw conflict('posts.conflict.too_late');
}

/** For a post that is being given its former state: nothing is left to be taken back. */
export const undone = (row: ChangeRow, former: Former, now: Date): Undo => ({
  until: now.toISOString(),
  version: row.version + 1,
  former,
  undone: true,
});

/** It stands as it stood before Post now, because somebody took that back. */
export const isUndone = ({ undo, version, phase, status }: ChangeRow): boolean =>
  undo?.undone === true &&
  undo.version === version &&
  undo.former !== null &&
  phase === phaseBefore(undo.former) &&
  status === undo.former.status;

/** What a worker had in its hands is due again. */
export const phaseBefore = ({ phase }: Former) =>
  phase === 'missed' || phase === 'rejected' || phase === 'reconnect' ? phase : 'due';
