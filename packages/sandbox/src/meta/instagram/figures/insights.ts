import { grown } from '../../../platform/growth.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { graphTime } from '../../graph/fields.ts';
import { GraphError, invalidParameter, missingObject } from '../../graph/graph-error.ts';
import { asAccount, TO_MEASURE } from '../access.ts';
import type { Account, Media } from '../state.ts';
import { figuresOf } from './figures.ts';

const DAY = 86_400_000;
const SHARED = ['views', 'reach', 'likes', 'comments', 'saved', 'shares', 'total_interactions', 'reposts'];
const OF_POSTS = ['profile_visits', 'profile_activity', 'follows'];
const OF_REELS = ['ig_reels_avg_watch_time', 'ig_reels_video_view_total_time'];
const OF_MEDIA = [...SHARED, ...OF_POSTS, ...OF_REELS];
/** Names of the enum that no longer answer (changelog of the Instagram platform, 2025). */
const RETIRED = ['impressions', 'plays', 'video_views', 'engagement', 'clips_replays_count'];
const OF_ACCOUNTS = [
  'reach',
  'views',
  'total_interactions',
  'likes',
  'comments',
  'saves',
  'shares',
  'accounts_engaged',
  'profile_views',
];

function asked(ctx: GraphContext): string[] {
  const names = (ctx.params.text('metric') ?? '')
    .replaceAll(/[[\]"\s]/g, '')
    .split(',')
    .filter(Boolean);
  if (names.length === 0) throw new GraphError(3001, 1504028);
  return names;
}

/** One bad name fails the whole call; Instagram has three ways of saying so. */
function checkNames(ctx: GraphContext, names: string[], known: readonly string[], taken: readonly string[]): void {
  for (const [n, name] of names.entries()) {
    if (RETIRED.includes(name) || ctx.instagram.settings.refusedMetrics.includes(name)) {
      throw invalidParameter('The value must be a valid insights metric');
    }
    if (!known.includes(name)) {
      throw invalidParameter(`metric[${n}] must be one of the following values: ${known.join(', ')}`);
    }
    if (!taken.includes(name)) {
      throw invalidParameter(`The Media Insights API does not support the ${name} metric for this media product type.`);
    }
  }
}

function title(name: string): string {
  const words = name.replace(/^ig_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const readMediaInsights: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  const { state, settings } = ctx.instagram;
  const media = state.media.get(id);
  if (!media || media.gone) {
    const album = state.albumOf(id);
    if (!album) throw missingObject('get', id);
    asAccount(ctx, album.accountId, TO_MEASURE, id);
    throw invalidParameter('Insights are not available for items of an album');
  }
  asAccount(ctx, media.accountId, TO_MEASURE, id);
  return { data: rows(ctx, media, settings.absentMetrics) };
};

function rows(ctx: GraphContext, media: Media, absent: string[]): unknown[] {
  const names = asked(ctx);
  checkNames(ctx, names, OF_MEDIA, [...SHARED, ...(media.product === 'REELS' ? OF_REELS : OF_POSTS)]);
  const age = ctx.clock.now() - media.createdAt - ctx.instagram.settings.insightsLagMs;
  // What is not known yet is left out; Instagram does not say 0 for it.
  if (age < 0) return [];
  const figures = figuresOf(ctx, media, age);
  return names
    .filter((name) => !absent.includes(name))
    .map((name) => ({
      name,
      period: 'lifetime',
      values: [{ value: figures[name] }],
      title: title(name),
      description: title(name),
      id: `${media.id}/insights/${name}/lifetime`,
    }));
}

function accountFigure(ctx: GraphContext, account: Account, name: string): number {
  const day = Math.floor(ctx.clock.now() / DAY);
  return grown(`${account.id}:${name}:${day}`, account.followers * 0.3, 5 * DAY);
}

export const readAccountInsights: Handler = (ctx) => {
  const account = asAccount(ctx, ctx.segments[0] ?? '', TO_MEASURE);
  const names = asked(ctx);
  checkNames(ctx, names, [...OF_ACCOUNTS, 'follower_count'], [...OF_ACCOUNTS, 'follower_count']);
  if (ctx.params.required('period') !== 'day') throw invalidParameter('Param period must be one of {day}');
  const total = ctx.params.text('metric_type') === 'total_value';
  const needy = names.filter((name) => !['reach', 'follower_count'].includes(name));
  if (!total && needy.length > 0) {
    throw invalidParameter(
      `The following metrics (${needy.join(', ')}) should be specified with parameter metric_type=total_value`,
    );
  }
  return {
    data: names.map((name) => ({
      name,
      period: 'day',
      title: title(name),
      description: title(name),
      ...(total
        ? { total_value: { value: accountFigure(ctx, account, name) } }
        : { values: [{ value: accountFigure(ctx, account, name), end_time: graphTime(ctx.clock.now()) }] }),
      id: `${account.id}/insights/${name}/day`,
    })),
  };
};
