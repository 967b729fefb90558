import { type Metric, metricsOf } from '@waypost/contract/stats';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Metrics, PageAccess, SocialConnector, StatsResult } from '../port.ts';
import { asking, noAnswer, statusOf } from './error-classes.ts';
import { authorUrn, type LinkedInOptions, postUrn } from './options.ts';
import { encoded, listOf, recordOf } from './wire/restli.ts';

export function fetchStats(
  options: LinkedInOptions,
  page: PageAccess,
  post: Parameters<SocialConnector['fetchStats']>[1],
): Promise<StatsResult> {
  const urn = post.remoteId;
  return asking(options, async () => {
    postUrn(urn);
    // LinkedIn says in no header how much of the quota is used.
    return { ...(await (page.isFeed ? memberStats : organizationStats)(options, page, urn)), usagePercent: null };
  });
}

type Reading = Omit<StatsResult, 'usagePercent'>;

async function organizationStats(options: LinkedInOptions, page: PageAccess, urn: string): Promise<Reading> {
  const name = urn.startsWith('urn:li:share:') ? 'shares' : 'ugcPosts';
  const query = `q=organizationalEntity&organizationalEntity=${encoded(authorUrn(page))}&${name}=${listOf([urn])}`;
  const path = `rest/organizationalEntityShareStatistics?${query}`;
  const answer = await permitted(() => options.rest.get(path, page.token, 'FINDER'));
  // Only administrators see figures; likes and comments can be counted by everybody who may read the post.
  if (answer === null) {
    const counts = await permitted(() => countReactions(options, page, urn), [403]);
    const metrics = { ...metricsFrom(null, null), ...counts };
    const refused = ['organizationalEntityShareStatistics', ...(counts === null ? ['socialActions'] : [])];
    return { metrics, refused };
  }
  const element = listAt(answer.body, 'elements').find((it) =>
    [textAt(it, 'share'), textAt(it, 'ugcPost')].includes(urn),
  );
  // A post that nobody has seen or touched is left out, and so is one that is gone; the second question tells.
  if (element === undefined)
    return { metrics: { ...metricsFrom(null, 0), ...(await countReactions(options, page, urn)) }, refused: [] };
  return { metrics: metricsFrom(at(element, 'totalShareStatistics'), null), refused: [] };
}

function metricsFrom(total: unknown, otherwise: number | null): Metrics {
  const metrics: Metrics = {};
  for (const { key, names, unit } of metricsOf('linkedin', 'post')) {
    const value = names.map((name) => numberAt(total, name)).find((count) => count !== null) ?? null;
    // Taking a like back that was never counted makes LinkedIn's counts negative; ours never are.
    metrics[key] = value === null ? otherwise : Math.max(unit === 'percent' ? percent(value) : value, 0);
  }
  return metrics;
}

/** LinkedIn's engagement is a share of the impressions; the product shows a percentage. */
const percent = (share: number): number => Math.round(share * 1_000_000) / 10_000;

async function countReactions({ rest }: LinkedInOptions, page: PageAccess, urn: string): Promise<Metrics> {
  const { body } = await rest.get(`rest/socialActions/${encoded(urn)}`, page.token);
  const likes = numberAt(body, 'likesSummary', 'totalLikes') ?? numberAt(body, 'likesSummary', 'aggregatedTotalLikes');
  const comments =
    numberAt(body, 'commentsSummary', 'aggregatedTotalComments') ??
    numberAt(body, 'commentsSummary', 'totalFirstLevelComments');
  return {
    post_likes: likes === null ? null : Math.max(likes, 0),
    post_comments: comments === null ? null : Math.max(comments, 0),
  };
}

/**
 * A member's post: its analytics, one figure per call, where the app has them; else the counts that stand below the
 * post, where the token may read them. Nothing readable is null, not zero.
 */
async function memberStats(options: LinkedInOptions, page: PageAccess, urn: string): Promise<Reading> {
  const figures = metricsOf('linkedin', 'feedpost');
  const metrics: Metrics = Object.fromEntries(figures.map(({ key }) => [key, null]));
  for (const figure of figures) {
    metrics[figure.key] = await memberFigure(options, page, urn, figure);
    if (figure === figures[0] && metrics[figure.key] === null) return countedBelow(options, page, urn, metrics);
  }
  return { metrics, refused: figures.flatMap(({ key, names }) => (metrics[key] === null ? names : [])) };
}

async function countedBelow(
  options: LinkedInOptions,
  page: PageAccess,
  urn: string,
  metrics: Metrics,
): Promise<Reading> {
  const refused = ['memberCreatorPostAnalytics'];
  const counts = await permitted(() => countReactions(options, page, urn), [403]);
  return { metrics: { ...metrics, ...counts }, refused: counts === null ? [...refused, 'socialActions'] : refused };
}

async function memberFigure(
  { rest }: LinkedInOptions,
  page: PageAccess,
  urn: string,
  { names: [queryType] }: Metric,
): Promise<number | null> {
  const entity = recordOf(urn.startsWith('urn:li:share:') ? 'share' : 'ugc', urn);
  const path = `rest/memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=${queryType}&aggregation=TOTAL`;
  const answer = await permitted(() => rest.get(path, page.token, 'FINDER'));
  if (answer === null) return null;
  const count = numberAt(answer.body, 'elements', 0, 'count');
  return count === null ? null : Math.max(count, 0);
}

export function fetchFollowers(options: LinkedInOptions, page: PageAccess): Promise<number | null> {
  const { rest } = options;
  return asking(options, async () => {
    if (page.isFeed) {
      const answer = await permitted(() => rest.get('rest/memberFollowersCount?q=me', page.token, 'FINDER'));
      return answer === null ? null : numberAt(answer.body, 'elements', 0, 'memberFollowersCount');
    }
    const path = `rest/networkSizes/${encoded(authorUrn(page))}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`;
    const { body } = await rest.get(path, page.token);
    const count = numberAt(body, 'firstDegreeSize');
    if (count === null) throw noAnswer();
    return count;
  });
}

/** Null where the app or the person may not ask; in the development tier some figures do not exist at all (404). */
async function permitted<T>(read: () => Promise<T>, statuses: readonly number[] = [403, 404]): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (statuses.includes(statusOf(error) ?? 0)) return null;
    throw error;
  }
}
