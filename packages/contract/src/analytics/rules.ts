import { CHANNELS, type MetricKey, type SocialApp } from '../networks/networks.ts';
import type { Metric, StatsDefinition, StatsType } from '../stats/metrics.ts';
import { addDays, PERIODS, type Period } from '../stats/periods.ts';
import { TIME_ZONE } from '../wire/rules.ts';
import { DAY_MS } from '../wire/time.ts';

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

const clock = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** How far Toronto's clock is from UTC at a moment, in milliseconds. */
function offsetAt(at: number): number {
  const [, sign, hours, minutes] = clock.format(at).match(/GMT([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** The same hour on Toronto's clock so many days before, also where a night between had 23 or 25 hours. */
function daysBefore(now: string, days: number): string {
  const at = Date.parse(now);
  const before = at - days * DAY_MS;
  return new Date(before + offsetAt(at) - offsetAt(before)).toISOString();
}

/** Query limits of the time just before a period: as long, and ending at the same hour. All dates have none before. */
export function limitsBefore(
  period: Period,
  today: string,
  now: string,
): { fire_at_from: string; fire_at_to: string } | null {
  if (period === 'all') return null;
  const days = period + 1;
  return { fire_at_from: addDays(today, -days - period), fire_at_to: daysBefore(now, days) };
}
