import type { GeneratedPosting } from '@waypost/contract';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { mediaStillThere, mediaUrl } from '../media/index.ts';
import type { DraftRow } from './tables.ts';

/** Images that were deleted meanwhile are left out, together with their alternative texts. */
export async function presentDrafts(
  deps: { readonly storage: Storage },
  db: Sql,
  scope: ProfileScope,
  rows: readonly DraftRow[],
): Promise<GeneratedPosting[]> {
  const media = await mediaStillThere(
    db,
    scope,
    rows.flatMap((row) => row.mediaIds),
  );
  const keys = new Map(media.map((medium) => [medium.imageId, medium.key]));
  return rows.map((row) => {
    const images = row.mediaIds.flatMap((id, position) => {
      const key = keys.get(id);
      return key === undefined ? [] : [{ id, key, alt: row.altTexts[position] ?? '' }];
    });
    const [first] = images;
    return {
      pk: row.id,
      id: row.id,
      version: row.version,
      image_url: first === undefined ? null : mediaUrl(deps, first.key),
      message: row.message,
      message_by_app: row.messageByApp,
      applications: row.applications,
      fire_at: row.fireAt?.toISOString() ?? null,
      link: row.link,
      custom_image_ids: images.map((image) => image.id),
      alt_texts: images.map((image) => image.alt),
      first_comment: row.firstComment,
      scheduled_at: row.scheduledAt?.toISOString() ?? null,
      updated: row.updatedAt.toISOString(),
    };
  });
}

export async function presentDraft(
  deps: { readonly storage: Storage },
  db: Sql,
  scope: ProfileScope,
  row: DraftRow,
): Promise<GeneratedPosting> {
  const [draft] = await presentDrafts(deps, db, scope, [row]);
  if (draft === undefined) throw new Error('a draft was not presented');
  return draft;
}
