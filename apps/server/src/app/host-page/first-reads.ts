import type { Session } from '@waypost/contract/accounts';
import { announcementsName, listAnnouncements } from '@waypost/contract/announcements';
import { listDrafts, openDraftName, openDraftQuery } from '@waypost/contract/generator';
import type { FirstReads } from '@waypost/contract/host-page';
import { isSocialApp } from '@waypost/contract/networks';
import {
  type Clock,
  type ConnectedPage,
  connectedPages,
  DASHBOARD_PERIOD,
  firstListName,
  type ListView,
  listName,
  listPosts,
  listQuery,
  overviewName,
  postsOverview,
  SHORT_LISTS,
  shortListQuery,
  viewOf,
} from '@waypost/contract/posts';
import { TIME_ZONE } from '@waypost/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Waypost } from '../compose.ts';
import type { PageAt } from './web-files.ts';

/** What a page asks for as soon as it stands, and the name under which it looks for the answer. */
type Asked = readonly [name: string, path: string, query: object];

type Where = Pick<PageAt, 'params'> & { readonly view: ListView };
type Asking = (profile: NonNullable<Session['profile']>, where: Where, clock: Clock) => readonly Asked[] | null;

/** What each kind of first reads is. */
const ASKINGS: Readonly<Record<FirstReads, Asking>> = {
  dashboard: (profile, _, clock) => ofDashboard(profile.pk, connectedPages(profile), clock),
  draft: (profile) => (connectedPages(profile).length === 0 ? [] : [openDraftOf(profile.pk)]),
  list: (profile, { params: { app }, view }, clock) => {
    if (app === undefined) return ofList(profile.pk, null, view, clock);
    if (!isSocialApp(app)) return null;
    const page = connectedPages(profile).find((of) => of.app === app);
    return page === undefined ? [] : ofList(profile.pk, page, view, clock);
  },
};

/**
 * The pages of every day, which people also open on slow phones, come with what they show first, and with the picture of it.
 * null: another page, nobody is signed in, or the profile is another's.
 */
function firstAsked(at: PageAt | null, url: string, { profile }: Session, clock: Clock): readonly Asked[] | null {
  if (at?.page.reads === undefined || profile === null || at.params.slug !== profile.slug) return null;
  const view = viewOf(Object.fromEntries(new URLSearchParams(url.split('?')[1])));
  return ASKINGS[at.page.reads](profile, { params: at.params, view }, clock);
}

function ofDashboard(profile: number, [page]: readonly ConnectedPage[], clock: Clock): Asked[] {
  const of = { profile, period: DASHBOARD_PERIOD };
  const told: Asked = [announcementsName(profile), listAnnouncements.path, { profile }];
  if (page === undefined) return [told];
  return [
    told,
    overviewOf(profile),
    ...SHORT_LISTS.map(
      (list): Asked => [firstListName(list, page, of), listPosts.path, shortListQuery(list, page, of, clock)],
    ),
  ];
}

const openDraftOf = (profile: number): Asked => [openDraftName(profile), listDrafts.path, openDraftQuery(profile)];

/** Of which the troubles stand above every list. */
const overviewOf = (profile: number): Asked => [overviewName(profile), postsOverview.path, { profile }];

function ofList(profile: number, page: ConnectedPage | null, view: ListView, clock: Clock): Asked[] {
  // Above the list stand posts that were just made; the two come together or not at all, so that nothing jumps.
  if (view.ids.length > 0) return [overviewOf(profile)];
  const whose = { profile, page };
  return [overviewOf(profile), [listName(view, whose), listPosts.path, listQuery(view, whose, clock)]];
}

/**
 * What a page brings beside itself; null where it brings nothing, not even its picture. Never fails: the page can ask for all
 * of it itself.
 */
export async function broughtBy(
  app: FastifyInstance,
  { clock, log }: Pick<Waypost, 'clock' | 'log'>,
  session: Session,
  request: FastifyRequest,
  at: PageAt | null,
): Promise<{ readonly reads: string | null } | null> {
  try {
    const asked = firstAsked(at, request.url, session, clockOf({ clock }));
    return asked && { reads: asked.length === 0 ? null : await firstReads(app, asked, request) };
  } catch (err) {
    log.warn({ err }, 'a page goes out without its first reads');
    return null;
  }
}

/**
 * The answers of the API to what a page asks for first, as one JSON object by name; the browser saves the round trips. They come
 * from the API itself, asked with the caller's own cookie, so that nobody is shown more than the API would show. One that fails
 * is left out: the page asks for it and says what is wrong.
 */
async function firstReads(app: FastifyInstance, asked: readonly Asked[], request: FastifyRequest): Promise<string> {
  const found = await Promise.all(
    asked.map(async ([name, url, query]) => {
      const answer = await app.inject({
        method: 'GET',
        url,
        query: wireQuery(query),
        headers: { cookie: request.headers.cookie, 'accept-language': request.locale },
        remoteAddress: request.ip,
      });
      return answer.statusCode === 200 ? [`${JSON.stringify(name)}:${answer.payload}`] : [];
    }),
  );
  return `{${found.flat().join()}}`;
}

function clockOf({ clock }: Pick<Waypost, 'clock'>): Clock {
  const now = clock.now().toTemporalInstant();
  return { now: now.toString(), today: now.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString() };
}

/** Lists are comma separated (API conventions). */
const wireQuery = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
