import { authorOf, hasScope, roleOf } from '../consent/permissions.ts';
import { ok, type RestContext, type RestHandler } from '../context.ts';
import { denied, LinkedInError } from '../linkedin-error.ts';
import { paging, type RestValue } from '../restli.ts';
import type { LinkedInPost, Organization } from '../state.ts';
import { difference, engagement, type Figures, figuresOf, hasActivity, knownAge } from './figures.ts';

const DAY = 86_400_000;

type Interval = { start: number; end: number };

function organizationOf(ctx: RestContext): Organization {
  if (ctx.query.required('q') !== 'organizationalEntity') throw new LinkedInError('ILLEGAL_ARGUMENT');
  const author = authorOf(ctx, ctx.query.required('organizationalEntity'), 'organizationalEntity');
  if (author.kind !== 'organization') throw new LinkedInError('INVALID_URN_TYPE');
  const { organization } = author;
  const administrator = roleOf(ctx, organization) === 'ADMINISTRATOR';
  if (!hasScope(ctx, 'rw_organization_admin') || !administrator || organization.statisticsForbidden) {
    throw denied('organizationalEntityShareStatistics.FINDER-organizationalEntity', ctx.version);
  }
  return organization;
}

/** Posts of the wished kind; a URN of the other kind belongs into the other parameter. */
function postsOf(ctx: RestContext, name: 'shares' | 'ugcPosts', author: string): LinkedInPost[] {
  const urns = ctx.query.list(name) ?? [];
  const prefix = name === 'shares' ? 'urn:li:share:' : 'urn:li:ugcPost:';
  if (urns.some((urn) => !urn.startsWith(prefix)))
    throw new LinkedInError('INVALID_URN_TYPE', `${name}: Invalid URN Type`);
  return urns.flatMap((urn) => ctx.state.posts.get(urn) ?? []).filter((post) => post.author === author && !post.gone);
}

const numberIn = (value: RestValue | undefined) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : NaN;

function intervalsOf(ctx: RestContext): Interval[] | undefined {
  const asked = ctx.query.record('timeIntervals');
  if (!asked) return undefined;
  const range = asked.timeRange;
  if (typeof range !== 'object' || Array.isArray(range)) throw new LinkedInError('ILLEGAL_ARGUMENT');
  const [start, end] = [numberIn(range.start), numberIn(range.end)];
  const granularity = asked.timeGranularityType;
  if (!(start < end) || (granularity !== 'DAY' && granularity !== 'MONTH')) throw new LinkedInError('ILLEGAL_ARGUMENT');
  if (start < ctx.clock.now() - 366 * DAY) {
    throw new LinkedInError('ILLEGAL_ARGUMENT', 'Statistics are available for the last 12 months only');
  }
  const intervals: Interval[] = [];
  for (let from = start; from < end; ) {
    const to = granularity === 'DAY' ? from + DAY : nextMonth(from);
    intervals.push({ start: from, end: Math.min(to, end) });
    from = to;
  }
  return intervals;
}

function nextMonth(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Series spell one name in the plural, lifetime figures do not. */
function statistics(figures: Figures, series: boolean): Record<string, number> {
  const { uniqueImpressionsCount, ...rest } = figures;
  const unique = series ? 'uniqueImpressionsCounts' : 'uniqueImpressionsCount';
  return { [unique]: uniqueImpressionsCount, ...rest, engagement: engagement(figures) };
}

function sum(all: Figures[]): Figures {
  const total: Figures = {
    impressionCount: 0,
    uniqueImpressionsCount: 0,
    clickCount: 0,
    likeCount: 0,
    commentCount: 0,
    shareCount: 0,
  };
  for (const figures of all) for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += figures[name];
  return total;
}

type Row = { key: Record<string, string>; posts: LinkedInPost[] };

/** `GET /organizationalEntityShareStatistics`: posts that nobody saw or touched are simply not in the answer. */
export const shareStatistics: RestHandler = (ctx) => {
  const organization = organizationOf(ctx);
  const entity = `urn:li:organization:${organization.id}`;
  const intervals = intervalsOf(ctx);
  const single = ctx.query.has('shares') || ctx.query.has('ugcPosts');
  const rows: Row[] = single
    ? [
        ...postsOf(ctx, 'shares', entity).map((post) => ({ key: { share: post.urn }, posts: [post] })),
        ...postsOf(ctx, 'ugcPosts', entity).map((post) => ({ key: { ugcPost: post.urn }, posts: [post] })),
      ]
    : [{ key: {}, posts: ctx.state.postsOf(entity).filter((post) => !post.gone) }];
  const elements = rows.flatMap(({ key, posts }) => {
    const base = { organizationalEntity: entity, ...key };
    if (intervals) {
      return intervals
        .map((timeRange) => ({
          timeRange,
          figures: sum(posts.map((post) => difference(ctx, post, timeRange.start, timeRange.end))),
        }))
        .filter(({ figures }) => !single || hasActivity(figures))
        .map(({ timeRange, figures }) => ({ ...base, timeRange, totalShareStatistics: statistics(figures, true) }));
    }
    const figures = sum(posts.map((post) => figuresOf(ctx, post, knownAge(ctx, post))));
    return single && !hasActivity(figures) ? [] : [{ ...base, totalShareStatistics: statistics(figures, false) }];
  });
  const [start, count] = [ctx.query.integer('start', 0), ctx.query.integer('count', Math.max(10, elements.length))];
  return ok({ paging: paging(start, count), elements: elements.slice(start, start + count) });
};
