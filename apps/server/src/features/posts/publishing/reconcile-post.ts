import type { Candidate, PageAccess, SocialConnector } from '../../../connectors/social/port.ts';
import type { PublishingDeps } from './deps.ts';
import { findPost } from './find-post.ts';
import { mailFailure } from './mail-failure.ts';
import { openAttemptOf } from './open-attempt.ts';
import { limitConnection } from './record-refusal.ts';
import { LeaseLost, type MachineRow, type OpenAttempt } from './row.ts';
import {
  ABSENCE_READS_S,
  ASK_WITHOUT_READ_S,
  afterRefusedRelease,
  countsAsAbsence,
  nextLook,
  releaseWindowMs,
} from './rules.ts';
import { saveLive } from './save-live.ts';

/** One look at the network for a release whose outcome is open: adopt it, count an absence, or ask the person. */
export async function reconcilePost(
  deps: PublishingDeps,
  connector: SocialConnector,
  page: { access: PageAccess; tokenVersion: number },
  row: MachineRow,
): Promise<void> {
  const attempt = await openAttemptOf(deps.db, row.id);
  if (attempt === null) {
    await leave(deps, row, { phase: 'due', seconds: 0, reason: null });
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
    case 'cannot-read': {
      await deps.db.transaction((tx) => limitConnection(tx, row, page.tokenVersion, seen.why));
      // What a network never lets us read (a member's posts on LinkedIn) is asked about at once.
      const never = seen.why.kind === 'rejected';
      const late = deps.clock.now().getTime() > deadline.getTime() + ASK_WITHOUT_READ_S * 1000;
      if (never || late)
        await ask(deps, row, attempt, deadline, 'unconfirmed_ask_cannot_read', { unreadable: seen.why.code });
      else await keepLooking(deps, row, attempt, deadline, { unreadable: seen.why.code });
      return;
    }
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
    const closed = await tx.run(
      `UPDATE publish_attempts SET outcome = 'absent', ended_at = clock_timestamp(), absent_reads = $3,
         evidence = evidence || $2::jsonb WHERE id = $1 AND outcome IS NULL`,
      [attempt.id, JSON.stringify([{ at: deps.clock.now().toISOString(), ...note }]), ABSENCE_READS_S.length],
    );
    if (closed === 0) throw new LeaseLost(row.id);
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
    if (giveUp) await mailFailure(tx, row, attempt.snapshot.text, { code: 'gave_up', detail: null });
  });
}

async function keepLooking(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  note: Record<string, unknown>,
): Promise<void> {
  await noteLook(deps, attempt, note);
  const next = nextLook({ deadline, absentReads: attempt.absent_reads, now: deps.clock.now() });
  await leave(deps, row, { phase: 'unconfirmed', at: next, reason: 'unconfirmed_looking' });
}

async function ask(
  deps: PublishingDeps,
  row: MachineRow,
  attempt: OpenAttempt,
  deadline: Date,
  reason: string,
  note: Record<string, unknown>,
): Promise<void> {
  await noteLook(deps, attempt, note);
  const next = nextLook({ deadline, absentReads: ABSENCE_READS_S.length, now: deps.clock.now() });
  await leave(deps, row, { phase: 'unconfirmed', at: next, reason, ask: true });
}

async function noteLook(deps: PublishingDeps, attempt: OpenAttempt, note: Record<string, unknown>): Promise<void> {
  // The newest fifty notes are enough for a person; a day of looking must not grow the row without end.
  await deps.db.run(
    `UPDATE publish_attempts SET absent_reads = $3,
       evidence = CASE WHEN jsonb_array_length(evidence) < 50 THEN evidence || $2::jsonb ELSE (evidence - 1) || $2::jsonb END
     WHERE id = $1 AND outcome IS NULL`,
    [attempt.id, JSON.stringify([{ at: deps.clock.now().toISOString(), ...note }]), attempt.absent_reads],
  );
}

async function leave(
  deps: PublishingDeps,
  row: MachineRow,
  to: { phase: 'unconfirmed' | 'due'; at?: Date | null; seconds?: number; reason: string | null; ask?: boolean },
): Promise<void> {
  await deps.db.run(
    `UPDATE scheduled_postings SET phase = $3, next_step_at = $4, reason_code = CASE WHEN ask_user THEN reason_code ELSE $5 END,
       ask_user = ask_user OR $6, lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp()
     WHERE id = $1 AND lease_token = $2 AND phase = 'unconfirmed'`,
    [row.id, row.lease_token, to.phase, to.at === undefined ? deps.clock.now() : to.at, to.reason, to.ask ?? false],
  );
}

const evidenceOf = (candidate: Candidate) => ({
  remote_id: candidate.remoteId,
  text: candidate.text.slice(0, 500),
  created: candidate.createdAt?.toISOString() ?? null,
  url: candidate.permalink,
  evidence: candidate.evidence,
});
