import { grown } from '../../platform/growth.ts';
import { steadyFraction } from '../../platform/ids.ts';
import { findAuthor } from '../consent/permissions.ts';
import type { LinkedIn } from '../context.ts';
import type { LinkedInPost } from '../state.ts';

export type Figures = {
  impressionCount: number;
  uniqueImpressionsCount: number;
  clickCount: number;
  likeCount: number;
  commentCount: number;
  shareCount: number;
};

function followersOf(li: LinkedIn, post: LinkedInPost): number {
  const author = findAuthor(li, post.author);
  return author?.kind === 'organization' ? author.organization.followers : (author?.member.followers ?? 0);
}

/** Invented but steady figures of a post at an age; comments are counted, and a test may set what it wants. */
export function figuresOf(li: LinkedIn, post: LinkedInPost, ageMs: number): Figures {
  const reach = (followersOf(li, post) + 40) * (post.appeal ?? 1);
  const count = (name: string, share: number) => (ageMs <= 0 ? 0 : grown(`${post.urn}:${name}`, reach * share, ageMs));
  const unique = count('unique', 0.6);
  return {
    uniqueImpressionsCount: unique,
    impressionCount: unique + count('again', 0.5),
    clickCount: count('clicks', 0.06),
    likeCount: li.settings.negativeLikes ? -1 : count('likes', 0.04),
    commentCount: ageMs <= 0 ? 0 : li.state.commentsOf(post.urn).length,
    shareCount: count('shares', 0.008),
    ...post.figures,
  };
}

/** Age at which a figure counts: LinkedIn's figures are behind by the lag. */
export function knownAge(li: LinkedIn, post: LinkedInPost, at = li.clock.now()): number {
  return at - post.createdAt - li.settings.insightsLagMs;
}

export function hasActivity(figures: Figures): boolean {
  return Object.values(figures).some((value) => value !== 0);
}

/** A share of the impressions, not a percentage. */
export function engagement(figures: Figures): number {
  const { clickCount, likeCount, commentCount, shareCount, impressionCount } = figures;
  return impressionCount > 0 ? (clickCount + likeCount + commentCount + shareCount) / impressionCount : 0;
}

/** What came between two times. Likes that are taken back make a day fall below zero. */
export function difference(li: LinkedIn, post: LinkedInPost, start: number, end: number): Figures {
  const [before, after] = [
    figuresOf(li, post, knownAge(li, post, start)),
    figuresOf(li, post, knownAge(li, post, end)),
  ];
  const names = Object.keys(after) as (keyof Figures)[];
  const gained = Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Figures;
  const old = knownAge(li, post, start) > 3 * 86_400_000;
  if (old && gained.likeCount === 0 && steadyFraction(`${post.urn}:${start}`) < 0.2) gained.likeCount = -1;
  return gained;
}
