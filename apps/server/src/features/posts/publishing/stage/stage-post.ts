import { isDeepStrictEqual } from 'node:util';
import type { PostSnapshot, Staged, StagedObject } from '../../../../connectors/social/port.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import type { Reach } from '../../page-access.ts';
import { keepingLease } from '../claim/keep-lease.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import type { PostWrite } from '../post-write.ts';
import { transition } from '../transition.ts';
import { refuseStep } from './refuse-step.ts';

/** What a released draft carries besides its media; it is made anew when the text changed. */
const TEXT_KINDS: readonly string[] = ['post', 'draft', 'container'];

/**
 * Brings a claimed row to the point where one call is left. Each remote id is stored before the next call, the last one by
 * the gate; an id of an earlier version is used again when it carries the same media. Answers the row ready for the gate,
 * or null when it was given back.
 */
export async function stagePost(
  deps: PublishingDeps,
  { connector, access, tokenVersion }: Reach,
  row: MachineRow,
  post: PostSnapshot,
): Promise<MachineRow | null> {
  let current = await keepUsable(deps, row, post);
  for (;;) {
    const before: Staged = { objects: current.staged.objects ?? [] };
    const result = await keepingLease(deps, row, () => connector.stage(access, post, before));
    const [kept, dropped] = divide(result.staged.objects, (object) => !object.unused);
    current = { ...current, staged: stagedOf(kept, post), staged_version: row.version };
    const save = { staged: current.staged, stagedVersion: row.version };
    if (result.kind === 'refused') {
      await refuseStep(deps, current, result.refusal, post, tokenVersion);
      return null;
    }
    if (result.kind === 'wait') {
      await saveStep(deps, row, 'waiting', dropped, { ...save, next: { seconds: result.seconds } });
      return null;
    }
    // The gate stores it before the release. A commit in between would only spare an upload if we died right here.
    if (result.kind === 'ready' && dropped.length === 0) return current;
    // When nothing was made, the stored state is the truth already.
    if (row.staged_version !== row.version || !isDeepStrictEqual(kept, before.objects) || dropped.length > 0)
      await saveStep(deps, row, 'claimed', dropped, { ...save, keepLeaseS: deps.config.publishing.leaseMs / 1000 });
    if (result.kind === 'ready') return current;
  }
}

/** What the staging made, and the words that it was made for. */
const stagedOf = (objects: readonly StagedObject[], post: PostSnapshot) => ({
  objects,
  text: post.text,
  linkTitle: post.linkTitle ?? null,
});

/** Drops staged objects that are too old or belong to another text or picture; they are cleaned up later. */
async function keepUsable(deps: PublishingDeps, row: MachineRow, post: PostSnapshot): Promise<MachineRow> {
  const objects = row.staged.objects ?? [];
  const sameText = row.staged_version === row.version && row.staged.text === post.text;
  const keys = new Set([...post.media, post.linkPicture].map((file) => file?.key));
  const now = deps.clock.now().toISOString();
  const [usable, dropped] = divide(
    objects,
    (object) =>
      (object.expiresAt === null || object.expiresAt > now) &&
      (sameText || !TEXT_KINDS.includes(object.kind)) &&
      (object.key === null || keys.has(object.key)),
  );
  if (dropped.length === 0) return row;
  const staged = stagedOf(usable, post);
  const keepLeaseS = deps.config.publishing.leaseMs / 1000;
  await saveStep(deps, row, 'claimed', dropped, { staged, stagedVersion: row.version, keepLeaseS });
  return { ...row, staged, staged_version: row.version };
}

/** Writes the step and hands what no post will use to the clean-up, in one transaction. */
async function saveStep(
  deps: PublishingDeps,
  row: MachineRow,
  to: 'claimed' | 'waiting',
  dropped: readonly StagedObject[],
  write: PostWrite,
): Promise<void> {
  const move = { from: 'claimed', to, write } as const;
  if (dropped.length === 0) return transition(deps.db, row, move);
  await deps.db.transaction(async (tx) => {
    await transition(tx, row, move);
    const leftovers = dropped.map(({ id, kind }) => ({
      connection_id: row.connection_id,
      remote_id: id,
      kind,
      due_at: appNow,
    }));
    await tx.run(
      query
        .insertInto('staged_leftovers')
        .values(leftovers)
        .onConflict((on) => on.doNothing()),
    );
  });
}

function divide<T>(items: readonly T[], keep: (item: T) => boolean): [kept: T[], dropped: T[]] {
  return [items.filter(keep), items.filter((item) => !keep(item))];
}
