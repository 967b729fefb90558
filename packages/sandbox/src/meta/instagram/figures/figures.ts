import { grown } from '../../../platform/growth.ts';
import type { Facebook } from '../../graph/context.ts';
import type { Media } from '../state.ts';

/** Invented but steady figures of a post at an age; they only rise. Comments are counted, not invented; a test may set what it wants. */
export function figuresOf(fb: Facebook, media: Media, ageMs: number): Record<string, number> {
  const followers = fb.instagram.state.accounts.get(media.accountId)?.followers ?? 0;
  const reel = media.product === 'REELS';
  const count = (name: string, share: number) =>
    grown(`${media.id}:${name}`, (followers + 30) * (media.appeal ?? 1) * share, ageMs);
  const reach = count('reach', reel ? 2.2 : 0.9);
  const views = reach + count('views', reel ? 2 : 0.8);
  const [likes, saved, shares] = [count('likes', 0.09), count('saved', 0.02), count('shares', 0.015)];
  const comments = fb.instagram.state.commentsOf(media.id).length;
  const watched = 4_000 + (Number(media.id.slice(-3)) % 40) * 100;
  return {
    views,
    reach,
    likes,
    saved,
    shares,
    comments,
    total_interactions: likes + saved + shares + comments,
    profile_visits: count('visits', 0.03),
    profile_activity: count('activity', 0.01),
    follows: count('follows', 0.005),
    ig_reels_avg_watch_time: ageMs > 0 ? watched : 0,
    ig_reels_video_view_total_time: views * watched,
    reposts: count('reposts', 0.004),
    ...media.figures,
  };
}
