import {
  connectedPages,
  DASHBOARD_PERIOD,
  firstListName,
  listPosts,
  type Profile,
  type Session,
  SHORT_LISTS,
  shortListQuery,
} from '@waypost/contract';
import { TIME_ZONE } from '@waypost/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Waypost } from './compose.ts';

/**
 * The answers of the API that the page of this address asks for as soon as it stands, as JSON by the name under which it looks
 * for them; the browser saves the round trips. They come from the API itself, asked with the caller's own cookie, so that
 * nobody is shown more than the API would show. One that fails is left out: the page asks for it and says what is wrong.
 */
export async function firstReads(
  app: FastifyInstance,
  { clock }: Pick<Waypost, 'clock'>,
  request: FastifyRequest,
  { user, profile }: Session,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const [page] = profile === null ? [] : connectedPages(profile);
  if (user === null || profile === null || page === undefined || !isDashboard(request, profile)) return found;
  const now = clock.now().toTemporalInstant();
  const times = { now: now.toString(), today: now.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString() };
  const of = { profile: profile.pk, period: DASHBOARD_PERIOD };
  await Promise.all(
    SHORT_LISTS.map(async (list) => {
      const answer = await app.inject({
        method: 'GET',
        url: listPosts.path,
        query: wireQuery(shortListQuery(list, page, of, times)),
        headers: { cookie: request.headers.cookie, 'accept-language': user.locale },
        remoteAddress: request.ip,
      });
      if (answer.statusCode === 200) found.set(firstListName(list, page, of), answer.payload);
    }),
  );
  return found;
}

const isDashboard = (request: FastifyRequest, { slug }: Profile): boolean =>
  request.url.split('?')[0]?.replace(/\/$/, '') === `/${slug}`;

/** Lists are comma separated (API conventions). */
const wireQuery = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
