import type { Session } from '@waypost/contract/accounts';
import {
  connectedPages,
  DASHBOARD_PERIOD,
  firstListName,
  listPosts,
  overviewName,
  postsOverview,
  SHORT_LISTS,
  shortListQuery,
} from '@waypost/contract/posts';
import { TIME_ZONE } from '@waypost/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Waypost } from '../compose.ts';

/**
 * The answers of the API that the dashboard asks for as soon as it stands, as one JSON object by the name under which
 * it looks for them; the browser saves the round trips. They come from the API itself, asked with the caller's own cookie, so that
 * nobody is shown more than the API would show. One that fails is left out: the page asks for it and says what is wrong.
 * null: nobody is signed in, or no page is connected.
 */
export async function firstReads(
  app: FastifyInstance,
  { clock }: Pick<Waypost, 'clock'>,
  request: FastifyRequest,
  { user, profile }: Session,
): Promise<string | null> {
  const [page] = profile === null ? [] : connectedPages(profile);
  if (user === null || profile === null || page === undefined) return null;
  const now = clock.now().toTemporalInstant();
  const times = { now: now.toString(), today: now.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString() };
  const of = { profile: profile.pk, period: DASHBOARD_PERIOD };
  const asked = [
    [overviewName(profile.pk), postsOverview.path, { profile: profile.pk }],
    ...SHORT_LISTS.map(
      (list) => [firstListName(list, page, of), listPosts.path, shortListQuery(list, page, of, times)] as const,
    ),
  ] as const;
  const found = await Promise.all(
    asked.map(async ([name, url, query]) => {
      const answer = await app.inject({
        method: 'GET',
        url,
        query: wireQuery(query),
        headers: { cookie: request.headers.cookie, 'accept-language': user.locale },
        remoteAddress: request.ip,
      });
      return answer.statusCode === 200 ? [`${JSON.stringify(name)}:${answer.payload}`] : [];
    }),
  );
  return `{${found.flat().join()}}`;
}

/** The page on which a person's day starts. */
export const isDashboard = (url: string, { profile }: Session): boolean =>
  profile !== null && url.split('?')[0]?.replace(/\/$/, '') === `/${profile.slug}`;

/** Lists are comma separated (API conventions). */
const wireQuery = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
