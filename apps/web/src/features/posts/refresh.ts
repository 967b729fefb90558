import type { ScheduledPosting } from '@waypost/contract/posts';

const OFTEN_MS = 5_000;
const LONGEST_MS = 5 * 60_000;
/** Fetched a little after the moment, when the row has changed its state. */
const SLACK_MS = 1_500;

type Watched = Pick<ScheduledPosting, 'label' | 'fire_at'> & {
  readonly first_comment?: ScheduledPosting['first_comment'];
  readonly media?: readonly Pick<ScheduledPosting['media'][number], 'state'>[];
};

/**
 * When a list should be read again by itself: every five seconds while something is on its way or being prepared, otherwise when the next
 * post is due. Nothing to wait for: never.
 */
export function nextRefresh(posts: readonly Watched[], now = Date.now()): number | false {
  const underWay = posts.some(
    ({ label, first_comment: comment, media }) =>
      label === 'publishing' ||
      (label === 'posted' && comment?.state === 'waiting') ||
      (label === 'scheduled_for' && media?.some(({ state }) => state === 'waiting')),
  );
  if (underWay) return OFTEN_MS;
  const waits = posts
    .filter(({ label }) => label === 'scheduled_for')
    .map(({ fire_at }) => Math.max(OFTEN_MS, Date.parse(fire_at) - now + SLACK_MS));
  const soonest = Math.min(...waits);
  return soonest <= LONGEST_MS ? soonest : false;
}
