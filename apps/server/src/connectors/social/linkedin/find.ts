import { listAt, numberAt, textAt } from '../json.ts';
import { BEFORE_MS, isInWindow, plain } from '../meta-graph/text.ts';
import { type Candidate, type FindQuery, type FindResult, type PageAccess, SocialError } from '../port.ts';
import { readOnce } from '../reading.ts';
import { noAnswer, refused, socialError } from './error-classes.ts';
import { authorUrn, type LinkedInOptions, postUrn } from './options.ts';
import type { LiReason } from './reasons.ts';
import { permalinkOf } from './release.ts';
import { readLittleText } from './wire/little-text.ts';
import { encoded } from './wire/restli.ts';

const AT_ONCE = 100;
/** Beyond this many pages the reading counts as broken off, not as complete. */
const MAX_PAGES = 50;
/** A text is refused as a duplicate for some ten minutes (UGC Posts, "DUPLICATE_POST"); two of them are our margin. */
const PROBE_UNTIL_S = 480;

interface SeenPost {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date | null;
  readonly author: string | null;
  readonly state: string | null;
  readonly mediaIds: readonly string[];
}

/**
 * Reads the organization's posts back to before the release (decision 004). A member's own posts can be read
 * by nobody, since `r_member_social` is closed to new apps: a twin is sent, or a person has to look.
 */
export async function find(options: LinkedInOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  if (page.isFeed) return unreadable('li_member_unreadable');
  if (!mayReadPosts(options)) return unreadable('li_posts_unreadable');
  try {
    const { posts, skewMs } = await readOnce(query, 'posts', (from) => readPosts(options, page, from));
    const staged = query.staged.objects.filter((object) => !object.unused).map((object) => object.id);
    const uploaded = query.post.media.length > 0 ? staged : [];
    const author = authorUrn(page);
    const candidates = posts
      .filter((post) => post.author === author && post.state !== 'PUBLISH_FAILED')
      .flatMap((post): Candidate[] => {
        const ours = post.mediaIds.some((id) => uploaded.includes(id));
        if (!ours && !saysTheSame(post, query, skewMs)) return [];
        const { id, text, createdAt } = post;
        const evidence = ours ? 'media id' : 'text, author and time';
        return [{ remoteId: id, text, createdAt, permalink: permalinkOf(options, id), evidence }];
      });
    // The id of a medium proves that a post is ours; that there is none proves less than an id of the post would.
    return { kind: 'read', certainty: 'text', candidates };
  } catch (error) {
    return { kind: 'cannot-read', refusal: socialError(error, options.now()).refusal };
  }
}

const mayReadPosts = ({ scopes }: LinkedInOptions): boolean => scopes.includes('r_organization_social');

const unreadable = (code: LiReason): FindResult => ({
  kind: 'cannot-read',
  refusal: refused('rejected', code),
  probeUntilS: PROBE_UNTIL_S,
});

async function readPosts({ rest }: LinkedInOptions, page: PageAccess, commitStartedAt: Date) {
  const posts: SeenPost[] = [];
  let skewMs = 0;
  for (let n = 0; n < MAX_PAGES; n += 1) {
    const query = `q=author&author=${encoded(authorUrn(page))}&start=${n * AT_ONCE}&count=${AT_ONCE}&sortBy=CREATED`;
    const answer = await rest.get(`rest/posts?${query}`, page.token, 'FINDER');
    if (n === 0) skewMs = answer.skewMs ?? 0;
    const elements = listAt(answer.body, 'elements');
    const shown = elements.flatMap(readPost);
    posts.push(...shown);
    const windowStart = commitStartedAt.getTime() + skewMs - BEFORE_MS;
    const before =
      shown.length > 0 && shown.every((it) => it.createdAt !== null && it.createdAt.getTime() < windowStart);
    const total = numberAt(answer.body, 'paging', 'total');
    const last = elements.length === 0 || (total !== null && n * AT_ONCE + elements.length >= total);
    if (before || last) return { posts, skewMs };
  }
  throw noAnswer();
}

function readPost(item: unknown): SeenPost[] {
  const id = textAt(item, 'id');
  if (id === null) return [];
  const time = numberAt(item, 'createdAt') ?? numberAt(item, 'publishedAt');
  const several = listAt(item, 'content', 'multiImage', 'images').flatMap((image) => textAt(image, 'id') ?? []);
  return [
    {
      id,
      text: readLittleText(textAt(item, 'commentary') ?? ''),
      createdAt: time === null ? null : new Date(time),
      author: textAt(item, 'author'),
      state: textAt(item, 'lifecycleState'),
      mediaIds: [textAt(item, 'content', 'media', 'id') ?? [], several].flat(),
    },
  ];
}

const saysTheSame = (post: SeenPost, query: FindQuery, skewMs: number): boolean =>
  plain(post.text) === plain(query.post.text) &&
  (query.post.media.length === 0 || post.mediaIds.length > 0) &&
  isInWindow(post.createdAt, query, skewMs);

/** The id of our own comment with this text, after reading all of them. */
export async function findComment(
  options: LinkedInOptions,
  page: PageAccess,
  remoteId: string,
  text: string,
): Promise<string | null> {
  if (!page.isFeed && !mayReadPosts(options)) throw new SocialError(refused('rejected', 'li_posts_unreadable'));
  const actor = authorUrn(page);
  for (let n = 0; n < MAX_PAGES; n += 1) {
    const path = `rest/socialActions/${encoded(postUrn(remoteId))}/comments?start=${n * AT_ONCE}&count=${AT_ONCE}`;
    const elements = listAt((await options.rest.get(path, page.token)).body, 'elements');
    for (const item of elements)
      if (textAt(item, 'actor') === actor && plain(textAt(item, 'message', 'text') ?? '') === plain(text))
        return textAt(item, 'id');
    if (elements.length < AT_ONCE) return null;
  }
  throw noAnswer();
}
