import { CAMPAIGN_OGS_MAX } from '@waypost/contract/campaigns';
import { UPLOAD_MAX_BYTES } from '@waypost/contract/media';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict, invalid, notFound, text } from '../../../platform/errors/index.ts';
import { playedAt } from '../../../platform/fetch/ask-address.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { linkPreviews, ownFiles } from '../../media/index.ts';
import type { CampaignDeps } from '../deps.ts';
import { followPosting } from '../following/follow-posting.ts';
import { type HeldCampaign, holdLiving, touchCampaign } from './campaign-store.ts';

const PICTURE = { maxBytes: UPLOAD_MAX_BYTES, timeoutMs: 5_000, maxRedirects: 4, headers: { accept: 'image/*' } };

interface Said {
  readonly title: string | null;
  readonly description: string | null;
  readonly image_media_id: number | null;
}

/** Reads a page and keeps what it says of itself. Nobody outside is asked in the transaction. */
export async function addOg(deps: CampaignDeps, actor: Actor, campaign: number, url: string): Promise<void> {
  await deps.db.transaction((tx) => demandRoom(tx, campaign, url));
  const { picture, ...said } = await readPage(deps, url);
  const store = async (tx: Sql, image_media_id: number | null) => {
    const held = await demandRoom(tx, campaign, url);
    const idx = await keep(tx, campaign, url, { ...said, image_media_id });
    await touchCampaign(tx, campaign);
    await followOg(tx, actor, held, idx);
    const data = { idx, url };
    await audit(tx, actor, { action: 'post_campaign.og', objectType: 'post_campaign', objectId: campaign, data });
  };
  if (picture === null || !(await (await ownFiles()).keepOwnPicture(deps, picture, store)))
    await deps.db.transaction((tx) => store(tx, null));
}

const ogsOf = (campaign: number) => query.selectFrom('campaign_ogs').where('campaign_id', '=', campaign);

async function demandRoom(tx: Sql, campaign: number, url: string): Promise<HeldCampaign> {
  const held = await holdLiving(tx, campaign);
  const there = await tx.rows(ogsOf(campaign).select(['idx', 'url']));
  if (there.length >= CAMPAIGN_OGS_MAX && !there.some((og) => og.url === url))
    throw invalid({ url: [text('errors.field.too_many', { maximum: CAMPAIGN_OGS_MAX })] });
  return held;
}

/** A number is nobody else's later: posts name it. */
async function keep(tx: Sql, campaign: number, url: string, said: Said): Promise<number> {
  const known = await tx.row(ogsOf(campaign).select('idx').where('url', '=', url).orderBy('idx').limit(1));
  if (known !== null) {
    const same = query.updateTable('campaign_ogs').set(said).where('campaign_id', '=', campaign);
    await tx.run(same.where('idx', '=', known.idx));
    return known.idx;
  }
  const last = await tx.row(ogsOf(campaign).select('idx').orderBy('idx', 'desc').limit(1));
  const idx = (last?.idx ?? -1) + 1;
  await tx.run(query.insertInto('campaign_ogs').values({ campaign_id: campaign, idx, url, ...said }));
  await tx.run(
    query
      .updateTable('postings')
      .set({ og_index: idx })
      .where('campaign_id', '=', campaign)
      .where('link', '=', url)
      .where('og_index', 'is', null),
  );
  return idx;
}

/** A page that is away, or is none, says nothing; its address can be shown all the same. */
async function readPage(deps: CampaignDeps, url: string) {
  const { readLinkPreview } = await linkPreviews();
  const page = await readLinkPreview(deps, playedAt(deps.config, url)).catch(() => null);
  const { title = null, description = null, image = null } = page ?? {};
  return { title, description, picture: image === null ? null : await readPicture(deps, image) };
}

/** Null where there is none that can be read. */
async function readPicture(deps: CampaignDeps, address: string): Promise<Buffer | null> {
  const { FetchRefused, guardedFetchOf } = await import('../../../platform/fetch/guarded-fetch.ts');
  try {
    const { status, body } = await guardedFetchOf(deps.config)(address, PICTURE);
    return status === 200 ? body : null;
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}

interface OgChange {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  /** Of `campaign_files`. */
  readonly image?: number | null | undefined;
}
export async function changeOg(
  tx: Sql,
  actor: Actor,
  { id, idx }: { readonly id: number; readonly idx: number },
  { title, description, image }: OgChange,
): Promise<void> {
  const held = await holdLiving(tx, id);
  const image_media_id = image == null ? image : await pictureOf(tx, image);
  const one = query.updateTable('campaign_ogs').set({ title, description, image_media_id });
  if (title === undefined && description === undefined && image === undefined) return;
  if ((await tx.run(one.where('campaign_id', '=', id).where('idx', '=', idx))) === 0) throw notFound();
  await touchCampaign(tx, id);
  await followOg(tx, actor, held, idx);
  await audit(tx, actor, { action: 'post_campaign.og', objectType: 'post_campaign', objectId: id, data: { idx } });
}

/** Copies that are still to come name what their link leads to as its preview does now. */
async function followOg(
  tx: Sql,
  actor: Actor,
  { id, type, published_at, now }: HeldCampaign,
  idx: number,
): Promise<void> {
  if (type !== 'standard' || published_at === null) return;
  const picked = query.selectFrom('postings').select('id').where('campaign_id', '=', id).where('og_index', '=', idx);
  const ahead = picked.where('deleted_at', 'is', null).where('fire_at', '>', now).orderBy('id').forNoKeyUpdate();
  for (const { id: posting } of await tx.rows(ahead)) {
    await tx.run(
      query
        .updateTable('postings')
        .set((e) => ({ version: e('version', '+', 1), updated_at: appNow }))
        .where('id', '=', posting),
    );
    await followPosting(tx, actor, { posting, what: 'edit' });
  }
}

async function pictureOf(tx: Sql, file: number): Promise<number> {
  const row = await tx.row(
    query
      .selectFrom('campaign_files as f')
      .innerJoin('media as m', 'm.id', 'f.media_id')
      .select('m.id')
      .where('f.id', '=', file)
      .where('m.kind', '=', 'image'),
  );
  if (row === null) throw invalid({ image: [text('campaigns.errors.fileUnknown')] });
  return row.id;
}

export async function removeOg(
  tx: Sql,
  actor: Actor,
  { id, idx }: { readonly id: number; readonly idx: number },
): Promise<void> {
  const held = await holdLiving(tx, id);
  const picked = query.selectFrom('postings').select('id').where('campaign_id', '=', id).where('og_index', '=', idx);
  if (held.published_at !== null && (await tx.row(picked.where('deleted_at', 'is', null).limit(1))) !== null)
    throw conflict('campaigns.errors.ogUsed');
  const free = query.updateTable('postings').set({ og_index: null }).where('campaign_id', '=', id);
  await tx.run(free.where('og_index', '=', idx));
  const gone = query.deleteFrom('campaign_ogs').where('campaign_id', '=', id).where('idx', '=', idx);
  if ((await tx.run(gone)) === 0) throw notFound();
  await touchCampaign(tx, id);
  await audit(tx, actor, { action: 'post_campaign.og_gone', objectType: 'post_campaign', objectId: id, data: { idx } });
}
