import type {
  Campaign,
  CampaignSummary,
  Finding,
  Findings,
  Posting,
  PostingPreview,
} from '@waypost/contract/campaigns';

/** A campaign in work, of a supplier, for both countries, with nothing in it. */
export const summary = (change: Partial<CampaignSummary> = {}): CampaignSummary => ({
  ...{ id: 12, type: 'standard', title: 'Fjords in spring', countries: ['US', 'CA'], published: false, version: 4 },
  supplier: { id: 3, supplier_label: 'Fjord Line', supplier_name: 'fjordline' },
  ...{ published_at: null, deleted: false, created: '2026-11-18T15:00:00Z', updated: '2026-11-20T15:00:00Z' },
  ...{ num_postings: 0, first_at: null, last_at: null, image: null },
  ...change,
});
export const postCampaign = (change: Partial<Campaign> = {}): Campaign => ({
  ...summary(),
  ...{ ogs: [], spreads: [] },
  ...change,
});

/** A post of that campaign, of words alone. */
export function posting({ campaign, ...change }: Partial<Posting> = {}): Posting {
  const { id, type, title, supplier, countries, published, ogs } = postCampaign();
  return {
    ...{ id: 31, version: 1, app: 'facebook', type: 'post', post_type: 'post', message: 'The fjords wait for you' },
    ...{ image: null, thumbnail: null, video: null, custom_image: null, has_custom_image: false, media: [] },
    ...{ link: null, og_index: null, og_data: null, landing_page_link: null },
    ...{ fire_at: '2026-12-01T15:00:00Z', updated: '2026-11-20T15:00:00Z', status: 'pending', deleted: false },
    ...{ restorable_until: null, actions: ['edit', 'reschedule', 'delete'] },
    ...{ travel_type: [], destination: [], category: [], stats: null, related_data: null },
    campaign: { id, type, title, supplier, countries, published, ogs, ...campaign },
    ...change,
  };
}

export const finding = (change: Partial<Finding> = {}): Finding => ({
  ...{ code: 'message_blank', severity: 'error', posting: 31, app: 'facebook', text: 'The text is missing.' },
  ...change,
});
export const findings = (...results: Finding[]): Findings => ({ version: 4, links: 'unchecked', results });

export const preview = (change: Partial<PostingPreview> = {}): PostingPreview => ({
  ...{ app: 'facebook', profile: null, name: 'Sample', page_name: 'Blue Fjord Travel', page_image: null },
  settings: { hashtag_signature: null, hashtag_enabled_apps: [], placeholders: {} },
  ...{ text: 'The fjords wait for you', length: 23, limit: 63_206, unknown: [], empty: [], media: [], link: null },
  ...change,
});
