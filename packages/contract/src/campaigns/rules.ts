import type { PostType } from '../posts/rules.ts';
import { TERM_KINDS, type TermKind } from '../taxonomies/rules.ts';

export const CAMPAIGN_TYPES = ['standard', 'library'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];
/** What its list can be asked for; `published` and `draft` leave out what was deleted. */
export const CAMPAIGN_FILTERS = ['draft', 'published', 'deleted'] as const;
export type CampaignFilter = (typeof CAMPAIGN_FILTERS)[number];
/** Countries whose advisors can get campaigns (ADMCAL-009). */
export const POSTING_COUNTRIES = ['US', 'CA'] as const;
export type PostingCountry = (typeof POSTING_COUNTRIES)[number];

export const CAMPAIGN_TITLE_MAX = 120;
/** As many posts as one standard campaign may have; libraries have no end. */
export const CAMPAIGN_POSTINGS_MAX = 200;
export const POSTING_MESSAGE_MAX = 70_000;
export const POSTING_LINK_MAX = 2_000;
export const POSTING_FILES_MAX = 20;
export const POSTING_TERMS_MAX = 20;
export const CAMPAIGN_OGS_MAX = 30;
export const OG_TITLE_MAX = 300;
export const OG_DESCRIPTION_MAX = 1_000;
/** Two posts of one network that stand nearer are told before publishing: advisors' pages would show them together. */
export const POSTINGS_APART_MINUTES = 30;
/** How far a campaign or a post may be moved at once. */
export const SHIFT_DAYS_MAX = 1_000;
export const SHIFT_HOURS_MAX = 24_000;
/** How long the deletion of a published post can be taken back. */
export const POSTING_UNDO_SECONDS = 10;

/** What a post is filed under: a field of it for each kind of term. */
export const TAXONOMY_FIELDS = TERM_KINDS;
export type TaxonomyField = TermKind;

/** As what a post is shown (ADMCAL-048): every other type of ours is one of `others`. */
export const POSTING_TYPES = ['reel', 'post', 'video', 'library', 'others'] as const;
export type PostingType = (typeof POSTING_TYPES)[number];
export function postingType(type: PostType, campaign: CampaignType): PostingType {
  if (campaign === 'library') return 'library';
  if (type === 'reel' || type === 'video') return type;
  return type === 'post' || type === 'image' || type === 'link' ? 'post' : 'others';
}
/** Where a post stands for staff (ADMCAL-035, 052 … 054). */
export const POSTING_STATUSES = ['pending', 'published', 'removed'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
interface Timed {
  readonly deleted: boolean;
  /** Null in a library. */
  readonly fire_at: string | null;
  readonly campaign: { readonly type: CampaignType };
}
export function postingStatus({ deleted, fire_at, campaign }: Timed, now: Date): PostingStatus {
  if (deleted) return 'removed';
  const passed = fire_at !== null && Date.parse(fire_at) <= now.getTime();
  return passed && campaign.type !== 'library' ? 'published' : 'pending';
}

export const POSTING_ACTIONS = ['edit', 'reschedule', 'delete', 'restore', 'categorize', 'fetch_stats'] as const;
export type PostingAction = (typeof POSTING_ACTIONS)[number];
export interface PostingReader {
  /** May write campaigns. */
  readonly writes: boolean;
  readonly superuser: boolean;
}
/**
 * What a reader may do with a post now: the server enforces it, the screens show it. Cards of posts whose time has passed offer
 * nothing (ADMCAL-033); what is on networks already is taken back by `delete` over the API.
 */
export function postingActions(
  of: Timed & {
    readonly campaign: { readonly type: CampaignType; readonly published: boolean };
    /** Until when a deletion can be taken back; null: as long as its campaign is not published. */
    readonly restorable_until: string | null;
  },
  { writes, superuser }: PostingReader,
  now: Date,
): PostingAction[] {
  const status = postingStatus(of, now);
  const pending = status === 'pending';
  const library = of.campaign.type === 'library';
  const draft = !of.campaign.published;
  const until = of.restorable_until;
  const may: Readonly<Record<PostingAction, boolean>> = {
    edit: writes && (pending || (draft && status === 'published')),
    reschedule: writes && !library && of.fire_at !== null && (pending || (draft && status === 'published')),
    delete: writes && (pending || (draft && status === 'published')),
    restore: writes && of.deleted && (until === null || now.getTime() < Date.parse(until)),
    categorize: !of.deleted && superuser && library,
    // Agents may have posted theirs before its time, and what they take from a library goes out at any.
    fetch_stats: writes && !draft && !of.deleted,
  };
  return POSTING_ACTIONS.filter((action) => may[action]);
}

/** What a check before publishing may find beside what preflight says of each post; an `error` keeps a campaign from being published. */
export const FINDINGS = {
  postings_none: 'error',
  time_missing: 'error',
  time_past: 'error',
  link_dead: 'error',
  link_unreachable: 'warning',
  links_unchecked: 'warning',
  video_processing: 'warning',
  alt_missing: 'warning',
  too_close: 'warning',
  country_without_agents: 'warning',
  network_without_agents: 'warning',
} as const;
export type OwnFinding = keyof typeof FINDINGS;
