import { type Provider, providerOf, SOCIAL_APPS, type SocialApp } from '../networks/networks.ts';
import type { Profile } from '../profiles/schemas.ts';
import { type DASHBOARD_PERIODS, type Period, periodLimits } from '../stats/periods.ts';
import { PAGE_SIZES } from '../wire/rules.ts';
import { PENDING_STATUSES, POST_STATUS, UPCOMING_STATUSES } from './state.ts';

/** A page of a network, as every list of posts names it. */
export interface PageOfPosts {
  readonly pgid: string;
  readonly profile: number;
  readonly provider: Provider;
}

/** All pages of a profile. */
export type WholeProfile = Pick<PageOfPosts, 'profile'>;

export interface Clock {
  /** The day in Toronto. */
  readonly today: string;
  /** The instant. */
  readonly now: string;
}

export interface ConnectedPage {
  readonly app: SocialApp;
  readonly pageId: string;
}

/**
 * Apps with a page, in the order of the tabs; the first one is what a page shows at first. A broken connection keeps its
 * place, so that posts that wait for it stay in sight (DASH-004).
 */
export function connectedPages({ applications }: Pick<Profile, 'applications'>): ConnectedPage[] {
  return SOCIAL_APPS.flatMap((app) => {
    const { installed, data } = applications[app];
    return installed && data?.page_id ? [{ app, pageId: data.page_id }] : [];
  });
}

/** What is not on the network yet (POST-002). */
export const upcomingQuery = <P extends PageOfPosts | WholeProfile>(
  page: P,
  period: Period,
  { today, now }: Clock,
) => ({
  ...page,
  ...periodLimits(period, 'ahead', today, now),
  status: UPCOMING_STATUSES,
  deleted: false,
  ordering: 'fire_at' as const,
  page_size: PAGE_SIZES.default,
});

/** What is ahead and goes out by itself. */
const aheadQuery = (page: PageOfPosts, period: Period, clock: Clock) => ({
  ...upcomingQuery(page, period, clock),
  fire_at_from: clock.now,
  status: PENDING_STATUSES,
});

/** The best of what is (STATS-018). */
export const topQuery = <P extends PageOfPosts | WholeProfile>(page: P, period: Period, { today, now }: Clock) => ({
  ...page,
  ...periodLimits(period, 'back', today, now),
  status: [POST_STATUS.posted],
  top: true,
  page_size: PAGE_SIZES.default,
});

export const SHORT_LISTS = ['upcoming', 'top'] as const;
export type ShortList = (typeof SHORT_LISTS)[number];
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];
/** Until somebody chooses another one. */
export const DASHBOARD_PERIOD: DashboardPeriod = 7;

/** The query behind a column of the dashboard (DASH-001, DASH-002), which shows no trouble; the host page answers it in advance. */
export function shortListQuery(list: ShortList, { app, pageId }: ConnectedPage, of: ListOf, clock: Clock) {
  const page = { pgid: pageId, profile: of.profile, provider: providerOf(app) };
  const query = list === 'top' ? topQuery(page, of.period, clock) : aheadQuery(page, of.period, clock);
  return { ...query, page_size: PAGE_SIZES.top };
}

/** Under which name the host page's data holds such a list. */
export const firstListName = (list: ShortList, { app, pageId }: ConnectedPage, { profile, period }: ListOf): string =>
  [list, profile, app, pageId, period].join('/');

interface ListOf {
  readonly profile: number;
  readonly period: DashboardPeriod;
}
