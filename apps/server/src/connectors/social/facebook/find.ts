import { at, listAt, textAt } from '../json.ts';
import { pagesOf } from '../meta-graph/pages.ts';
import { BEFORE_MS, dateOf, isInWindow, plain } from '../meta-graph/text.ts';
import type { Candidate, FindQuery, FindResult, PageAccess } from '../port.ts';
import { readOnce } from '../reading.ts';
import { socialError } from './error-classes.ts';
import { objectId } from './object-id.ts';
import type { FacebookOptions } from './options.ts';
import { commentedObject } from './release.ts';
import { linkOf } from './stage.ts';
import { findVideo } from './videos/find-video.ts';
import { VIDEO_KINDS } from './videos/video.ts';

const FIELDS =
  'id,message,created_time,from,application,permalink_url,attachments{target,media_type,url,unshimmed_url,subattachments}';

interface FeedPost {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date | null;
  readonly permalink: string | null;
  readonly from: string | null;
  readonly application: string | null;
  /** Ids of the photos that it shows. */
  readonly mediaIds: readonly string[];
  readonly links: readonly string[];
}

/** Reads the page's posts back to before the release and answers those that our attempt can have made. */
export async function find(options: FacebookOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  try {
    if (VIDEO_KINDS.includes(query.post.type)) return await findVideo(options, page, query);
    const { posts, skewMs } = await readOnce(query, 'feed', (from) => readFeed(options, page, from));
    const ids = (kind: string) =>
      query.staged.objects.filter((it) => it.kind === kind && !it.unused).map((it) => it.id);
    const drafts = ids('post');
    const photos = query.post.media.length > 0 ? ids('photo') : [];
    // Without ids (a row of a restored copy, staged after the copy was made) the text has to do for pictures too.
    if (drafts.length > 0 || photos.length > 0) {
      const ours = posts.filter((it) => drafts.includes(it.id) || it.mediaIds.some((id) => photos.includes(id)));
      const candidates = ours.map((it) => candidate(it, drafts.includes(it.id) ? 'post id' : 'photo id'));
      return { kind: 'read', certainty: 'id', candidates };
    }
    const ours = posts.filter((it) => saysTheSame(it, query, page, options.graph.appId, skewMs));
    return { kind: 'read', certainty: 'text', candidates: ours.map((it) => candidate(it, 'text, page, app and time')) };
  } catch (error) {
    return { kind: 'cannot-read', refusal: socialError(error).refusal };
  }
}

async function readFeed({ graph }: FacebookOptions, page: PageAccess, commitStartedAt: Date) {
  const posts: FeedPost[] = [];
  let skewMs = 0;
  let first = true;
  for await (const answer of pagesOf(graph, `${page.pageId}/feed`, { fields: FIELDS, limit: 50 }, page.token)) {
    if (first) skewMs = answer.skewMs ?? 0;
    first = false;
    const shown = listAt(answer.body, 'data').flatMap(readPost);
    posts.push(...shown);
    const windowStart = commitStartedAt.getTime() + skewMs - BEFORE_MS;
    // Newest first; one back-dated post in between must not end the reading, so a whole page has to lie before.
    if (shown.length > 0 && shown.every((it) => it.createdAt !== null && it.createdAt.getTime() < windowStart)) break;
  }
  return { posts, skewMs };
}

function readPost(item: unknown): FeedPost[] {
  const id = textAt(item, 'id');
  if (id === null) return [];
  const parts = listAt(item, 'attachments', 'data').flatMap((part) => [
    part,
    ...listAt(part, 'subattachments', 'data'),
  ]);
  return [
    {
      id,
      text: textAt(item, 'message') ?? '',
      createdAt: dateOf(textAt(item, 'created_time')),
      permalink: textAt(item, 'permalink_url'),
      from: textAt(item, 'from', 'id'),
      application: textAt(item, 'application', 'id'),
      mediaIds: parts.flatMap((part) => textAt(part, 'target', 'id') ?? []),
      links: parts.flatMap((part) => textAt(part, 'unshimmed_url') ?? unwrapped(textAt(part, 'url')) ?? []),
    },
  ];
}

/** Facebook shows outgoing links through its own redirect; `u` holds the address as it was sent. */
function unwrapped(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link);
  if (url === null) return null;
  return url.pathname === '/l.php' ? url.searchParams.get('u') : url.href;
}

const sameAddress = (one: string, other: string) =>
  (URL.parse(one)?.href ?? one).replace(/\/$/, '') === (URL.parse(other)?.href ?? other).replace(/\/$/, '');

function saysTheSame(post: FeedPost, query: FindQuery, page: PageAccess, appId: string, skewMs: number): boolean {
  const link = linkOf(query.post);
  return (
    plain(post.text) === plain(query.post.text) &&
    (query.post.media.length === 0 || post.mediaIds.length > 0) &&
    post.from === page.pageId &&
    (post.application === null || post.application === appId) &&
    isInWindow(post.createdAt, query, skewMs) &&
    // A card that could not be made leaves no link to compare.
    (link === null || post.links.length === 0 || post.links.some((shown) => sameAddress(shown, link)))
  );
}

const candidate = (post: FeedPost, evidence: string): Candidate => ({
  remoteId: post.id,
  text: post.text,
  createdAt: post.createdAt,
  permalink: post.permalink,
  evidence,
});

/** The id of the page's own comment with this text, after reading all of them. */
export async function findComment(
  { graph }: FacebookOptions,
  page: PageAccess,
  remoteId: string,
  text: string,
): Promise<string | null> {
  const params = { fields: 'id,message,from', filter: 'stream', limit: 100 };
  const target = objectId(await commentedObject(graph, page, objectId(remoteId)));
  for await (const { body } of pagesOf(graph, `${target}/comments`, params, page.token))
    for (const item of listAt(body, 'data'))
      if (textAt(item, 'from', 'id') === page.pageId && plain(String(at(item, 'message') ?? '')) === plain(text))
        return textAt(item, 'id');
  return null;
}
