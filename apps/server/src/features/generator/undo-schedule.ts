import { auditActing } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { takeBackPosts } from '../posts/index.ts';
import type { GeneratorDeps } from './deps.ts';
import { type DraftRow, findDraft, reopenDraft } from './store.ts';

/** Unmakes the posts of a draft and opens it again; 409 once their seconds are over. An open draft is answered as it is. */
export async function undoSchedule(deps: GeneratorDeps, scope: ProfileScope, id: number): Promise<DraftRow> {
  return deps.db.transaction(async (tx) => {
    // Locked by being written first: whoever comes second finds it open.
    const reopened = await reopenDraft(tx, scope, id);
    const draft = reopened ?? (await findDraft(tx, scope, id));
    if (draft === null) throw notFound();
    if (reopened !== null) {
      await takeBackPosts(deps, tx, reopened.scheduled_postings_ids);
      await auditActing(tx, scope.actor, { action: 'draft.undo', objectType: 'generated_posting', objectId: id });
    }
    return draft;
  });
}
