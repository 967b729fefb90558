import { listAt, textAt } from '../json.ts';
import { pagesOf } from '../meta-graph/pages.ts';
import { BEFORE_MS, dateOf, isInWindow, plain } from '../meta-graph/text.ts';
import type { Candidate, FindQuery, FindResult, PageAccess, PostSnapshot, Refusal } from '../port.ts';
import { readOnce } from '../reading.ts';
import { CONTAINER, createdAtOf, readContainer } from './container.ts';
import { socialError } from './error-classes.ts';
import { objectId } from './object-id.ts';
import { type InstagramOptions, READABLE_MS } from './options.ts';
import type { IgReason } from './reasons.ts';

/** Published, and not in the list yet: counts neither as presence nor as absence. */
const UNLISTED: Refusal = { kind: 'try-later', code: 'ig_unlisted' satisfies IgReason, detail: null };

/** Asks our own container what became of it (decision 004); the list of posts then gives the id. */
export async function find(options: InstagramOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  try {
    const containers = query.staged.objects.filter((object) => object.kind === CONTAINER && !object.unused);
    // Without ids (a row of a restored copy, staged after the copy was made) the caption has to do.
    let certainty: 'id' | 'text' = containers.length === 0 ? 'text' : 'id';
    for (const container of containers) {
      const { state } = await readContainer(options.graph, page, container.id);
      if (state === 'published') {
        const candidates = await findByCaption(options, page, query);
        // It is there for certain, so that no list without it may count as absence.
        return candidates.length === 0
          ? { kind: 'cannot-read', refusal: UNLISTED }
          : { kind: 'read', certainty: 'text', candidates };
      }
      const age = options.now().getTime() - createdAtOf(container);
      if (state === 'gone' || !(age < READABLE_MS)) certainty = 'text';
    }
    if (certainty === 'id') return { kind: 'read', certainty, candidates: [] };
    return { kind: 'read', certainty, candidates: await findByCaption(options, page, query) };
  } catch (error) {
    return { kind: 'cannot-read', refusal: socialError(error).refusal };
  }
}

const FIELDS = 'id,caption,timestamp,permalink,media_type';

interface ShownPost {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date | null;
  readonly permalink: string | null;
  readonly mediaType: string | null;
}

/** The posts that our release can have made, newest first. */
async function findByCaption(options: InstagramOptions, page: PageAccess, query: FindQuery): Promise<Candidate[]> {
  const { posts, skewMs } = await readOnce(query, 'media', (from) => readPosts(options, page, from));
  return posts
    .filter(
      (post) =>
        plain(post.text) === plain(query.post.text) &&
        post.mediaType === mediaType(query.post) &&
        isInWindow(post.createdAt, query, skewMs),
    )
    .map(({ id, text, createdAt, permalink }) => ({
      remoteId: id,
      text,
      createdAt,
      permalink,
      evidence: 'container and caption',
    }));
}

async function readPosts({ graph }: InstagramOptions, page: PageAccess, from: Date) {
  const posts: ShownPost[] = [];
  let skewMs = 0;
  let first = true;
  for await (const answer of pagesOf(
    graph,
    `${objectId(page.pageId)}/media`,
    { fields: FIELDS, limit: 50 },
    page.token,
  )) {
    if (first) skewMs = answer.skewMs ?? 0;
    first = false;
    const shown = listAt(answer.body, 'data').flatMap(readPost);
    posts.push(...shown);
    const start = from.getTime() + skewMs - BEFORE_MS;
    if (shown.length > 0 && shown.every((post) => post.createdAt !== null && post.createdAt.getTime() < start)) break;
  }
  return { posts, skewMs };
}

function readPost(item: unknown): ShownPost[] {
  const id = textAt(item, 'id');
  if (id === null) return [];
  return [
    {
      id,
      text: textAt(item, 'caption') ?? '',
      createdAt: dateOf(textAt(item, 'timestamp')),
      permalink: textAt(item, 'permalink'),
      mediaType: textAt(item, 'media_type'),
    },
  ];
}

/** A reel has the media type of a video. */
function mediaType(post: PostSnapshot): string {
  if (post.media.length > 1) return 'CAROUSEL_ALBUM';
  return post.type === 'reel' || post.type === 'video' ? 'VIDEO' : 'IMAGE';
}

/** The id of the account's own comment with this text, after reading all of them. */
export async function findComment(
  { graph }: InstagramOptions,
  page: PageAccess,
  remoteId: string,
  text: string,
): Promise<string | null> {
  const params = { fields: 'id,text,from,username', limit: 50 };
  const { body: own } = await graph.get(objectId(page.pageId), { fields: 'username' }, page.token);
  const username = textAt(own, 'username');
  // The id of an author is told apart for each account that asks ("IG Comment", `from`); the name is not.
  const isOurs = (item: unknown) =>
    textAt(item, 'from', 'id') === page.pageId ||
    (username !== null && [textAt(item, 'from', 'username'), textAt(item, 'username')].includes(username));
  for await (const { body } of pagesOf(graph, `${objectId(remoteId)}/comments`, params, page.token))
    for (const item of listAt(body, 'data'))
      if (isOurs(item) && plain(textAt(item, 'text') ?? '') === plain(text)) return textAt(item, 'id');
  return null;
}
