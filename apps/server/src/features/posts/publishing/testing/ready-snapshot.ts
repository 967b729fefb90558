import type { PostSnapshot } from '../../../../connectors/social/port.ts';
import type { PublishingWorld } from '../../../../testing/publishing-world.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';
import { snapshotOf } from '../stage/snapshot.ts';

/** The snapshot of a row whose files are fit for the network already. */
export async function readySnapshot(deps: PublishingDeps, row: MachineRow): Promise<PostSnapshot> {
  const made = await snapshotOf(deps, row);
  if (made.kind !== 'ready') throw new Error('its media are not ready');
  return made.post;
}

/** Takes a post that is due, as it stands before the gate. */
export async function claimReady(world: PublishingWorld, id: number) {
  const row = await world.claim(id);
  return { row, post: await readySnapshot(world.deps, row) };
}
