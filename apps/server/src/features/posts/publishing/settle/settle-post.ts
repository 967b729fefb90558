import { SocialError } from '../../../../connectors/social/port.ts';
import type { Reach } from '../../page-access.ts';
import { openAttemptOf } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { outcomeOf } from '../release/record-live.ts';
import { recordRefusal } from '../release/record-refusal.ts';
import { saveLive } from '../release/save-live.ts';
import { SETTLING_ENDS_S, stepBackoffS } from '../rules.ts';
import { transition } from '../transition.ts';

/** Reads what became of an accepted release; a failed one is removed and confirmed gone before anything new. */
export async function settlePost(
  deps: PublishingDeps,
  { connector, access, tokenVersion }: Reach,
  row: MachineRow,
): Promise<void> {
  const attempt = await openAttemptOf(deps.db, row.id);
  if (attempt === null || attempt.accepted_ref === null)
    return transition(deps.db, row, { from: 'accepted', to: 'unconfirmed', write: { next: { seconds: 0 } } });
  const result = await connector.settle(access, attempt.accepted_ref).catch((error: unknown) => {
    if (error instanceof SocialError) return null;
    throw error;
  });
  if (result === null || result.kind === 'pending') {
    if (deps.clock.now().getTime() > attempt.commit_business_at.getTime() + SETTLING_ENDS_S * 1000) {
      const write = { next: { seconds: 0 }, reason: { code: 'unconfirmed_looking' } } as const;
      return transition(deps.db, row, { from: 'accepted', to: 'unconfirmed', write });
    }
    const stepFailures = result === null ? row.step_failures + 1 : row.step_failures;
    const seconds = result === null ? stepBackoffS(stepFailures) : result.seconds;
    return transition(deps.db, row, { from: 'accepted', to: 'accepted', write: { next: { seconds }, stepFailures } });
  }
  if (result.kind === 'live') {
    const outcome = outcomeOf(row, attempt.id, result.id);
    await deps.outcomes.append(outcome);
    await saveLive(deps.db, { ...outcome, permalink: result.permalink });
    return;
  }
  await connector.remove(access, attempt.accepted_ref);
  const sent = { row, attempt: attempt.id, text: attempt.snapshot.text, tokenVersion };
  await recordRefusal(deps, sent, result.refusal);
}
