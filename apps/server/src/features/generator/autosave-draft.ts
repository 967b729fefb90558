import { auditActing } from '../../platform/audit/audit.ts';
import { conflict, notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { refuseGoneMedia } from '../media/index.ts';
import type { GeneratorDeps } from './deps.ts';
import { offeredMedia } from './library-draft.ts';
import { presentDraft } from './present.ts';
import { type DraftFields, type DraftRow, findDraft, updateDraft } from './store.ts';

/**
 * Saves what was typed on top of the version that it was typed over. A newer version is not overwritten: the answer
 * carries it, so that the person can choose.
 */
export async function autosaveDraft(
  deps: GeneratorDeps,
  scope: ProfileScope,
  draft: { id: number; version: number },
  fields: DraftFields,
): Promise<DraftRow> {
  const { db } = deps;
  const before = await findDraft(db, scope, draft.id);
  if (before === null) throw notFound();
  // What was chosen earlier and deleted since may stay in the list; only new choices have to exist.
  const chosen = (fields.media_ids ?? []).filter((id) => !before.media_ids.includes(id));
  const saved = await db.transaction(async (tx) => {
    const taken = fields.posting_id === before.posting_id ? null : fields.posting_id;
    await refuseGoneMedia(tx, scope, chosen, await offeredMedia(tx, scope, taken));
    const row = await updateDraft(tx, scope, draft, fields);
    if (row !== null)
      await auditActing(tx, scope.actor, { action: 'draft.edit', objectType: 'generated_posting', objectId: draft.id });
    return row;
  });
  if (saved !== null) return saved;
  const stored = await findDraft(db, scope, draft.id);
  if (stored === null) throw notFound();
  if (stored.scheduled_at !== null) throw conflict('generator.errors.alreadyScheduled');
  throw conflict('errors.stale_version', {
    code: 'stale_version',
    extra: { draft: await presentDraft(deps, db, scope, stored) },
  });
}
