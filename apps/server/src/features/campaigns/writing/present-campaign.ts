import type {
  Campaign,
  CampaignOg,
  CampaignSpread,
  CampaignSummary,
  CampaignType,
  PostingCountry,
} from '@waypost/contract/campaigns';
import type { Storage } from '../../../connectors/storage/port.ts';
import { wireTime } from '../../../platform/http/index.ts';
import { mediaUrl } from '../../media/index.ts';
import type { CampaignRow, OgRow } from './campaign-store.ts';

type Files = { readonly storage: Storage };

interface Brief {
  readonly type: CampaignType;
  readonly title: string;
  readonly countries: readonly PostingCountry[];
  readonly published_at: Date | null;
  readonly supplier_id: number | null;
  readonly supplier_label: string | null;
  readonly supplier_name: string | null;
}
/** A campaign wherever one is only named. */
export const presentBrief = (id: number, row: Brief) => ({
  id,
  type: row.type,
  title: row.title,
  supplier:
    row.supplier_id === null
      ? null
      : { id: row.supplier_id, supplier_label: row.supplier_label ?? '', supplier_name: row.supplier_name ?? '' },
  countries: [...row.countries],
  published: row.published_at !== null,
});

/** A page that says nothing of itself is called by its address. */
export const presentOg = (deps: Files, { idx, url, title, description, key }: OgRow): CampaignOg => ({
  ...{ idx, url, description },
  title: title || url,
  image: key && mediaUrl(deps, key),
});

export const presentSummary = (deps: Files, row: CampaignRow): CampaignSummary => ({
  ...presentBrief(row.id, row),
  version: row.version,
  published_at: row.published_at && wireTime(row.published_at),
  deleted: row.deleted_at !== null,
  created: wireTime(row.created_at),
  updated: wireTime(row.updated_at),
  num_postings: row.num_postings,
  first_at: row.type === 'library' ? null : row.first_at && wireTime(row.first_at),
  last_at: row.type === 'library' ? null : row.last_at && wireTime(row.last_at),
  image: row.thumbnail_key && mediaUrl(deps, row.thumbnail_key),
});

export const presentCampaign = (deps: Files, row: CampaignRow, spreads: CampaignSpread[] = []): Campaign => ({
  ...presentSummary(deps, row),
  ogs: row.ogs.map((og) => presentOg(deps, og)),
  spreads,
});
