import type { Candidate, PageAccess, SocialConnector } from '../../../../connectors/social/port.ts';
import type { PublishingDeps } from '../deps.ts';
import { mailFailure } from '../mail-failure.ts';
import { saveLive } from '../release/save-live.ts';
import { LeaseLost, type MachineRow, type OpenAttempt } from '../row.ts';
import { ABSENCE_READS_S, afterRefusedRelease, countsAsAbsence, releaseWindowMs } from '../rules.ts';
import { findPost } from './find-post.ts';
import { ask, keepLooking, leave } from './looks.ts';
import { openAttemptOf } from './open-attempt.ts';
import { reconcileUnread } from './reconcile-unread.ts';

/** One look at the network for a release whose outcome is open: adopt it, count an absence, or ask the person. */
export async function reconcilePost(
  deps: PublishingDeps,
  connector: SocialConnector,
  page: { access: PageAccess; tokenVersion: number },
  row: MachineRow,
): Promise<void> {
  const attempt = await openAttemptOf(deps.db, row.id);
  if (attempt === null) {
    await leave(deps, row, { phase: 'due', reason: null });
    return;
  }
  const deadline = new Date(attempt.commit_business_at.getTime() + releaseWindowMs(deps.config.publishing));
  const seen = await findPost(deps, connector, page.access, row, {
    snapshot: attempt.snapshot,
    from: attempt.commit_business_at,
    deadline,
    acceptedRef: attempt.accepted_ref,
  });
  switch (seen.kind) {
    case 'one':
      await adopt(deps, row, attempt, seen.candidate);
      return;
    case 'several':
      await ask(deps, row, attempt, deadline, 'unconfirmed_ask_text', { candidates: seen.candidates.map(evidenceOf) });
      return;
    case 'cannot-read':
      await reconcileUnread(deps, connector, page, row, attempt, deadline, seen);
      return;
    case 'none':
      await absent(deps, row, attempt, deadline, seen.certainty);
  }
}

async function adopt(deps: PublishingDeps, row: MachineRow, attempt: OpenAttempt, candidate: Candidate): Promise<void> {
  await deps.db.run('UPDATE publish_attempts SET evidence = evidence || $2::jsonb WHERE id = $1 AND outcome IS NULL', [
    attempt.id,
    JSON.stringify([{ found: evidenceOf(candidate) }]),
  ]);
  await saveLive(deps.db, {
    attempt: attempt.id,
    post: row.id,
    remoteId: candidate.remoteId,
    permalink: candidate.permalink,
    adopted: true,
  });
}

/** Only reads after the set times count; four of them prove absence, if the evidence is an id of ours. */
async function absent(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  certainty: 'id' | 'text',
): Promise<void> {
  const now = deps.clock.now();
  const counts = countsAsAbsence({ deadline, absentReads: attempt.absent_reads, now });
  const reads = attempt.absent_reads + (counts ? 1 : 0);
  const note = { looked: 'complete', absent_read: counts ? reads : null };
  if (reads < ABSENCE_READS_S.length) {
    await keepLooking(deps, row, { ...attempt, absent_reads: reads }, deadline, note);
    return;
  }
  if (certainty === 'text') {
    await ask(deps, row, { ...attempt, absent_reads: reads }, deadline, 'unconfirmed_ask_text', note);
    return;
  }
  await sendAgain(deps, row, attempt, note);
}

/** Certain absence: the attempt is closed and the row goes out again, inside the four releases and its lateness. */
export async function sendAgain(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  note: Record<string, unknown>,
): Promise<void> {
  const failures = row.failures + 1;
  const giveUp = afterRefusedRelease(failures).kind === 'give-up';
  await deps.db.transaction(async (tx) => {
    // The row before its attempt, as everybody locks them.
    const touched = await tx.run(
      `UPDATE scheduled_postings SET phase = $3, status = $4, failures = $5, ask_user = false,
         next_step_at = CASE WHEN $3 = 'due' THEN app_now() END, reason_code = $6, reason_values = NULL,
         lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
       WHERE id = $1 AND lease_token = $2 AND phase = 'unconfirmed'`,
      [
        row.id,
        row.lease_token,
        giveUp ? 'rejected' : 'due',
        giveUp ? 20 : row.status,
        failures,
        giveUp ? 'gave_up' : null,
      ],
    );
    if (touched === 0) throw new LeaseLost(row.id);
    const closed = await tx.run(
      `UPDATE publish_attempts SET outcome = 'absent', ended_at = clock_timestamp(), absent_reads = $3,
         evidence = evidence || $2::jsonb WHERE id = $1 AND outcome IS NULL`,
      [attempt.id, JSON.stringify([{ at: deps.clock.now().toISOString(), ...note }]), ABSENCE_READS_S.length],
    );
    if (closed === 0) throw new LeaseLost(row.id);
    if (giveUp) await mailFailure(tx, row, attempt.snapshot.text, { code: 'gave_up', detail: null });
  });
}

const evidenceOf = (candidate: Candidate) => ({
  remote_id: candidate.remoteId,
  text: candidate.text.slice(0, 500),
  created: candidate.createdAt?.toISOString() ?? null,
  url: candidate.permalink,
  evidence: candidate.evidence,
});
