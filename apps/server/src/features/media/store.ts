import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { media, profileImages } from './tables.ts';
import { CONVERTED, VIDEO_RECIPE } from './variants/recipes.ts';

const columns = {
  id: profileImages.id,
  mediaId: media.id,
  key: media.key,
  thumbnailKey: media.thumbnailKey,
  width: media.width,
  height: media.height,
  description: profileImages.description,
  createdAt: profileImages.createdAt,
};
export interface ImageRow {
  readonly id: number;
  readonly mediaId: number;
  readonly key: string;
  readonly thumbnailKey: string;
  readonly width: number;
  readonly height: number;
  readonly description: string | null;
  readonly createdAt: Date;
}

const shown = (scope: ProfileScope) =>
  and(eq(profileImages.profileId, scope.profileId), isNull(profileImages.hiddenAt), eq(media.kind, 'image'));

export async function listImages(
  db: Sql,
  scope: ProfileScope,
  page: { limit: number; offset: number; newestFirst: boolean },
): Promise<{ count: number; rows: ImageRow[] }> {
  const order = page.newestFirst ? desc : asc;
  const [total] = await db.orm
    .select({ value: count() })
    .from(profileImages)
    .innerJoin(media, eq(media.id, profileImages.mediaId))
    .where(shown(scope));
  const rows = await db.orm
    .select(columns)
    .from(profileImages)
    .innerJoin(media, eq(media.id, profileImages.mediaId))
    .where(shown(scope))
    .orderBy(order(profileImages.createdAt), order(profileImages.id))
    .limit(page.limit)
    .offset(page.offset);
  return { count: total?.value ?? 0, rows };
}

/** Whose library a file stands in: asked before there is a scope, to make one. */
export async function profileOfFile(db: Sql, id: number, kind: 'image' | 'video'): Promise<number | null> {
  const row = await db.row<{ profile_id: number }>(
    'SELECT i.profile_id FROM profile_images i JOIN media m ON m.id = i.media_id WHERE i.id = $1 AND m.kind = $2',
    [id, kind],
  );
  return row?.profile_id ?? null;
}

/** Immutable, and unguessable without having seen it: `<profile>/<random>/<sha>.<ext>`. */
export const newFolder = (scope: ProfileScope): string => `${scope.profileId}/${randomBytes(18).toString('base64url')}`;

export async function insertImage(
  tx: Sql,
  scope: ProfileScope,
  file: Omit<typeof media.$inferInsert, 'profileId'>,
  description: string | null,
): Promise<ImageRow> {
  const [stored] = await tx.orm
    .insert(media)
    .values({ ...file, profileId: scope.profileId })
    .returning({ id: media.id });
  if (stored === undefined) throw new Error('the medium was not stored');
  const [image] = await tx.orm
    .insert(profileImages)
    .values({ profileId: scope.profileId, mediaId: stored.id, description })
    .returning({ id: profileImages.id, createdAt: profileImages.createdAt });
  if (image === undefined) throw new Error('the image was not stored');
  const { key, thumbnailKey, width, height } = file;
  return { ...image, mediaId: stored.id, key, thumbnailKey, width, height, description };
}

/** False when it is not there, or hidden already. */
export async function hideImage(tx: Sql, scope: ProfileScope, id: number): Promise<boolean> {
  const hidden = await tx.run(
    'UPDATE profile_images SET hidden_at = app_now() WHERE id = $1 AND profile_id = $2 AND hidden_at IS NULL',
    [id, scope.profileId],
  );
  return hidden === 1;
}

/** A medium as posts use it; `id` is the medium's own, which `post_media` refers to. */
export interface Medium {
  readonly id: number;
  readonly imageId: number;
  readonly key: string;
  readonly thumbnailKey: string;
  readonly kind: 'image' | 'video';
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Of a film. */
  readonly durationMs: number | null;
  readonly description: string | null;
}

/** An uploaded film is shown to nobody; until it is converted its picture stands for it. */
const SHOWN_KEY = `CASE WHEN m.kind = 'image' OR m.mime = '${CONVERTED}' THEN m.key ELSE coalesce(
  (SELECT v.key FROM media_variants v WHERE v.media_id = m.id AND v.recipe = '${VIDEO_RECIPE}' AND v.state = 'ready'),
  m.thumbnail_key) END`;

/**
 * The media behind those of the given images that the profile still shows, in no order. `keep` holds them until the
 * transaction ends, so that a post can refer to them while somebody deletes the image.
 */
export const selectMedia = (
  db: Sql,
  scope: ProfileScope,
  imageIds: readonly number[],
  keep: boolean,
): Promise<Medium[]> =>
  db.rows<Medium>(
    `SELECT m.id, i.id AS "imageId", ${SHOWN_KEY} AS key, m.thumbnail_key AS "thumbnailKey", m.kind, m.mime, m.bytes, m.width, m.height,
       m.duration_ms AS "durationMs", i.description
     FROM profile_images i JOIN media m ON m.id = i.media_id
     WHERE i.id = ANY ($1::bigint[]) AND i.profile_id = $2 AND i.hidden_at IS NULL ${keep ? 'FOR KEY SHARE OF m' : ''}`,
    [imageIds, scope.profileId],
    keep ? 'media-keep' : 'media-read',
  );

/**
 * Locks a hidden image that no post uses; null otherwise. Without a scope: the job that calls it acts for the
 * installation. The lock also holds back a post that wants to refer to the medium.
 */
export async function lockUnused(
  tx: Sql,
  imageId: number,
): Promise<Pick<ImageRow, 'mediaId' | 'key' | 'thumbnailKey'> | null> {
  const row = await tx.row<Pick<ImageRow, 'mediaId' | 'key' | 'thumbnailKey'>>(
    `SELECT m.id AS "mediaId", m.key, m.thumbnail_key AS "thumbnailKey"
     FROM profile_images i JOIN media m ON m.id = i.media_id
     WHERE i.id = $1 AND i.hidden_at IS NOT NULL FOR UPDATE`,
    [imageId],
  );
  if (row === null) return null;
  // Asked after the lock is held: a post that came first has committed by then.
  const used = await tx.row('SELECT 1 FROM post_media WHERE media_id = $1 LIMIT 1', [row.mediaId]);
  return used === null ? row : null;
}

export async function forgetImage(tx: Sql, imageId: number, mediaId: number): Promise<void> {
  await tx.run('DELETE FROM profile_images WHERE id = $1', [imageId]);
  await tx.run('DELETE FROM media_variants WHERE media_id = $1', [mediaId]);
  await tx.run('DELETE FROM media WHERE id = $1', [mediaId]);
}
