import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { refuseGoneMedia } from '../media/index.ts';
import { offeredMedia } from './library-draft.ts';
import { type DraftFields, type DraftRow, ensureGeneratorProfile, insertDraft } from './store.ts';

/** Starts a draft; the profile becomes a generator profile with its first one. */
export async function createDraft(tx: Sql, scope: ProfileScope, fields: DraftFields): Promise<DraftRow> {
  await refuseGoneMedia(tx, scope, fields.media_ids ?? [], await offeredMedia(tx, scope, fields.posting_id));
  await ensureGeneratorProfile(tx, scope);
  const draft = await insertDraft(tx, scope, fields);
  await auditActing(tx, scope.actor, { action: 'draft.create', objectType: 'generated_posting', objectId: draft.id });
  return draft;
}
