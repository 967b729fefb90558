import type { PageOptions } from '../page.ts';
import type { PostOptions } from '../post.ts';

/** A kind of post as the machine tells them apart; its name begins the text of each of its posts. */
export interface Kind {
  readonly name: string;
  readonly page: PageOptions;
  readonly post: PostOptions;
  /** The call that makes it public. */
  readonly releasedBy: string;
}

const kind = (name: string, releasedBy: string, page: PageOptions, post: PostOptions): Kind => ({
  name,
  releasedBy,
  // Nothing may be too late here: a victim turns the clock, and hundreds of them follow each other.
  page: { ...page, lateAfterMinutes: 2_880 },
  post,
});
const facebook = { app: 'facebook' } as const;
const instagram = { app: 'instagram' } as const;
const linkedin = { app: 'linkedin' } as const;
const link = 'https://www.example.com/tours';
const firstComment = 'Cabins are going fast.';

export const KINDS: readonly Kind[] = [
  kind('facebook text', 'POST feed', facebook, {}),
  kind('facebook photo', 'POST feed', facebook, { images: 1 }),
  kind('facebook photos', 'POST feed', facebook, { images: 3 }),
  kind('facebook video', 'POST videos', facebook, { film: 'video' }),
  kind('facebook reel', 'POST video_reels', facebook, { film: 'reel' }),
  kind('instagram image', 'POST media_publish', instagram, { images: 1 }),
  kind('instagram carousel', 'POST media_publish', instagram, { images: 3 }),
  kind('instagram reel', 'POST media_publish', instagram, { film: 'reel' }),
  kind('linkedin text', 'POST posts', linkedin, {}),
  kind('linkedin image', 'POST posts', linkedin, { images: 1 }),
  kind('linkedin images', 'POST posts', linkedin, { images: 3 }),
  kind('linkedin link', 'POST posts', linkedin, { link }),
  kind('linkedin member text', 'POST posts', { ...linkedin, member: true }, {}),
];
/** Their comment is what is interrupted; up to it they are like their namesakes. */
export const COMMENTED: readonly Kind[] = [
  kind('facebook photo with comment', 'POST feed', facebook, { images: 1, firstComment }),
  kind('instagram image with comment', 'POST media_publish', instagram, { images: 1, firstComment }),
  kind('linkedin image with comment', 'POST posts', linkedin, { images: 1, firstComment }),
];
/** The second way of releasing differs by its draft alone. */
export const BY_ID: readonly Kind[] = [
  kind('facebook text by id', 'POST #', facebook, {}),
  kind('facebook photo by id', 'POST #', facebook, { images: 1 }),
];

/** Boundaries that a post of any kind must have been stopped at, whatever else lies between them. */
export const mustStopAt = ({ releasedBy, post }: Kind): string[] =>
  post.firstComment === undefined
    ? [
        'net:stage',
        'sql:publish-gate',
        'net:release',
        `wire:${releasedBy}`,
        ...(post.film === undefined || releasedBy === 'POST media_publish' ? [] : ['net:settle']),
        'outcome-log',
        'sql:save-live',
      ].flatMap(bothSides)
    : ['sql:comment_begin', 'sql:comment_attempt', 'net:comment', 'wire:POST comments'].flatMap(bothSides);
const bothSides = (point: string) => [`${point}:before`, `${point}:after`];
