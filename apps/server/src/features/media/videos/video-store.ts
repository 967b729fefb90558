import type { NotNull } from 'kysely';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared, type RowOf } from '../../../platform/db/prepared.ts';
import { contains, countAll, likePattern, sql } from '../../../platform/db/query.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { FILE_COLUMNS, shownFiles } from '../files.ts';
import { insertImage, type NewFile } from '../store.ts';
import { orderVideo } from '../variants/prepare-media.ts';
import { variantsOfM } from '../variants/variant-store.ts';

const described = (p: { profileId: number }) =>
  shownFiles(p)
    .where('m.kind', '=', 'video')
    .select(['i.id', 'i.description', 'i.created_at', ...FILE_COLUMNS])
    .select(variantsOfM.as('variants'))
    // Every video has one: it is stored with what the probe read.
    .$narrowType<{ duration_ms: NotNull }>();

interface Search {
  readonly profileId: number;
  /** Of its description. */
  readonly pattern: string;
}
const found = (p: Search) => described(p).where(contains(sql.ref('i.description'), p.pattern));
interface Page extends Search {
  readonly limit: number;
  readonly offset: number;
}
const inOrder = (order: 'asc' | 'desc') => (p: Page) =>
  found(p).orderBy('i.created_at', order).orderBy('i.id', order).limit(p.limit).offset(p.offset);

const count = prepared('videos-count', (p: Search) => found(p).clearSelect().select(countAll));
const newestFirst = prepared('videos-DESC', inOrder('desc'));
const oldestFirst = prepared('videos-ASC', inOrder('asc'));
const one = prepared('video-one', (p: { profileId: number; id: number }) => described(p).where('i.id', '=', p.id));
export type VideoRow = RowOf<typeof one>;

export async function listVideos(
  db: Sql,
  { profileId }: ProfileScope,
  { limit, offset, ...page }: { limit: number; offset: number; newestFirst: boolean; search: string },
): Promise<{ count: number; rows: VideoRow[] }> {
  const search = { profileId, pattern: likePattern(page.search) };
  const total = await db.row(count(search));
  const rows = await db.rows((page.newestFirst ? newestFirst : oldestFirst)({ ...search, limit, offset }));
  return { count: total?.count ?? 0, rows };
}

export const findVideo = (db: Sql, { profileId }: ProfileScope, id: number): Promise<VideoRow | null> =>
  db.row(one({ profileId, id }));

/** Stores the rows and orders the conversion; answers the id in the library. */
export async function insertVideo(
  tx: Sql,
  scope: ProfileScope,
  video: { file: NewFile; description: string | null },
): Promise<number> {
  const row = await insertImage(tx, scope, video.file, video.description);
  await orderVideo(tx, row.media_id);
  return row.id;
}
