import { CHANNELS, type MetricKey, type SocialApp } from '../networks/networks.ts';
import type { Metric, StatsDefinition, StatsType } from '../stats/metrics.ts';
import { PERIODS, type Period, periodLimits } from '../stats/periods.ts';

/** How far back analytics look at first (ANALYTICS-004). */
export const ANALYTICS_PERIOD: Period = 28;

/** How many words of a message a row shows (ANALYTICS-016, LIMITS-007). */
const WORDS_SHOWN = 10;

/** The beginning of a text on one line, with an ellipsis where more follows. */
export function firstWords(text: string): string {
  const words = text.trim().split(/\s+/u);
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).join(' ')}…` : words.join(' ');
}

/** The types of posts that a network is asked about, in its order (ANALYTICS-005, ANALYTICS-006). */
export const analysedTypes = (app: SocialApp): readonly StatsType[] =>
  definitions(app).flatMap(({ type, hiddenOnFilters }) => (hiddenOnFilters ? [] : [type]));

/** What is told of such posts; a page's followers are told apart, because no post has any. */
export const analysedMetrics = (app: SocialApp, type: StatsType): readonly Metric<MetricKey>[] =>
  definitions(app)
    .find((entry) => entry.type === type)
    ?.metrics.filter(({ aggregate }) => aggregate !== 'last') ?? [];

const definitions = (app: SocialApp): readonly StatsDefinition<MetricKey>[] => CHANNELS[app].figures;

export const LISTS = ['top', 'all'] as const;

/** What the address says about analytics of a network; what makes no sense is passed over. */
export function analysedView(app: SocialApp, params: Readonly<Record<string, string | undefined>>) {
  const types = analysedTypes(app);
  const type = types.find((known) => known === params.type) ?? types[0] ?? 'post';
  const metrics = analysedMetrics(app, type);
  return {
    type,
    metrics,
    metric: metrics.find(({ key }) => key === params.metric) ?? metrics[0],
    period: PERIODS.find((known) => String(known) === params.period) ?? ANALYTICS_PERIOD,
    list: LISTS.find((known) => known === params.list) ?? 'top',
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Query limits of the time just before a period: as long, and ending at the same hour. All dates have none before. */
export function limitsBefore(
  period: Period,
  today: string,
  now: string,
): { fire_at_from: string; fire_at_to: string } | null {
  if (period === 'all') return null;
  const earlier = (period + 1) * DAY_MS;
  const [day, end] = [Date.parse(`${today}T00:00:00Z`), Date.parse(now)].map((at) =>
    new Date(at - earlier).toISOString(),
  );
  const { fire_at_from } = periodLimits(period, 'back', (day ?? today).slice(0, 10), now);
  return fire_at_from === undefined || end === undefined ? null : { fire_at_from, fire_at_to: end };
}

/** How a figure moved against the time before; null where one of the two is unknown. No base, no percent. */
export function changeOf(
  value: number | null | undefined,
  before: number | null | undefined,
): { readonly by: number; readonly percent: number | null } | null {
  if (typeof value !== 'number' || typeof before !== 'number') return null;
  return { by: value - before, percent: before === 0 ? null : ((value - before) / before) * 100 };
}
