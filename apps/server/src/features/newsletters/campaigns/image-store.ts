import { type CampaignImage, picturesOf, type Variant } from '@waypost/contract/newsletters';
import { audit } from '../../../platform/audit/audit.ts';
import type { Reads, Sql } from '../../../platform/db/database.ts';
import { any, contains, countAll, likePattern, query, sql } from '../../../platform/db/query.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { mediaUrl } from '../../media/index.ts';
import type { Shown } from '../body/write-mjml.ts';
import type { NewsletterDeps } from '../deps.ts';

const images = query
  .selectFrom('campaign_images as i')
  .innerJoin('media as m', 'm.id', 'i.media_id')
  .select(['i.id', 'i.description', 'i.created_at', 'm.key', 'm.thumbnail_key', 'm.width', 'm.height']);

type ImageDeps = Pick<NewsletterDeps, 'db' | 'storage'>;
type ImageRow = Awaited<ReturnType<typeof readImages>>[number];

const readImages = (db: Reads, ids: readonly number[]) => db.rows(images.where('i.id', '=', any(ids)));

const presentImage = (deps: ImageDeps, row: ImageRow): CampaignImage => ({
  id: row.id,
  url: mediaUrl(deps, row.key),
  thumbnail: mediaUrl(deps, row.thumbnail_key ?? row.key),
  width: row.width ?? 0,
  height: row.height ?? 0,
  description: row.description,
  created: wireTime(row.created_at),
});

/** Those of them that there are, in no order. */
export const imagesOf = async (deps: ImageDeps, ids: readonly number[]): Promise<CampaignImage[]> =>
  ids.length === 0 ? [] : (await readImages(deps.db, ids)).map((row) => presentImage(deps, row));

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string | undefined;
}

/** The newest first. */
export async function listImages(deps: NewsletterDeps, { page, page_size, search = '' }: Asked) {
  const { db } = deps;
  let found = images;
  let counted = query.selectFrom('campaign_images as i');
  if (search !== '') {
    const matches = contains(sql.ref('i.description'), likePattern(search));
    found = found.where(matches);
    counted = counted.where(matches);
  }
  const rows = await db.rows(
    found
      .orderBy('i.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
  );
  const count = (await db.row(counted.select(countAll)))?.count ?? 0;
  return { count, images: rows.map((row) => presentImage(deps, row)) };
}

/** Puts a picture that was drawn into the library, where it is found by what it is called. */
export async function addImage(tx: Sql, actor: Actor, mediaId: number, description: string): Promise<number> {
  const row = await tx.row(
    query.insertInto('campaign_images').values({ media_id: mediaId, description }).returning('id'),
  );
  if (row === null) throw new Error('the picture was not stored');
  await audit(tx, actor, { action: 'campaign_image.upload', objectType: 'campaign_image', objectId: row.id });
  return row.id;
}

/** What texts show, as a body needs it. */
export async function imagesShown(deps: ImageDeps, variants: readonly Variant[]): Promise<Map<number, Shown>> {
  const ids = variants.flatMap(({ blocks }) => picturesOf(blocks));
  return new Map((await imagesOf(deps, ids)).map(({ id, url, width }) => [id, { url, width }]));
}
