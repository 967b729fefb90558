import type { Posting, PostingFile, TaxonomyField } from '@waypost/contract/campaigns';
import type { MediaType } from '@waypost/contract/media';
import { completeAddress } from '@waypost/contract/wire';
import { type Stored, savingOf } from '../../../platform/saving/machine.ts';

export interface WornTerm {
  readonly slug: string;
  readonly name: string;
}
/** As what a single video goes out; `post` while nobody chose. */
export type VideoType = 'reel' | 'video' | 'post';

/** What staff write of a post; everything else is bookkeeping. */
export interface PostingContent {
  readonly message: string;
  readonly link: string;
  /** Empty: the page that the link leads to. */
  readonly landingPage: string;
  readonly ogIndex: number | null;
  readonly media: readonly PostingFile[];
  readonly type: VideoType;
  readonly fireAt: string | null;
  readonly terms: Readonly<Record<TaxonomyField, readonly WornTerm[]>>;
}

/** As what a single video shall go out; undefined while nobody chose, and its shape decides. */
export const chosenOf = (type: VideoType): MediaType | undefined =>
  type === 'post' ? undefined : type === 'reel' ? 'reel' : 'post';

const typeOf = ({ post_type: type }: Posting): VideoType => (type === 'reel' || type === 'video' ? type : 'post');

export const contentOf = (posting: Posting): PostingContent => ({
  message: posting.message,
  link: posting.link ?? '',
  landingPage: posting.landing_page_link === posting.link ? '' : (posting.landing_page_link ?? ''),
  ogIndex: posting.og_index,
  media: posting.media,
  type: typeOf(posting),
  fireAt: posting.fire_at,
  terms: { travel_type: posting.travel_type, destination: posting.destination, category: posting.category },
});
export const storedPosting = (posting: Posting): Stored<PostingContent> => ({
  version: posting.version,
  content: contentOf(posting),
});

const wireOf = ({ message, link, landingPage, ogIndex, media, type, fireAt, terms }: PostingContent) => ({
  message,
  link: completeAddress(link),
  landing_page_link: completeAddress(landingPage),
  og_index: ogIndex,
  media: media.map(({ id, alt_text }) => ({ id, alt_text: alt_text?.trim() || null })),
  type,
  fire_at: fireAt,
  travel_type: terms.travel_type.map(({ slug }) => slug),
  destination: terms.destination.map(({ slug }) => slug),
  category: terms.category.map(({ slug }) => slug),
});
type Wire = ReturnType<typeof wireOf>;

/** What has to be stored for the server to have `now` where it has `before`. */
export function postingChanges(now: PostingContent, before: PostingContent): Partial<Wire> {
  const [wire, stored] = [wireOf(now), wireOf(before)];
  const differs = (name: keyof Wire): boolean =>
    name === 'message'
      ? wire.message.trim() !== stored.message.trim()
      : JSON.stringify(wire[name]) !== JSON.stringify(stored[name]);
  return Object.fromEntries(
    (Object.keys(wire) as (keyof Wire)[]).filter(differs).map((name) => [name, wire[name]]),
  ) as Partial<Wire>;
}

export const postingSaving = savingOf<PostingContent>((a, b) => Object.keys(postingChanges(a, b)).length === 0);

/** What a new post takes over from one that is there. */
export const copiedFrom = (posting: Posting): Partial<Wire> => wireOf(contentOf(posting));
