import { auditActing } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { conflict, notFound } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { findDraft, removeOpenDraft } from '../store.ts';

/** Throws an open draft away. One that was scheduled is where its posts came from, and stays. */
export async function deleteDraft(tx: Sql, scope: ProfileScope, id: number): Promise<void> {
  if (await removeOpenDraft(tx, scope, id))
    return auditActing(tx, scope.actor, { action: 'draft.delete', objectType: 'generated_posting', objectId: id });
  if ((await findDraft(tx, scope, id)) === null) throw notFound();
  throw conflict('generator.errors.alreadyScheduled');
}
