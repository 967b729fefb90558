import {
  type EmailCampaign,
  editableUntil,
  type CampaignRow as ListedCampaign,
  type NewsletterCountry,
  picturesOf,
  type Variants,
} from '@waypost/contract/newsletters';
import { type Locale, locales, textIn } from '@waypost/i18n';
import { wireTime } from '../../../platform/http/index.ts';
import { mediaUrl } from '../../media/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import type { CampaignRow } from './campaign-store.ts';
import { imagesOf } from './image-store.ts';
import { campaignProgressOf } from './publishing/progress.ts';
import { isOpen } from './write-campaign.ts';

/** The language that stands for all where only one can be shown. */
export const leading = (variants: Partial<Variants>): Locale =>
  locales.find((locale) => variants[locale] != null) ?? 'en';

export function presentCampaignRow(deps: NewsletterDeps, row: CampaignRow, locale: Locale): ListedCampaign {
  const { fire_at, edit_by, published_at, thumbnail_key, country, iso2, variants } = row;
  const until = fire_at && editableUntil({ fire_at: fire_at.toISOString(), edit_by: edit_by?.toISOString() ?? null });
  const sent = (row.num_sent ?? 0) > 0 || (fire_at !== null && row.state !== 'draft' && fire_at <= row.now);
  return {
    ...{ id: row.id, name: row.name, campaign_type: row.campaign_type, state: row.state, version: row.version },
    subject: variants[leading(variants)]?.subject ?? '',
    status: sent ? 'published' : 'pending',
    published: sent,
    fire_at: fire_at && wireTime(fire_at),
    edit_by: edit_by && wireTime(edit_by),
    editable: row.state !== 'draft' && until !== null && row.now.getTime() < Date.parse(until) && isOpen(row),
    logo: null,
    image_thumbnail: thumbnail_key && mediaUrl(deps, thumbnail_key),
    image_placeholder: thumbnail_key && mediaUrl(deps, thumbnail_key),
    ...{ num_sent: row.num_sent, num_open: row.num_open, num_click: row.num_click, num_agent: row.num_agent ?? 0 },
    ...{ num_hard_bounce: row.num_hard_bounce, num_optout: row.num_optout, suppliers: row.suppliers },
    country: country === null ? '' : textIn(locale, country),
    country_iso: iso2 as NewsletterCountry | null,
    deleted: row.deleted_at !== null,
    paused: row.paused_at !== null,
    date_published: published_at && wireTime(published_at),
    updated: wireTime(row.updated_at),
    locales: locales.filter((one) => variants[one] != null),
  };
}

export async function presentCampaign(deps: NewsletterDeps, row: CampaignRow, locale: Locale): Promise<EmailCampaign> {
  const blocks = locales.flatMap((one) => row.variants[one]?.blocks ?? []);
  const variants = Object.fromEntries(locales.map((one) => [one, row.variants[one] ?? null])) as Variants;
  return {
    ...presentCampaignRow(deps, row, locale),
    variants,
    pictures: await imagesOf(deps, picturesOf(blocks)),
    open: isOpen(row),
    progress: row.state === 'draft' ? null : await campaignProgressOf(deps.db, row.id),
  };
}
