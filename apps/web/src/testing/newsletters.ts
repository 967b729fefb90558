import type { NewsletterDetail, NewsletterStats } from '@waypost/contract/newsletters';

/** One that goes out in 2031 and can be changed until the day before. */
export const newsletter = (change: Partial<NewsletterDetail> = {}): NewsletterDetail => ({
  id: 31,
  name: 'Fjords in spring',
  subject: 'Waterfalls at their fullest',
  status: 'pending',
  fire_at: '2031-05-07T13:00:00Z',
  edit_by: '2031-05-06T13:00:00Z',
  editable: true,
  logo: '/media/logo.png',
  image_thumbnail: '/media/thumbnail.png',
  image_placeholder: null,
  ...{ num_sent: 0, num_open: 0, num_click: 0, num_hard_bounce: 0, num_optout: 0, num_agent: 12 },
  stats: null,
  suppliers: [],
  ...{ country: 'Canada', country_iso: 'CA', deleted: false, published: false },
  ...{ version: 4, campaign: 3, emarketing: 2, profile: 1, held: null },
  ...{ preheader: 'Before the crowds', locale: 'en', restorable: false },
  ...{ subject_edited: false, intro_edited: false, fire_at_edited: false, read_only: false },
  paused_for_all: false,
  intro_html: '<p>Hello {{contact.first_name}}</p>',
  shown: { subject: 'Waterfalls at their fullest', preheader: 'Before the crowds' },
  campaign_subject: 'Waterfalls at their fullest',
  campaign_intro_html: '<p>Hello {{contact.first_name}}</p>',
  campaign_fire_at: '2031-05-07T13:00:00Z',
  fire_at_until: '2031-05-21T13:00:00Z',
  htmlbody: '<p>Hello</p>',
  test_to: 'marina@bluefjord.example',
  ...change,
});

export const stats = (change: Partial<NewsletterStats> = {}): NewsletterStats => ({
  ...{ run: 8, state: 'done', reason: null, rate_per_minute: null, eta: null },
  ...{ audience: 100, accepted: 97, rejected: 2, suppressed: 1, cancelled: 0, uncertain: 0, waiting: 0 },
  ...change,
});
