/** How a newsletter is called where networks are told apart, in addresses and on the wire. */
export const NEWSLETTER_APP = 'emarketing';

/** A copy: it waits, or its sending has begun (NEWS-016). */
export const NEWSLETTER_STATUSES = ['pending', 'published'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

/** `publishing`: copies are being made. */
export const CAMPAIGN_STATES = ['draft', 'publishing', 'published', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const NEWSLETTER_QUERIES = ['upcoming', 'published', 'deleted', 'top'] as const;
export type NewsletterQuery = (typeof NEWSLETTER_QUERIES)[number];

/** Countries whose advisors can get a newsletter of their own. */
export const NEWSLETTER_COUNTRIES = ['US', 'CA', 'MX'] as const;
export type NewsletterCountry = (typeof NEWSLETTER_COUNTRIES)[number];

export const CAMPAIGN_NAME_MAX = 120;
export const CAMPAIGN_TYPE_MAX = 40;
export const CAMPAIGN_SUPPLIERS_MAX = 20;
export const SUBJECT_MAX = 200;
export const PREHEADER_MAX = 200;
export const INTRO_HTML_MAX = 5_000;

/** Advisors may change their copies until so long before it goes out, unless staff say another time. */
export const EDIT_BY_HOURS = 24;
/** An advisor's own time: not sooner than in so many minutes (LIMITS-011), not later than so many days after that of staff. */
export const NEWSLETTER_AHEAD_MIN = 10;
export const NEWSLETTER_LATER_DAYS = 14;

/** Gmail cuts what is longer; from `warn` on we say so. */
export const HTML_BYTES = { warn: 90_000, most: 102_000 } as const;

/** Steps of undo: changes of one field within so long are one. */
export const EDITOR_HISTORY = { afterMs: 2_000, depth: 500 } as const;

/** Until when an advisor may change a copy (NEWS-008). */
export const editableUntil = (of: { readonly edit_by: string | null; readonly fire_at: string }): string =>
  of.edit_by ?? of.fire_at;

interface Editable {
  readonly status: NewsletterStatus;
  readonly deleted: boolean;
  readonly edit_by: string | null;
  readonly fire_at: string;
}
export const isNewsletterEditable = (of: Editable, now: Date): boolean =>
  of.status === 'pending' && !of.deleted && now.getTime() < Date.parse(editableUntil(of));

/** Left out it can be until its sending has begun, also when nothing of it may be changed any more. */
export const mayBeLeftOut = (of: Pick<Editable, 'status' | 'deleted'>): boolean =>
  of.status === 'pending' && !of.deleted;

export const NEWSLETTER_ACTIONS = ['edit', 'delete', 'restore', 'send_test', 'pause', 'resume', 'cancel'] as const;
export type NewsletterAction = (typeof NEWSLETTER_ACTIONS)[number];

/** What a reader may do with a copy now: the server enforces it, the screens show it. Who looks at somebody else's may do nothing. */
export function newsletterActions(
  of: Editable & {
    readonly restorable: boolean;
    readonly stats: { readonly state: string } | null;
    readonly held: { readonly reason: string } | null;
    readonly paused_for_all: boolean;
    readonly read_only: boolean;
  },
  now: Date,
): NewsletterAction[] {
  if (of.read_only) return [];
  const run = of.stats?.state;
  const may: Readonly<Record<NewsletterAction, boolean>> = {
    edit: isNewsletterEditable(of, now),
    delete: mayBeLeftOut(of),
    restore: of.restorable && now.getTime() < Date.parse(of.fire_at),
    send_test: !of.deleted,
    pause: run === 'freezing' || run === 'sending' || (mayBeLeftOut(of) && of.held?.reason !== 'paused'),
    resume: !of.paused_for_all && (run === 'paused' || run === 'held' || (mayBeLeftOut(of) && of.held !== null)),
    cancel: run === 'freezing' || run === 'sending' || run === 'paused' || run === 'held',
  };
  return NEWSLETTER_ACTIONS.filter((action) => may[action]);
}

/** What a check before publishing may find; `error` keeps it from going out. */
export const CHECK_CODES = {
  variant_missing: 'error',
  subject_missing: 'error',
  content_missing: 'error',
  alt_missing: 'error',
  picture_missing: 'error',
  label_missing: 'error',
  url_missing: 'error',
  url_invalid: 'error',
  url_dead: 'error',
  block_empty: 'error',
  placeholder_unknown: 'error',
  placeholder_in_link: 'error',
  too_large: 'error',
  nearly_too_large: 'warning',
  url_unreachable: 'warning',
  preheader_missing: 'warning',
  fallback_missing: 'warning',
  footer_missing: 'warning',
  links_unchecked: 'warning',
  advisors_none: 'warning',
  address_missing: 'warning',
} as const;
export type CheckCode = keyof typeof CHECK_CODES;
