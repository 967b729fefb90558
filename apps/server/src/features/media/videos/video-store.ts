import type { Sql } from '../../../platform/db/database.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { insertImage } from '../store.ts';
import type { media } from '../tables.ts';
import { orderVideo } from '../variants/prepare-media.ts';
import type { FileFacts } from '../variants/recipes.ts';
import { VARIANTS_OF_M, type VariantRow } from '../variants/variant-store.ts';

export interface VideoRow extends FileFacts {
  readonly id: number;
  readonly key: string;
  readonly thumbnail_key: string;
  readonly duration_ms: number;
  readonly description: string | null;
  readonly created_at: Date;
  readonly variants: readonly VariantRow[] | null;
}

const COLUMNS = `i.id, m.key, m.thumbnail_key, m.kind, m.mime, m.bytes, m.width, m.height, m.duration_ms, i.description,
  i.created_at, ${VARIANTS_OF_M} AS variants`;
const SHOWN = `FROM profile_images i JOIN media m ON m.id = i.media_id AND m.kind = 'video'
  WHERE i.profile_id = $1 AND i.hidden_at IS NULL`;

export async function listVideos(
  db: Sql,
  scope: ProfileScope,
  page: { limit: number; offset: number; newestFirst: boolean },
): Promise<{ count: number; rows: VideoRow[] }> {
  const order = page.newestFirst ? 'DESC' : 'ASC';
  const total = await db.row<{ count: number }>(`SELECT count(*) AS count ${SHOWN}`, [scope.profileId], 'videos-count');
  const rows = await db.rows<VideoRow>(
    `SELECT ${COLUMNS} ${SHOWN} ORDER BY i.created_at ${order}, i.id ${order} LIMIT $2 OFFSET $3`,
    [scope.profileId, page.limit, page.offset],
    `videos-${order}`,
  );
  return { count: total?.count ?? 0, rows };
}

export const findVideo = (db: Sql, scope: ProfileScope, id: number): Promise<VideoRow | null> =>
  db.row<VideoRow>(`SELECT ${COLUMNS} ${SHOWN} AND i.id = $2`, [scope.profileId, id], 'video-one');

/** Stores the rows and orders the conversion; answers the id in the library. */
export async function insertVideo(
  tx: Sql,
  scope: ProfileScope,
  video: { file: Omit<typeof media.$inferInsert, 'profileId'>; description: string | null },
): Promise<number> {
  const row = await insertImage(tx, scope, video.file, video.description);
  await orderVideo(tx, row.mediaId);
  return row.id;
}
