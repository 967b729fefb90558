import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { Shape } from '../../connectors/social/testing/played.ts';
import type { PageOptions } from '../page.ts';
import { PLAYED } from '../played.ts';
import type { PostOptions } from '../post.ts';

/** A kind of post as the machine tells them apart; its name begins the text of each of its posts. */
export interface Kind {
  readonly name: string;
  readonly page: PageOptions;
  readonly post: PostOptions;
  /** The call that makes it public. */
  readonly releasedBy: string;
  /** What nobody can look up by an id of our own may end as a question. */
  readonly mayBeAsked: boolean;
  /** It is out when the release is answered. */
  readonly ready: boolean;
}

const POSTS: Readonly<Record<Shape, PostOptions>> = {
  text: {},
  picture: { images: 1 },
  pictures: { images: 3 },
  video: { video: 'video' },
  reel: { video: 'reel' },
  link: { link: 'https://www.example.com/tours' },
};

/** What a network takes, by its descriptor. */
function shapesOf(app: SocialApp): Shape[] {
  const { pictures, videos, link } = CHANNELS[app];
  const taken: Readonly<Record<Shape, boolean>> = {
    text: !pictures.required,
    picture: pictures.max > 0,
    pictures: pictures.max > 1,
    video: videos?.video !== undefined,
    reel: videos?.reel !== undefined,
    link: link !== null,
  };
  return (Object.keys(POSTS) as Shape[]).filter((shape) => taken[shape]);
}

interface Variety {
  readonly suffix?: string;
  readonly member?: boolean;
  readonly firstComment?: string;
  readonly releasedBy?: string;
}

function kind(app: SocialApp, shape: Shape, { suffix = '', member, firstComment, releasedBy }: Variety = {}): Kind {
  const played = PLAYED[app];
  const video = POSTS[shape].video !== undefined;
  return {
    name: `${app} ${shape}${suffix}`,
    releasedBy: releasedBy ?? played.releasedBy(shape),
    mayBeAsked: !played.findsByOurId(shape),
    ready: !video || played.releasesReady,
    // Nothing may be too late here: a victim turns the clock, and hundreds of them follow each other.
    page: { app, ...(member && { member }), lateAfterMinutes: 2_880 },
    post: { ...POSTS[shape], ...(firstComment !== undefined && { firstComment }) },
  };
}

/** Everything that a network takes, and the plainest of it on a person's own profile. */
export const KINDS: readonly Kind[] = SOCIAL_APPS.flatMap((app) => {
  const shapes = shapesOf(app);
  const [plainest = 'picture'] = shapes;
  const own =
    CHANNELS[app].besideOnProfile === undefined ? [] : [kind(app, plainest, { suffix: ' member', member: true })];
  return [...shapes.map((shape) => kind(app, shape)), ...own];
});
/** Their comment is what is interrupted; up to it they are like their namesakes. */
export const COMMENTED: readonly Kind[] = SOCIAL_APPS.filter((app) => CHANNELS[app].comment !== null).map((app) =>
  kind(app, 'picture', { suffix: ' with comment', firstComment: 'Cabins are going fast.' }),
);
/** Facebook's second way of releasing differs by its draft alone. */
export const BY_ID: readonly Kind[] = (['text', 'picture'] as const).map((shape) =>
  kind('facebook', shape, { suffix: ' by id', releasedBy: 'POST #' }),
);

export const isPlain = (kind: Kind) => kind.post.firstComment === undefined;
/** Kinds of one road pass the same boundaries, but for the calls that their shape needs. */
export const roadOf = (kind: Kind): string => `${kind.page.app}${isPlain(kind) ? '' : ' comment'}`;

/** Boundaries that a post of any kind must have been stopped at, whatever else lies between them. */
export const mustStopAt = (kind: Kind): string[] =>
  isPlain(kind)
    ? [
        'net:stage',
        'sql:publish-gate',
        'net:release',
        `wire:${kind.releasedBy}`,
        ...(kind.ready ? [] : ['net:settle']),
        'outcome-log',
        'sql:save-live',
      ].flatMap(bothSides)
    : ['sql:comment_begin', 'sql:comment_attempt', 'net:comment', 'wire:POST comments'].flatMap(bothSides);
const bothSides = (point: string) => [`${point}:before`, `${point}:after`];
