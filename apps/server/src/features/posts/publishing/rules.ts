/** Waits after the first, second and third refused release, in seconds; the fourth refusal gives up. */
const LADDER_S = [60, 300, 900];
/** Status shown between refused releases: post failed 1, 2, 3. */
const LADDER_STATUS = [100, 110, 120] as const;
export const MAX_STEP_FAILURES = 10;

export type LadderStep =
  | { readonly kind: 'wait'; readonly seconds: number; readonly status: (typeof LADDER_STATUS)[number] }
  | { readonly kind: 'give-up' };

/** What follows the nth refused release (n counts from 1). */
export function afterRefusedRelease(failures: number): LadderStep {
  const seconds = LADDER_S[failures - 1];
  const status = LADDER_STATUS[failures - 1];
  return seconds === undefined || status === undefined ? { kind: 'give-up' } : { kind: 'wait', seconds, status };
}

/** What a network has accepted and not finished by then goes to the reconciler, which asks the person in the end. */
export const SETTLING_ENDS_S = 2 * 3600;

/** Growing pause after the nth failed step that nobody saw (staging, reading, an unsent release), in seconds. */
export const stepBackoffS = (failures: number): number => Math.min(5 * 2 ** Math.max(0, failures - 1), 300);

/**
 * A complete reading proves that a post is not there only so long after we began to wait for it: what is being sent at that
 * moment by another copy of us shows by then.
 */
export const LOOK_SETTLES_S = 120;
/** How often a page is read again while posts of it wait for a look, and while it cannot be reached. */
export const LOOK_AGAIN_S = 60;
export const LOOK_UNREACHED_S = 300;
/** Where the network refuses a twin and names the first, sending is the look, for as long as that refusal is sure to come. */
export const LOOK_BY_SENDING_S = 480;

/** What only we can mend is tried again this often. */
export const OURS_WAIT_S = 900;

/** The release and its answer must have ended this long after the gate. */
export const releaseWindowMs = (limits: { sendDeadlineMs: number; releaseTimeoutMs: number }): number =>
  limits.sendDeadlineMs + limits.releaseTimeoutMs;

/** A first look, which can only adopt; then the four complete reads that prove absence. Seconds after the deadline. */
export const EARLY_LOOK_S = 10;
export const ABSENCE_READS_S = [120, 300, 600, 1200];
/** While a person is asked, we keep looking this often, for a day. */
const LATER_LOOK_S = 1800;
export const LOOKING_ENDS_S = 24 * 3600;
/** Without a single complete read by then, the person is asked. */
export const ASK_WITHOUT_READ_S = 3600;

/** The first send has ended for certain (5 s to leave, 90 s to answer, 60 s of grace), and a twin still shows. */
export const PROBE_FROM_S = 160;
/** A gate that was shut by a neighbour or a missing file is tried again. */
export const SHUT_AGAIN_S = 10;

export type ProbeDue = { readonly kind: 'wait'; readonly at: Date } | { readonly kind: 'now' | 'over' };

/** Whether the one identical second send may leave now, later, or no more. */
export function probeDue(attempt: { releasedAt: Date; probed: boolean; untilS: number; now: Date }): ProbeDue {
  const age = (attempt.now.getTime() - attempt.releasedAt.getTime()) / 1000;
  if (attempt.probed || age >= attempt.untilS) return { kind: 'over' };
  if (age >= PROBE_FROM_S) return { kind: 'now' };
  return { kind: 'wait', at: new Date(attempt.releasedAt.getTime() + PROBE_FROM_S * 1000) };
}

export interface Look {
  readonly deadline: Date;
  readonly absentReads: number;
  readonly now: Date;
}

/** Whether a complete read at `now` counts towards absence. */
export function countsAsAbsence({ deadline, absentReads, now }: Look): boolean {
  const due = ABSENCE_READS_S[absentReads];
  return due !== undefined && now.getTime() >= deadline.getTime() + due * 1000;
}

/** When to look next, or null when looking ends. */
export function nextLook({ deadline, absentReads, now }: Look): Date | null {
  const age = (now.getTime() - deadline.getTime()) / 1000;
  if (age >= LOOKING_ENDS_S) return null;
  const due = ABSENCE_READS_S[absentReads];
  const wanted = due === undefined ? now.getTime() + LATER_LOOK_S * 1000 : deadline.getTime() + due * 1000;
  return new Date(Math.max(wanted, now.getTime() + EARLY_LOOK_S * 1000));
}
