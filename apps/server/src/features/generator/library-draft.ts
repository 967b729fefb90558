import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { connectedApps, keepLibrary, libraryContent, offeredPost } from '../library/index.ts';
import type { Medium } from '../media/index.ts';
import { keepPro } from '../posts/index.ts';
import { type DraftRow, ensureGeneratorProfile, insertDraft } from './store.ts';

/** Starts a draft that says and shows what a library post does, on the networks that are connected, without a time. */
export async function draftFromLibrary(tx: Sql, scope: ProfileScope, posting: number): Promise<DraftRow> {
  await keepPro(tx, scope.actor);
  await keepLibrary(tx, scope.actor);
  const { message, link, shows, media, altTexts, mediaTypes } = libraryContent(await offeredPost(tx, scope, posting));
  await ensureGeneratorProfile(tx, scope);
  const draft = await insertDraft(tx, scope, {
    message,
    link,
    shows,
    media_ids: media.map((medium) => medium.image_id),
    alt_texts: altTexts.map((alt) => alt ?? ''),
    media_types: mediaTypes,
    applications: await connectedApps(tx, scope),
    posting_id: posting,
  });
  await auditActing(tx, scope.actor, { action: 'draft.create', objectType: 'generated_posting', objectId: draft.id });
  return draft;
}

/** The files of the library post that a draft is to be made of by this save; none where it names none. */
export async function offeredMedia(
  tx: Sql,
  scope: ProfileScope,
  posting: number | null | undefined,
): Promise<readonly Medium[]> {
  if (posting === null || posting === undefined) return [];
  await keepLibrary(tx, scope.actor);
  return (await offeredPost(tx, scope, posting)).media;
}
