import { POST_STATUS } from '@waypost/contract/posts';
import type { Candidate } from '../../../../connectors/social/port.ts';
import type { Reach } from '../../page-access.ts';
import { noteAttempt, openAttemptOf } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { mailFailure } from '../mail-failure.ts';
import { saveLive } from '../release/save-live.ts';
import { ABSENCE_READS_S, afterRefusedRelease, countsAsAbsence, releaseWindowMs } from '../rules.ts';
import { transition } from '../transition.ts';
import { findPost } from './find-post.ts';
import type { Inquiry } from './inquiry.ts';
import { ask, keepLooking } from './keep-looking.ts';
import { reconcileUnread } from './reconcile-unread.ts';

/** One look at the network for a release whose outcome is open: adopt it, count an absence, or ask the person. */
export async function reconcilePost(deps: PublishingDeps, reach: Reach, row: MachineRow): Promise<void> {
  const attempt = await openAttemptOf(deps.db, row.id);
  if (attempt === null) {
    const now = { at: deps.clock.now() };
    return transition(deps.db, row, { from: 'unconfirmed', to: 'due', write: { next: now, reason: null } });
  }
  const released = attempt.commit_business_at.getTime() + releaseWindowMs(deps.config.publishing);
  // What was looked for before the database was set back was looked for in another past.
  const deadline = new Date(Math.max(released, row.look_since?.getTime() ?? 0));
  const inquiry = { deps, reach, row, attempt, deadline };
  const seen = await findPost(deps, reach, row, {
    snapshot: attempt.snapshot,
    from:
      row.look_from !== null && row.look_from < attempt.commit_business_at ? row.look_from : attempt.commit_business_at,
    deadline: row.look_from === null ? deadline : deps.clock.now(),
    acceptedRef: attempt.accepted_ref,
  });
  switch (seen.kind) {
    case 'one':
      return adopt(inquiry, seen.candidate);
    case 'several':
      return ask(inquiry, 'unconfirmed_ask_text', { candidates: seen.candidates.map(evidenceOf) });
    case 'cannot-read':
      return reconcileUnread(inquiry, seen);
    case 'none':
      return absent(inquiry, seen.certainty);
  }
}

async function adopt({ deps, row, attempt }: Inquiry, candidate: Candidate): Promise<void> {
  await noteAttempt(deps.db, attempt.id, { found: evidenceOf(candidate) });
  await saveLive(deps.db, {
    attempt: attempt.id,
    post: row.id,
    remoteId: candidate.remoteId,
    permalink: candidate.permalink,
    adopted: true,
  });
}

/** Only reads after the set times count; four of them prove absence, if the evidence is an id of ours. */
async function absent(inquiry: Inquiry, certainty: 'id' | 'text'): Promise<void> {
  const { deps, attempt, deadline } = inquiry;
  const now = deps.clock.now();
  const counts = countsAsAbsence({ deadline, absentReads: attempt.absent_reads, now });
  const reads = attempt.absent_reads + (counts ? 1 : 0);
  const note = { looked: 'complete', absent_read: counts ? reads : null };
  if (reads < ABSENCE_READS_S.length) return keepLooking(inquiry, reads, note);
  if (certainty === 'text') return ask(inquiry, 'unconfirmed_ask_text', note, reads);
  await sendAgain(inquiry, note);
}

/** Certain absence: the attempt is closed and the row goes out again, inside the four releases and its lateness. */
async function sendAgain({ deps, row, attempt }: Inquiry, note: Readonly<Record<string, unknown>>): Promise<void> {
  const failures = row.failures + 1;
  const closed = {
    id: attempt.id,
    outcome: 'absent',
    absentReads: ABSENCE_READS_S.length,
    note: { at: deps.clock.now().toISOString(), ...note },
  } as const;
  if (afterRefusedRelease(failures).kind === 'wait') {
    const write = { failures, askUser: false, next: { seconds: 0 }, reason: null, lookFrom: null };
    return transition(deps.db, row, { from: 'unconfirmed', to: 'due', write, attempt: closed });
  }
  const reason = { code: 'gave_up', values: { detail: null } } as const;
  await deps.db.transaction(async (tx) => {
    const write = { status: POST_STATUS.error, failures, askUser: false, next: null, reason, lookFrom: null } as const;
    await transition(tx, row, { from: 'unconfirmed', to: 'rejected', write, attempt: closed });
    await mailFailure(tx, row, attempt.snapshot.text, reason);
  });
}

/** What is kept of a post that was seen on the network, and shown to the person who is asked. */
export const evidenceOf = (candidate: Candidate) => ({
  remote_id: candidate.remoteId,
  text: candidate.text.slice(0, 500),
  created: candidate.createdAt?.toISOString() ?? null,
  url: candidate.permalink,
  evidence: candidate.evidence,
});
