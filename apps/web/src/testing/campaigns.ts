import type { Block, CampaignChecks, EmailCampaign, Variant } from '@waypost/contract/newsletters';

export const words = (change: Partial<Variant> = {}): Variant => ({
  ...{ subject: 'Waterfalls at their fullest', preheader: 'Before the crowds' },
  ...{ intro_html: '<p>Hello</p>', blocks: [textBlock('b1', 'The fjords')] },
  ...change,
});

export const textBlock = (id: string, text: string): Block => ({
  id,
  type: 'text',
  html: `<p>${text}</p>`,
  align: 'left',
});
export const divider = (id: string): Block => ({ id, type: 'divider', space: 'medium', line: true });

/** A draft in English, for everybody, without a time. */
export const campaign = (change: Partial<EmailCampaign> = {}): EmailCampaign => ({
  ...{ id: 12, name: 'Fjords in spring', subject: 'Waterfalls at their fullest', campaign_type: 'Weekly deals' },
  ...{ status: 'pending', state: 'draft', paused: false, deleted: false, published: false, open: true, editable: true },
  ...{ fire_at: null, edit_by: null, date_published: null, updated: '2026-11-20T15:00:00Z', version: 4 },
  ...{ logo: null, image_thumbnail: null, image_placeholder: null },
  ...{ num_sent: 0, num_open: 0, num_click: 0, num_hard_bounce: 0, num_optout: 0, num_agent: 0 },
  ...{ country: '', country_iso: null, suppliers: [], locales: ['en'] },
  ...{ variants: { en: words(), es: null, fr: null }, pictures: [], progress: null },
  ...change,
});

export const progress = (
  change: Partial<NonNullable<EmailCampaign['progress']>> = {},
): NonNullable<EmailCampaign['progress']> => ({
  ...{ copies: 3, eligible: 3, pending: 3, held: 0, sending: 0, paused: 0, done: 0, deleted: 0, cancelled: 0 },
  ...{ audience: 0, accepted: 0, rejected: 0, suppressed: 0, stopped: 0, uncertain: 0, waiting: 0 },
  ...change,
});

export const checks = (...results: CampaignChecks['results']): CampaignChecks => ({
  ...{ version: 4, links: 'unchecked', bytes: { en: 24_000, es: null, fr: null } },
  results,
});
