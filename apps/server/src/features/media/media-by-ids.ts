import type { Sql } from '../../platform/db/database.ts';
import { invalid, text } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { type Medium, mediaOfOwner, selectMedia } from './store.ts';

/**
 * The media behind `custom_image_ids`, in the given order; `own` are those that the post has already, whatever the library
 * hides. The same one twice is a field error; an id of somebody else or a deleted one is one that says which place and no more than that.
 */
export async function mediaByIds(
  db: Sql,
  scope: ProfileScope,
  imageIds: readonly number[],
  own: readonly Medium[] = [],
): Promise<Medium[]> {
  if (new Set(imageIds).size < imageIds.length) throw invalid({ custom_image_ids: [text('media.errors.sameTwice')] });
  const found = new Map(own.map((medium) => [medium.image_id, medium]));
  const asked = imageIds.filter((id) => !found.has(id));
  if (asked.length > 0)
    for (const medium of await selectMedia(db, scope, asked, true)) found.set(medium.image_id, medium);
  const odd = imageIds.findIndex((id) => !found.has(id));
  if (odd >= 0) throw invalid({ custom_image_ids: [text('media.errors.unknownImage', { position: odd + 1 })] });
  return imageIds.flatMap((id) => found.get(id) ?? []);
}

/**
 * Refuses what a draft cannot name. What the library hides since it was chosen it can, as long as it is there: the save may
 * come after the deletion. `offered` comes with the same save. Held until the transaction ends.
 */
export async function refuseGoneMedia(
  tx: Sql,
  scope: ProfileScope,
  imageIds: readonly number[],
  offered: readonly Medium[] = [],
): Promise<void> {
  if (imageIds.length > 0)
    await mediaByIds(tx, scope, imageIds, [...(await mediaOfOwner(tx, scope, imageIds)), ...offered]);
}

/** The same, leaving out what is gone: for drafts, which outlive the images that were chosen for them. */
export async function mediaStillThere(db: Sql, scope: ProfileScope, imageIds: readonly number[]): Promise<Medium[]> {
  return imageIds.length === 0 ? [] : selectMedia(db, scope, imageIds, false);
}
