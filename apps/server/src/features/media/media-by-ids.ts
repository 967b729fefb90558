import type { Sql } from '../../platform/db/database.ts';
import { invalid, text } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { type Medium, selectMedia } from './store.ts';

/**
 * The media behind `custom_image_ids`, in the given order. An id of somebody else, a deleted one or the same one twice
 * is a field error that says no more than that.
 */
export async function mediaByIds(db: Sql, scope: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> {
  if (imageIds.length === 0) return [];
  const found = new Map((await selectMedia(db, scope, imageIds, true)).map((medium) => [medium.image_id, medium]));
  const media = imageIds.flatMap((id) => found.get(id) ?? []);
  if (media.length !== imageIds.length || found.size !== imageIds.length)
    throw invalid({ custom_image_ids: [text('media.errors.unknownImage')] });
  return media;
}

/** The same, leaving out what is gone: for drafts, which outlive the images that were chosen for them. */
export async function mediaStillThere(db: Sql, scope: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> {
  return imageIds.length === 0 ? [] : selectMedia(db, scope, imageIds, false);
}
