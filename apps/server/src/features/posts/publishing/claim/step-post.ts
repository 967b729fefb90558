import { emptyCode, POST_STATUS } from '@waypost/contract/posts';
import { readsOf } from '../../../../platform/db/database.ts';
import { pageAccessOf } from '../../../connections/index.ts';
import { ownerHasPro } from '../../../profiles/index.ts';
import type { PublishingDeps } from '../deps.ts';
import { LeaseLost, type MachineRow } from '../machine-row.ts';
import { releasePost } from '../release/release-post.ts';
import { stepBackoffS } from '../rules.ts';
import { reconcilePost } from '../settle/reconcile-post.ts';
import { settlePost } from '../settle/settle-post.ts';
import { refuseStep } from '../stage/refuse-step.ts';
import { type Snapshot, snapshotOf } from '../stage/snapshot.ts';
import { stagePost } from '../stage/stage-post.ts';
import { transition } from '../transition.ts';
import { giveBack } from './give-back.ts';

/**
 * Takes one claimed row as far as it goes now. Whatever fails on the way leaves it where the next claim finds it; a row
 * that was taken from us (edited, deleted, lease run out) is left alone.
 */
export async function stepPost(deps: PublishingDeps, row: MachineRow): Promise<void> {
  try {
    await step(deps, row);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    deps.log.error({ err: error, post: row.id, phase: row.phase }, 'a publishing step failed');
    const stepFailures = row.step_failures + 1;
    const later = { stepFailures, next: { seconds: stepBackoffS(stepFailures) } };
    await giveBack(deps.db, row, later).catch((second: unknown) =>
      deps.log.error({ err: second, post: row.id }, 'a row could not be given back'),
    );
  }
}

async function step(deps: PublishingDeps, row: MachineRow): Promise<void> {
  if (row.source === 'campaign' && row.phase === 'claimed') {
    const { awaitPosting } = await import('../../copies/await-posting.ts');
    if (!(await awaitPosting(deps.db, row))) return;
  }
  const connector = deps.social[row.app];
  const [found, snapshot] = await Promise.all([
    pageAccessOf(readsOf(deps.db), deps.sealer, row.connection_id),
    row.phase === 'claimed' ? snapshotOf(deps, row) : null,
  ]);
  if (connector === null || found === null) {
    if (row.phase !== 'claimed') return askWithoutReading(deps, row);
    const write = { status: POST_STATUS.pending, next: null, reason: { code: 'reconnect' } } as const;
    return transition(deps.db, row, { from: 'claimed', to: 'reconnect', write });
  }
  // After Change Page the new page's token cannot read the old page; the gate refuses such a row, a look would err.
  if (found.page.pageId !== row.pgid && row.phase !== 'claimed') return askWithoutReading(deps, row);
  const reach = { connector, access: found.page, tokenVersion: found.tokenVersion, missing: found.missing };
  if (row.phase === 'accepted') return settlePost(deps, reach, row);
  if (row.phase === 'unconfirmed') return reconcilePost(deps, reach, row);

  if (snapshot === null) return;
  if (snapshot.kind === 'unready') return awaitMedia(deps, row, snapshot, reach.tokenVersion);
  if (snapshot.kind === 'holed') return refuseHole(deps, row, snapshot, reach.tokenVersion);
  const { post } = snapshot;
  const ready = await stagePost(deps, reach, row, post);
  if (ready === null) return;
  const outcome = await releasePost(deps, reach, ready, post);
  // The gate is shut for a reason that the next claim will see, or a neighbour is releasing just now.
  if (outcome === 'shut') {
    const write = { staged: { ...ready.staged }, stagedVersion: ready.version, next: { seconds: 1 } };
    await transition(deps.db, ready, { from: 'claimed', to: 'due', write });
  }
}

/** Nothing is left to look at the network with, so only the person can say what became of an open release. */
function askWithoutReading(deps: PublishingDeps, row: MachineRow): Promise<void> {
  const write = { next: null, askUser: true, reason: { code: 'unconfirmed_ask_cannot_read' } } as const;
  return transition(deps.db, row, { from: ['accepted', 'unconfirmed'], to: 'unconfirmed', write });
}

/** The row is given back while its files are made; what cannot be made is the person's to replace. */
async function awaitMedia(
  deps: PublishingDeps,
  row: MachineRow,
  { prepared, sketch }: Extract<Snapshot, { kind: 'unready' }>,
  tokenVersion: number,
): Promise<void> {
  if (prepared.kind === 'wait') {
    const write = { next: { seconds: prepared.seconds }, reason: { code: 'media_preparing' } } as const;
    return transition(deps.db, row, { from: 'claimed', to: 'waiting', write });
  }
  const { reason } = prepared;
  const refusal =
    reason === 'logo'
      ? ({ kind: 'rejected', code: 'logo_unreadable', detail: null } as const)
      : ({ kind: 'rejected', code: 'media_unprepared', detail: reason } as const);
  return refuseStep(deps, row, refusal, { ...sketch, media: [] }, tokenVersion);
}

/** As Post now refuses it: what it stood on was taken away since it was scheduled, or the plan that brings it. */
async function refuseHole(
  deps: PublishingDeps,
  row: MachineRow,
  { hole, sketch }: Extract<Snapshot, { kind: 'holed' }>,
  tokenVersion: number,
): Promise<void> {
  const code = emptyCode(hole, await ownerHasPro(deps.db, row.profile_id));
  const refusal = { kind: 'rejected', code, detail: `{{${hole}}}` } as const;
  return refuseStep(deps, row, refusal, { ...sketch, media: [] }, tokenVersion);
}
