import type { PageAccess, SocialConnector } from '../../../../connectors/social/port.ts';
import { SocialError } from '../../../../connectors/social/port.ts';
import type { PublishingDeps } from '../deps.ts';
import { writeStep } from '../fenced.ts';
import { recordRefusal } from '../release/record-refusal.ts';
import { saveLive } from '../release/save-live.ts';
import type { MachineRow } from '../row.ts';
import { SETTLING_ENDS_S, stepBackoffS } from '../rules.ts';
import { openAttemptOf } from './open-attempt.ts';

/** Reads what became of an accepted release; a failed one is removed and confirmed gone before anything new. */
export async function settlePost(
  deps: PublishingDeps,
  connector: SocialConnector,
  page: { access: PageAccess; tokenVersion: number },
  row: MachineRow,
): Promise<void> {
  const attempt = await openAttemptOf(deps.db, row.id);
  if (attempt === null || attempt.accepted_ref === null) {
    await writeStep(deps.db, row, ['accepted'], { phase: 'unconfirmed', next: { seconds: 0 } });
    return;
  }
  const result = await connector.settle(page.access, attempt.accepted_ref).catch((error: unknown) => {
    if (error instanceof SocialError) return null;
    throw error;
  });
  if (result === null || result.kind === 'pending') {
    const failures = result === null ? row.step_failures + 1 : row.step_failures;
    if (deps.clock.now().getTime() > attempt.commit_business_at.getTime() + SETTLING_ENDS_S * 1000) {
      const looking = { phase: 'unconfirmed', next: { seconds: 0 }, reasonCode: 'unconfirmed_looking' } as const;
      await writeStep(deps.db, row, ['accepted'], looking);
      return;
    }
    await writeStep(deps.db, row, ['accepted'], {
      next: { seconds: result === null ? stepBackoffS(failures) : result.seconds },
      stepFailures: failures,
    });
    return;
  }
  if (result.kind === 'live') {
    const outcome = { attempt: attempt.id, post: row.id, remoteId: result.id };
    await deps.outcomes.append(outcome);
    await saveLive(deps.db, { ...outcome, permalink: result.permalink });
    return;
  }
  await connector.remove(page.access, attempt.accepted_ref);
  await recordRefusal(deps, row, attempt.snapshot, attempt.id, page.tokenVersion, result.refusal);
}
