import { type MediaType, videoTypeOf } from '@waypost/contract/media';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { isLinkPost, type PostType, type Shown } from '@waypost/contract/posts';
import { HOUR_MS } from '@waypost/contract/wire';

const MINUTE_MS = 60_000;

/** What a post is: a link, pictures, or the kind of video that {@link videoTypeOf} names. */
export function typeOf(
  app: SocialApp,
  media: readonly { kind: 'image' | 'video'; width: number; height: number; duration_ms: number | null }[],
  { link, shows }: { link: string | null; shows?: Shown | null },
  wanted?: MediaType,
): PostType {
  if (isLinkPost(app, { link, shows })) return 'link';
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

/** When a post that was looked over is looked over again: at its own time, where something woke it before that could come; else never. */
export function preflightAgain(fireAt: Date, now: Date, random: number): Date | null {
  return now.getTime() < fireAt.getTime() - 2 * HOUR_MS ? preflightTime(fireAt, now, random) : null;
}

export const lateAfter = (fireAt: Date, minutes: number): Date => new Date(fireAt.getTime() + minutes * MINUTE_MS);
