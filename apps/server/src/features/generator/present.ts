import type { GeneratedPosting } from '@waypost/contract/generator';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { mediaStillThere, mediaUrl, presentChosen, shownKey } from '../media/index.ts';
import type { DraftRow } from './store.ts';

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
    rows.flatMap((row) => row.media_ids),
  );
  const known = new Map(media.map((medium) => [medium.image_id, medium]));
  return rows.map((row) => {
    const chosen = row.media_ids.flatMap((id, position) => {
      const medium = known.get(id);
      return medium === undefined ? [] : [{ medium, alt: row.alt_texts[position] ?? '' }];
    });
    const [first] = chosen;
    return {
      pk: row.id,
      id: row.id,
      version: row.version,
      image_url: first === undefined ? null : mediaUrl(deps, shownKey(first.medium)),
      message: row.message,
      message_by_app: row.message_by_app,
      applications: row.applications,
      fire_at: row.fire_at?.toISOString() ?? null,
      posting_id: row.posting_id,
      slot_by_app: row.slot_by_app,
      link: row.link,
      shows: row.shows,
      also_profiles: row.also_profiles,
      custom_image_ids: chosen.map(({ medium }) => medium.image_id),
      alt_texts: chosen.map(({ alt }) => alt),
      first_comment: row.first_comment,
      media_types: row.media_types,
      media: chosen.map(({ medium }) => presentChosen(deps, medium)),
      missing_media: row.media_ids.length - chosen.length,
      scheduled_at: row.scheduled_at?.toISOString() ?? null,
      updated: row.updated_at.toISOString(),
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
