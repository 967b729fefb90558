import type { PostSnapshot, Refusal } from '../../../../connectors/social/port.ts';
import type { Reach } from '../../page-access.ts';
import { wasReleased } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { isTouchedLate, MAX_STEP_FAILURES } from '../rules.ts';
import { findPost } from '../settle/find-post.ts';
import { refuseStep } from '../stage/refuse-step.ts';
import { keepSnapshot } from '../stage/snapshot.ts';
import { transition } from '../transition.ts';

/**
 * A post that is first touched long after its time, and never released by us as far as we know, may be out: a restored
 * dump looks like this. The network is read before it is sent. False when the row was left: it is there, it could not be
 * read yet, or only its person can look.
 */
export async function lookBeforeFirst(
  deps: PublishingDeps,
  reach: Reach,
  row: MachineRow,
  post: PostSnapshot,
): Promise<boolean> {
  if (row.checked_before_release || !isTouchedLate(row) || (await wasReleased(deps.db, row.id))) return true;
  const seen = await findPost(deps, reach, row, {
    snapshot: keepSnapshot(post, row),
    from: row.fire_at,
    deadline: deps.clock.now(),
    acceptedRef: null,
  });
  switch (seen.kind) {
    case 'none': {
      const write = { checked: true, keepLeaseS: deps.config.publishing.leaseMs / 1000 };
      await transition(deps.db, row, { from: 'claimed', to: 'claimed', write });
      return true;
    }
    case 'cannot-read':
      return sendUnread(deps, reach, row, post, seen);
    case 'one':
      await leaveEarlier(deps, row, post, [seen.candidate]);
      return false;
    case 'several':
      await leaveEarlier(deps, row, post, seen.candidates);
      return false;
  }
}

/**
 * Nothing could be read. Where the network still refuses a twin and names the first, sending is the look. Otherwise a
 * reading that failed is tried again, and what cannot be read is a question; it was never refused, so it is no error.
 */
async function sendUnread(
  deps: PublishingDeps,
  reach: Reach,
  row: MachineRow,
  post: PostSnapshot,
  { why, probeUntilS }: { why: Refusal; probeUntilS: number | null },
): Promise<boolean> {
  const age = (deps.clock.now().getTime() - row.fire_at.getTime()) / 1000;
  if (probeUntilS !== null && age < probeUntilS) return true;
  if (why.kind === 'rejected' || row.step_failures + 1 >= MAX_STEP_FAILURES)
    await transition(deps.db, row, {
      from: 'claimed',
      to: 'unconfirmed',
      write: { next: null, askUser: true, reason: { code: 'unconfirmed_ask_late' } },
      attempt: { ...earlier(row, post), note: { at: deps.clock.now().toISOString(), unreadable: why.code } },
    });
  else await refuseStep(deps, row, { ...why, kind: 'try-later' }, post, reach.tokenVersion);
  return false;
}

/** It is on the network already: an attempt is written for the log and goes to the reconciler, which adopts or asks. */
function leaveEarlier(
  deps: PublishingDeps,
  row: MachineRow,
  post: PostSnapshot,
  candidates: readonly { remoteId: string }[],
): Promise<void> {
  const found = candidates.map((candidate) => candidate.remoteId);
  return transition(deps.db, row, {
    from: 'claimed',
    to: 'unconfirmed',
    write: { next: { seconds: 0 }, checked: true, reason: { code: 'unconfirmed_looking' } },
    attempt: { ...earlier(row, post), note: { found_before_first_release: found } },
  });
}

/** The release that a forgotten past may have made. */
const earlier = (row: MachineRow, post: PostSnapshot) => ({
  version: row.version,
  released: { snapshot: keepSnapshot(post, row), at: row.fire_at },
});
