import type { Refusal, ReleaseResult } from '../../../../connectors/social/port.ts';
import { keepAcceptedRef } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import { LeaseLost } from '../machine-row.ts';
import { EARLY_LOOK_S, stepBackoffS } from '../rules.ts';
import { transition } from '../transition.ts';
import { namedTwin } from './named-twin.ts';
import { noteLate, outcomeOf, recordLive } from './record-live.ts';
import { recordRefusal } from './record-refusal.ts';
import type { Sent } from './sent.ts';
import { untilSaved } from './until-saved.ts';

/** Writes down what a release led to. A database that is away is waited for while the process lives. */
export async function recordAnswer(deps: PublishingDeps, sent: Sent, result: ReleaseResult<Refusal>): Promise<void> {
  if (result.kind === 'live') {
    return recordLive(deps, outcomeOf(sent.row, sent.attempt, result.id), { permalink: result.permalink });
  }
  try {
    await untilSaved(deps, () =>
      result.kind === 'refused' ? recordRefused(deps, sent, result.refusal) : recordUnended(deps, sent, result),
    );
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    const what = result.kind === 'refused' ? { reason: result.refusal.code } : {};
    await noteLate(deps, sent.attempt, { late_answer: result.kind, ...what });
  }
}

/**
 * A refused twin may be this very post, sent by a past that the database forgot: only where the post is looked for, and
 * where no row of ours is the post that the network names.
 */
async function recordRefused(deps: PublishingDeps, sent: Sent, refusal: Refusal): Promise<void> {
  const { row, attempt } = sent;
  const twin = await namedTwin(deps.db, row, refusal);
  if (twin === null || twin.owned !== undefined || row.look_from === null)
    return recordRefusal(deps, sent, refusal, twin?.owned);
  await recordLive(deps, outcomeOf(row, attempt, twin.remoteId), { permalink: null, adopted: true });
}

/** Neither live nor refused. Throws {@link LeaseLost} when somebody else has the row by now. */
async function recordUnended(
  deps: PublishingDeps,
  { row, attempt }: Sent,
  result: Extract<ReleaseResult, { kind: 'accepted' | 'not-sent' | 'unknown' }>,
): Promise<void> {
  switch (result.kind) {
    case 'accepted':
      await keepAcceptedRef(deps.db, attempt, result.ref);
      return transition(deps.db, row, { from: 'committing', to: 'accepted', write: { next: { seconds: 2 } } });
    case 'not-sent': {
      const stepFailures = row.step_failures + 1;
      return transition(deps.db, row, {
        from: 'committing',
        to: 'due',
        write: { next: { seconds: stepBackoffS(stepFailures) }, stepFailures },
        attempt: {
          id: attempt,
          outcome: 'not-sent',
          reason: { code: 'not_sent', values: { detail: result.detail } },
        },
      });
    }
    case 'unknown':
      return transition(deps.db, row, {
        from: 'committing',
        to: 'unconfirmed',
        write: { next: { seconds: EARLY_LOOK_S }, reason: { code: 'unconfirmed_looking' } },
        attempt: { id: attempt, note: { answer: 'unreadable', detail: result.detail } },
      });
  }
}
