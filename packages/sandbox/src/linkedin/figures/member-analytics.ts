import { hasScope, personUrn } from '../consent/permissions.ts';
import { ok, type RestContext, type RestHandler } from '../context.ts';
import { denied, LinkedInError } from '../linkedin-error.ts';
import { paging, type RestValue } from '../restli.ts';
import type { LinkedInPost } from '../state.ts';
import { type Figures, figuresOf, knownAge } from './figures.ts';

const DAY = 86_400_000;
const TYPE = 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1';

/** Metric of a query, and the version that brought it. */
const QUERIES: Readonly<Record<string, { since: string; value: (figures: Figures) => number }>> = {
  IMPRESSION: { since: '202506', value: (it) => it.impressionCount },
  MEMBERS_REACHED: { since: '202506', value: (it) => it.uniqueImpressionsCount },
  RESHARE: { since: '202506', value: (it) => it.shareCount },
  REACTION: { since: '202506', value: (it) => it.likeCount },
  COMMENT: { since: '202506', value: (it) => it.commentCount },
  POST_SAVE: { since: '202604', value: (it) => Math.floor(it.clickCount / 4) },
};

function postsAsked(ctx: RestContext): LinkedInPost[] {
  const mine = personUrn(ctx.member.id);
  const kind = ctx.query.required('q');
  if (kind === 'me') return ctx.state.postsOf(mine).filter((post) => !post.gone);
  const entity = ctx.query.record('entity');
  if (kind !== 'entity' || !entity) throw new LinkedInError('ILLEGAL_ARGUMENT');
  const urn = entity.share ?? entity.ugc;
  const prefix = entity.share === undefined ? 'urn:li:ugcPost:' : 'urn:li:share:';
  if (typeof urn !== 'string' || !urn.startsWith(prefix)) throw new LinkedInError('INVALID_URN_TYPE');
  const post = ctx.state.posts.get(urn);
  if (!post || post.gone || post.author !== mine) throw new LinkedInError('NOT_FOUND');
  return [post];
}

type Day = { year: number; month: number; day: number };

function dayIn(value: RestValue | undefined): Day {
  if (typeof value !== 'object' || Array.isArray(value)) throw new LinkedInError('ILLEGAL_ARGUMENT');
  return { year: Number(value.year), month: Number(value.month), day: Number(value.day) };
}

const startOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);

function asDay(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function element(type: string, count: number, dateRange: Record<string, Day>): Record<string, unknown> {
  return { count, dateRange, metricType: { [TYPE]: type } };
}

function total(ctx: RestContext, posts: LinkedInPost[], value: (figures: Figures) => number, at: number): number {
  return posts.reduce((sum, post) => sum + value(figuresOf(ctx, post, knownAge(ctx, post, at))), 0);
}

/** `GET /memberCreatorPostAnalytics`: one metric per call, and only for apps beyond the development tier. */
export const memberPostAnalytics: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'r_member_postAnalytics')) throw denied('memberCreatorPostAnalytics.FINDER-entity', ctx.version);
  if (ctx.settings.tier === 'development') throw new LinkedInError('RESOURCE_NOT_FOUND');
  const type = ctx.query.required('queryType');
  const query = Object.hasOwn(QUERIES, type) ? QUERIES[type] : undefined;
  if (!query || ctx.version < query.since) throw new LinkedInError('ILLEGAL_ARGUMENT', `Invalid queryType ${type}`);
  const posts = postsAsked(ctx);
  const range = ctx.query.record('dateRange');
  const [from, to] = range ? [startOf(dayIn(range.start)), startOf(dayIn(range.end))] : [0, ctx.clock.now()];
  if (!(from < to)) throw new LinkedInError('ILLEGAL_ARGUMENT', 'Invalid dateRange');
  const gained = (start: number, end: number) =>
    total(ctx, posts, query.value, end) - (start > 0 ? total(ctx, posts, query.value, start) : 0);
  if ((ctx.query.text('aggregation') ?? 'TOTAL') === 'TOTAL') {
    const shown: Record<string, Day> = range ? { start: asDay(from), end: asDay(to) } : {};
    return ok({ paging: paging(0, 10, 1), elements: [element(type, gained(from, to), shown)] });
  }
  if (type === 'MEMBERS_REACHED')
    throw new LinkedInError('ILLEGAL_ARGUMENT', 'DAILY is not supported for MEMBERS_REACHED');
  if (!range) throw new LinkedInError('ILLEGAL_ARGUMENT', 'DAILY needs a dateRange');
  const days = Math.min(Math.ceil((to - from) / DAY), 366);
  const elements = Array.from({ length: days }, (_, n) => {
    const start = from + n * DAY;
    return element(type, gained(start, start + DAY), { start: asDay(start), end: asDay(start + DAY) });
  });
  return ok({ paging: paging(0, elements.length, elements.length), elements });
};
