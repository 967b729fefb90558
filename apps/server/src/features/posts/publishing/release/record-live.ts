import { noteAttempt } from '../attempts/attempts.ts';
import type { PublishedOutcome, PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { saveLive } from './save-live.ts';
import { untilSaved } from './until-saved.ts';

/** What the outcome log keeps of a post that is out: ids only. */
export const outcomeOf = (row: MachineRow, attempt: number, remoteId: string): PublishedOutcome => ({
  attempt,
  post: row.id,
  remoteId,
  origin: row.origin_id,
  provider: row.provider,
  pgid: row.pgid,
});

/** A post is live: on disk first, then saved. Whoever holds the row by now, its attempt keeps what came. */
export async function recordLive(
  deps: PublishingDeps,
  outcome: PublishedOutcome,
  how: { permalink: string | null; adopted?: boolean },
): Promise<void> {
  await deps.outcomes.append(outcome);
  const saved = await untilSaved(deps, () => saveLive(deps.db, { ...outcome, ...how }));
  if (!saved) await noteLate(deps, outcome.attempt, { late_answer: 'live', remote_id: outcome.remoteId });
}

/** A late answer is kept with its own attempt and changes nothing else. */
export const noteLate = (deps: PublishingDeps, attempt: number, answer: Readonly<Record<string, unknown>>) =>
  untilSaved(deps, () => noteAttempt(deps.db, attempt, answer));
