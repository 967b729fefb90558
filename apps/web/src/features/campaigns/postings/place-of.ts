import type { Finding, Posting } from '@waypost/contract/campaigns';

/** Which field of a post, or of its campaign, a check is about: codes say it in their names. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^country/, 'countries'],
  [/^(message|placeholder|same_text)/, 'message'],
  [/^(time|too_close|too_soon|slot)/, 'fireAt'],
  [/^link|_link$/, 'link'],
  [/image|picture|video|reel|media|alt|logo|end_card/, 'media'],
];
export const fieldOf = ({ code }: Pick<Finding, 'code'>): string | null =>
  FIELDS.find(([names]) => names.test(code))?.[1] ?? null;

/** In the order of their times; what has none yet comes last. */
export const inOrder = (a: Posting, b: Posting): number =>
  (a.fire_at ?? '9').localeCompare(b.fire_at ?? '9') || a.id - b.id;
