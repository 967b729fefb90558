import type { PostSnapshot, Refusal } from '../../../../connectors/social/port.ts';
import { readsOf } from '../../../../platform/db/database.ts';
import { pageAccessOf } from '../../../connections/index.ts';
import type { PublishingDeps } from '../deps.ts';
import { writeStep } from '../fenced.ts';
import { releasePost } from '../release/release-post.ts';
import { LeaseLost, type MachineRow } from '../row.ts';
import { LATE_FIRST_CLAIM_S, stepBackoffS } from '../rules.ts';
import { findPost } from '../settle/find-post.ts';
import { reconcilePost } from '../settle/reconcile-post.ts';
import { settlePost } from '../settle/settle-post.ts';
import { refuseStep } from '../stage/refuse-step.ts';
import { keepSnapshot, type Snapshot, snapshotOf } from '../stage/snapshot.ts';
import { stagePost } from '../stage/stage-post.ts';

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
    await giveBack(deps, row).catch((second: unknown) =>
      deps.log.error({ err: second, post: row.id }, 'a row could not be given back'),
    );
  }
}

async function step(deps: PublishingDeps, row: MachineRow): Promise<void> {
  const connector = deps.social[row.app];
  const [found, snapshot] = await Promise.all([
    pageAccessOf(readsOf(deps.db), deps.sealer, row.connection_id),
    row.phase === 'claimed' ? snapshotOf(deps, row) : null,
  ]);
  const page = found && { access: found.page, tokenVersion: found.tokenVersion };
  if (connector === null || page === null) {
    if (row.phase !== 'claimed') return askWithoutReading(deps, row);
    const parked = { phase: 'reconnect', status: 0, next: null, reasonCode: 'reconnect' } as const;
    return writeStep(deps.db, row, ['claimed'], parked);
  }
  // After Change Page the new page's token cannot read the old page; the gate refuses such a row, a look would err.
  if (found?.page.pageId !== row.pgid && row.phase !== 'claimed') return askWithoutReading(deps, row);
  if (row.phase === 'accepted') return settlePost(deps, connector, page, row);
  if (row.phase === 'unconfirmed') return reconcilePost(deps, connector, page, row);

  if (snapshot === null) return;
  if (snapshot.kind === 'unready') return awaitMedia(deps, row, snapshot, page.tokenVersion);
  const { post } = snapshot;
  if (await mayBeOutAlready(deps, row)) {
    const checked = await lookBeforeFirst(deps, row, connector, page, post);
    if (!checked) return;
  }
  const ready = await stagePost(deps, connector, page, row, post);
  if (ready === null) return;
  const outcome = await releasePost(deps, connector, page, ready, post);
  // The gate is shut for a reason that the next claim will see, or a neighbour is releasing just now.
  if (outcome === 'shut') {
    const staged = { staged: { ...ready.staged }, stagedVersion: ready.version };
    await writeStep(deps.db, ready, ['claimed'], { ...staged, phase: 'due', next: { seconds: 1 } });
  }
}

/** Nothing is left to look at the network with, so only the person can say what became of an open release. */
function askWithoutReading(deps: PublishingDeps, row: MachineRow): Promise<void> {
  const asked = { phase: 'unconfirmed', next: null, askUser: true, reasonCode: 'unconfirmed_ask_cannot_read' } as const;
  return writeStep(deps.db, row, [row.phase], asked);
}

/** The row is given back while its files are made; what cannot be made is the person's to replace. */
async function awaitMedia(
  deps: PublishingDeps,
  row: MachineRow,
  { prepared, sketch }: Extract<Snapshot, { kind: 'unready' }>,
  tokenVersion: number,
): Promise<void> {
  if (prepared.kind === 'wait') {
    const wait = { phase: 'waiting', next: { seconds: prepared.seconds }, reasonCode: 'media_preparing' } as const;
    return writeStep(deps.db, row, ['claimed'], wait);
  }
  const refusal = { kind: 'rejected', code: 'media_unprepared', detail: prepared.reason } as const;
  return refuseStep(deps, row, refusal, { ...sketch, media: [] }, tokenVersion);
}

/** First touched long after its time, and never released by us as far as we know: a restored dump looks like this. */
async function mayBeOutAlready(deps: PublishingDeps, row: MachineRow): Promise<boolean> {
  if (row.checked_before_release || row.first_claimed_at === null) return false;
  if (row.first_claimed_at.getTime() - row.fire_at.getTime() < LATE_FIRST_CLAIM_S * 1000) return false;
  // A step that failed on the way here released nothing.
  const known = await deps.db.row(
    `SELECT FROM publish_attempts
     WHERE scheduled_posting_id = $1 AND purpose = 'publish' AND outcome IS DISTINCT FROM 'step-failed' LIMIT 1`,
    [row.id],
  );
  return known === null;
}

async function lookBeforeFirst(
  deps: PublishingDeps,
  row: MachineRow,
  connector: Parameters<typeof findPost>[1],
  page: { access: Parameters<typeof findPost>[2]; tokenVersion: number },
  post: PostSnapshot,
): Promise<boolean> {
  const seen = await findPost(deps, connector, page.access, row, {
    snapshot: keepSnapshot(post, row),
    from: row.fire_at,
    deadline: deps.clock.now(),
    acceptedRef: null,
  });
  if (seen.kind === 'cannot-read') {
    // What can never be read is the person's to look at; then a retry is a decision.
    const refusal: Refusal = seen.why.kind === 'rejected' ? seen.why : { ...seen.why, kind: 'try-later' };
    await refuseStep(deps, row, refusal, post, page.tokenVersion);
    return false;
  }
  if (seen.kind === 'none') {
    await writeStep(deps.db, row, ['claimed'], { checked: true, keepLeaseS: deps.config.publishing.leaseMs / 1000 });
    return true;
  }
  await adoptEarlier(deps, row, post, seen.kind === 'one' ? [seen.candidate] : seen.candidates);
  return false;
}

/** It is on the network already: an attempt is written for the log and goes to the reconciler, which adopts or asks. */
async function adoptEarlier(
  deps: PublishingDeps,
  row: MachineRow,
  post: PostSnapshot,
  candidates: readonly { remoteId: string }[],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.run(
      `INSERT INTO publish_attempts
         (scheduled_posting_id, n, purpose, snapshot, version, commit_started_at, commit_business_at, evidence)
       SELECT $1, (SELECT coalesce(max(n), 0) + 1 FROM publish_attempts WHERE scheduled_posting_id = $1),
         'publish', $2::jsonb, $3, clock_timestamp(), $4, $5::jsonb`,
      [
        row.id,
        JSON.stringify(keepSnapshot(post, row)),
        row.version,
        row.fire_at,
        JSON.stringify([{ found_before_first_release: candidates.map((candidate) => candidate.remoteId) }]),
      ],
    );
    await writeStep(tx, row, ['claimed'], {
      phase: 'unconfirmed',
      next: { seconds: 0 },
      checked: true,
      reasonCode: 'unconfirmed_looking',
    });
  });
}

async function giveBack(deps: PublishingDeps, row: MachineRow): Promise<void> {
  const failures = row.step_failures + 1;
  await deps.db.run(
    `UPDATE scheduled_postings SET lease_token = NULL, lease_until = NULL, step_failures = $3,
       phase = CASE WHEN phase = 'claimed' THEN 'due' ELSE phase END,
       next_step_at = app_now() + make_interval(secs => $4)
     WHERE id = $1 AND lease_token = $2 AND phase <> 'committing'`,
    [row.id, row.lease_token, failures, stepBackoffS(failures)],
  );
}
