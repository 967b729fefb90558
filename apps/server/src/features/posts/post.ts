import { type MediaType, videoTypeOf } from '@waypost/contract/media';
import { CHANNELS, type Provider, type SocialApp } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import { statsDefinition } from '@waypost/contract/stats';
import { TIME_ZONE } from '@waypost/contract/wire';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a post is: a link, pictures, or the kind of video that {@link videoTypeOf} names. */
export function typeOf(
  app: SocialApp,
  media: readonly { kind: 'image' | 'video'; width: number; height: number; duration_ms: number | null }[],
  link: string | null,
  wanted?: MediaType,
): PostType {
  if (media.length === 0) return link === null ? 'post' : 'link';
  const video = media.find((file) => file.kind === 'video');
  if (video === undefined) return 'image';
  // Where videos may stand among pictures, several files are one thing to leaf through, whatever they are.
  if (media.length > 1 && CHANNELS[app].videos?.mixes) return 'image';
  return videoTypeOf(app, { ...video, seconds: (video.duration_ms ?? 0) / 1000 }, wanted);
}

/** An hour before the time, spread over the hour before that, so that a busy quarter does not ask the network at once. */
export function preflightTime(fireAt: Date, now: Date, random: number): Date | null {
  const at = fireAt.getTime() - HOUR_MS - random * HOUR_MS;
  return at > now.getTime() ? new Date(at) : null;
}

export const lateAfter = (fireAt: Date, minutes: number): Date => new Date(fireAt.getTime() + minutes * MINUTE_MS);

export interface Limit {
  readonly at: Date;
  /** A day ends before its successor begins; an instant includes itself. */
  readonly inclusive: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function startOfDay(day: string, plusDays: number): Date {
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(TIME_ZONE);
  return new Date(start.epochMilliseconds);
}

/** A day is a whole day in Toronto, which has 23 or 25 hours twice a year. */
export const fromLimit = (limit: string): Limit => ({
  at: DAY.test(limit) ? startOfDay(limit, 0) : new Date(limit),
  inclusive: true,
});
export const toLimit = (limit: string): Limit =>
  DAY.test(limit) ? { at: startOfDay(limit, 1), inclusive: false } : { at: new Date(limit), inclusive: true };

/** When figures are fetched, counted from the posting: 1 h, 24 h, 3, 7, 14 and 28 days. */
const STATS_HOURS = [1, 24, 3 * 24, 7 * 24, 14 * 24, 28 * 24];

/** The step after the one that was just done, leaving out those whose time has passed; null when all are done. */
export function nextStats(postedAt: Date, step: number, now: Date): { step: number; at: Date } | null {
  for (let next = step + 1; next < STATS_HOURS.length; next += 1) {
    const at = new Date(postedAt.getTime() + (STATS_HOURS[next] ?? 0) * HOUR_MS);
    if (at > now) return { step: next, at };
  }
  return null;
}

/** What the top list ranks by: the sum of the primary figures; null ranks last. */
export function statsRank(
  provider: Provider,
  type: PostType,
  metrics: Readonly<Record<string, number | null>>,
): number | null {
  const values = (statsDefinition(provider, type)?.primary ?? []).flatMap((key) => metrics[key] ?? []);
  return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0));
}

/** The site that a link leads to, as people say it. */
export function domainOf(link: string | null): string | null {
  return link === null ? null : (URL.parse(link)?.hostname.replace(/^www\./, '') ?? null);
}
