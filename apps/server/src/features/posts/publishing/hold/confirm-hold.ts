import { audit } from '../../../../platform/audit/audit.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { readHold, resumePublishing } from './hold.ts';

/** A member of staff says that held publishing may go on. Repeatable: with nothing held it changes and records nothing. */
export async function confirmHold({ db, config }: Deps, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const hold = await readHold(tx);
    if (hold === null) return;
    await resumePublishing(tx, config);
    await audit(tx, actor, {
      action: 'publishing.resumed',
      objectType: 'installation',
      objectId: 'publishing_held',
      data: { ...hold },
    });
  });
}
