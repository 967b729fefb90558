import type { PageAccess, PostSnapshot, SocialConnector, Staged } from '../../../connectors/social/port.ts';
import type { PublishingDeps } from './deps.ts';
import { writeStep } from './fenced.ts';
import { refuseStep } from './refuse-step.ts';
import type { MachineRow } from './row.ts';

/** What a released draft carries besides its media; it is made anew when the text changed. */
const TEXT_KINDS: readonly string[] = ['post', 'draft', 'container'];

/**
 * Brings a claimed row to the point where one call is left. Each remote id is stored before the next call; an id of an
 * earlier version is used again when it carries the same media. Answers the row ready for the gate, or null when it
 * was given back.
 */
export async function stagePost(
  deps: PublishingDeps,
  connector: SocialConnector,
  page: { access: PageAccess; tokenVersion: number },
  row: MachineRow,
  post: PostSnapshot,
): Promise<MachineRow | null> {
  let current = await keepUsable(deps, row, post);
  for (;;) {
    const staged: Staged = { objects: current.staged.objects ?? [] };
    const result = await connector.stage(page.access, post, staged);
    const written = {
      ...current,
      staged: { objects: result.staged.objects, text: post.text },
      staged_version: row.version,
    };
    const save = { staged: written.staged, stagedVersion: row.version };
    if (result.kind === 'refused') {
      await refuseStep(deps, written, result.refusal, post, page.tokenVersion);
      return null;
    }
    if (result.kind === 'wait') {
      await writeStep(deps.db, row, ['claimed'], { ...save, phase: 'waiting', next: { seconds: result.seconds } });
      return null;
    }
    // Nothing new was made: the stored state is the truth already.
    const changed = current.staged_version !== row.version || result.staged.objects.length !== staged.objects.length;
    if (changed)
      await writeStep(deps.db, row, ['claimed'], { ...save, keepLeaseS: deps.config.publishing.leaseMs / 1000 });
    current = written;
    if (result.kind === 'ready') return current;
  }
}

/** Drops staged objects that are too old or belong to another text or picture; they are cleaned up later. */
async function keepUsable(deps: PublishingDeps, row: MachineRow, post: PostSnapshot): Promise<MachineRow> {
  const objects = row.staged.objects ?? [];
  const sameText = row.staged_version === row.version && row.staged.text === post.text;
  const keys = new Set(post.media.map((file) => file.key));
  const now = deps.clock.now().toISOString();
  const usable = objects.filter(
    (object) =>
      (object.expiresAt === null || object.expiresAt > now) &&
      (sameText || !TEXT_KINDS.includes(object.kind)) &&
      (object.key === null || keys.has(object.key)),
  );
  if (usable.length === objects.length) return row;
  const dropped = objects.filter((object) => !usable.includes(object));
  await deps.db.transaction(async (tx) => {
    await writeStep(tx, row, ['claimed'], {
      staged: { objects: usable, text: post.text },
      stagedVersion: row.version,
      keepLeaseS: deps.config.publishing.leaseMs / 1000,
    });
    for (const object of dropped)
      await tx.run(
        `INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at) VALUES ($1, $2, $3, app_now())
         ON CONFLICT DO NOTHING`,
        [row.connection_id, object.id, object.kind],
      );
  });
  return { ...row, staged: { objects: usable, text: post.text }, staged_version: row.version };
}
