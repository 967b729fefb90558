import type { Note } from '../attempts/attempts.ts';
import type { PostReason } from '../post-write.ts';
import { ABSENCE_READS_S, nextLook } from '../rules.ts';
import { transition } from '../transition.ts';
import type { Inquiry } from './inquiry.ts';

/** Nothing decided: the row comes back when the next look is due. */
export function keepLooking(inquiry: Inquiry, absentReads: number, note: Note): Promise<void> {
  return leave(inquiry, { at: nextLookOf(inquiry, absentReads), reason: 'unconfirmed_looking', absentReads, note });
}

/** The person is asked; we keep looking for a day all the same. */
export function ask(inquiry: Inquiry, reason: PostReason, note: Note, absentReads?: number): Promise<void> {
  return leave(inquiry, { at: nextLookOf(inquiry, ABSENCE_READS_S.length), reason, ask: true, absentReads, note });
}

/** The row comes back at `at`; the log of tries says nothing of it. */
export function waitUntil(inquiry: Inquiry, at: Date): Promise<void> {
  return leave(inquiry, { at, reason: 'unconfirmed_looking' });
}

const nextLookOf = ({ deps, deadline }: Inquiry, absentReads: number): Date | null =>
  nextLook({ deadline, absentReads, now: deps.clock.now() });

interface Left {
  readonly at: Date | null;
  readonly reason: PostReason;
  readonly ask?: boolean;
  readonly absentReads?: number;
  readonly note?: Note;
}

/** Gives an unconfirmed row back. A question that was put to the person stays. */
function leave({ deps, row, attempt }: Inquiry, { at, reason, ask, absentReads, note }: Left): Promise<void> {
  return transition(deps.db, row, {
    from: 'unconfirmed',
    to: 'unconfirmed',
    write: {
      next: at && { at },
      ...(!row.ask_user && { reason: { code: reason } }),
      ...(ask && { askUser: true }),
    },
    ...(note && { attempt: { id: attempt.id, absentReads, note: { at: deps.clock.now().toISOString(), ...note } } }),
  });
}
