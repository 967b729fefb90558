import type { CampaignFile } from '@waypost/contract/campaigns';
import { audit } from '../../../platform/audit/audit.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { any, contains, countAll, likePattern, query, sql } from '../../../platform/db/query.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type VariantRow, variantsOfM } from '../../media/index.ts';
import type { CampaignDeps } from '../deps.ts';
import { presentFile } from './present-posting.ts';

type FileDeps = Pick<CampaignDeps, 'db' | 'storage'>;

const files = query
  .selectFrom('campaign_files as f')
  .innerJoin('media as m', 'm.id', 'f.media_id')
  .select(['f.id', 'f.description', 'f.created_at', 'm.kind', 'm.key', 'm.thumbnail_key', 'm.mime', 'm.bytes'])
  .select(['m.width', 'm.height', 'm.duration_ms', sql<VariantRow[] | null>`${variantsOfM}`.as('variants')]);
type Row = Awaited<ReturnType<typeof readFiles>>[number];
const readFiles = (db: Reads, ids: readonly number[]) => db.rows(files.where('f.id', '=', any(ids)));

const present = (deps: FileDeps, row: Row): CampaignFile => ({
  ...presentFile(deps, row),
  description: row.description,
  created: wireTime(row.created_at),
});

/** Those of them that there are, in no order. */
export const filesById = async (deps: FileDeps, ids: readonly number[]): Promise<CampaignFile[]> =>
  (await readFiles(deps.db, ids)).map((row) => present(deps, row));

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string | undefined;
  readonly kind?: 'image' | 'video' | undefined;
  readonly ids?: readonly number[] | undefined;
}
/** The newest first. */
export async function listFiles(deps: FileDeps, { page, page_size, search = '', kind, ids }: Asked) {
  let found = files;
  if (search !== '') found = found.where(contains(sql.ref('f.description'), likePattern(search)));
  if (kind !== undefined) found = found.where('m.kind', '=', kind);
  if (ids !== undefined) found = found.where('f.id', '=', any(ids));
  const rows = await deps.db.rows(
    found
      .orderBy('f.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
  );
  const count = (await deps.db.row(found.clearSelect().select(countAll)))?.count ?? 0;
  return { count, files: rows.map((row) => present(deps, row)) };
}

/** Puts a file that was stored into the library of staff. */
export async function addFile(tx: Sql, actor: Actor, mediaId: number, description: string): Promise<number> {
  const row = await tx.row(
    query.insertInto('campaign_files').values({ media_id: mediaId, description }).returning('id'),
  );
  if (row === null) throw new Error('the file was not stored');
  await audit(tx, actor, { action: 'campaign_file.upload', objectType: 'campaign_file', objectId: row.id });
  return row.id;
}
