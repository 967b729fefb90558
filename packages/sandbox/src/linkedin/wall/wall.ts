import { findAuthor } from '../consent/permissions.ts';
import type { LinkedIn } from '../context.ts';
import { assetsOf, type Lifecycle, lifecycleOf, visiblePosts } from '../posts/post-life.ts';
import type { LinkedInPost } from '../state.ts';

export type LinkedInWallPost = {
  id: string;
  author: string;
  author_name: string;
  /** As people read it; cut off where an unescaped reserved character stood. */
  text: string;
  /** As it was sent. */
  commentary: string;
  truncated: boolean;
  visibility: string;
  lifecycle_state: Lifecycle;
  created_time: string;
  permalink_url: string;
  gone: 'deleted' | null;
  link: { source: string; title: string | null; description: string | null } | null;
  media: {
    id: string;
    url: string;
    sha: string;
    mime: string;
    width: number;
    height: number;
    alt_text: string | null;
    /** A video whose parts were put together in a wrong order. */
    scrambled: boolean;
  }[];
  comments: { id: string; message: string; from: string; created_time: string }[];
};

export function postUrl(li: Pick<LinkedIn, 'publicUrl'>, urn: string): string {
  return `${li.publicUrl()}/linkedin/feed/update/${urn}/`;
}

function describe(li: LinkedIn, post: LinkedInPost): LinkedInWallPost {
  const { content } = post;
  const items = content && content.kind !== 'article' ? content.items : [];
  return {
    id: post.urn,
    author: post.author,
    author_name: findAuthor(li, post.author)?.name ?? '',
    text: post.text,
    commentary: post.commentary,
    truncated: post.truncated,
    visibility: post.visibility,
    lifecycle_state: lifecycleOf(li, post),
    created_time: new Date(post.createdAt).toISOString(),
    permalink_url: postUrl(li, post.urn),
    gone: post.gone ?? null,
    link:
      content?.kind === 'article'
        ? { source: content.source, title: content.title ?? null, description: content.description ?? null }
        : null,
    media: assetsOf(li, post).map((asset) => ({
      id: asset.urn,
      url: `${li.publicUrl()}/media/${asset.sha}`,
      sha: asset.sha ?? '',
      mime: li.blobs.facts(asset.sha ?? '')?.mime ?? '',
      width: asset.width,
      height: asset.height,
      alt_text: items.find((item) => item.urn === asset.urn)?.altText ?? null,
      scrambled: asset.scrambled ?? false,
    })),
    comments: li.state.commentsOf(post.urn).map((comment) => ({
      id: comment.id,
      message: comment.text,
      from: findAuthor(li, comment.actor)?.name ?? '',
      created_time: new Date(comment.createdAt).toISOString(),
    })),
  };
}

export function authorUrns(li: LinkedIn): string[] {
  const organizations = li.state.organizations.values().map(({ id }) => `urn:li:organization:${id}`);
  return [...organizations, ...li.state.members.values().map(({ id }) => `urn:li:person:${id}`)];
}

/** What visitors see, newest first; with `all` also what failed, is on its way or was deleted. */
export function linkedinWallOf(li: LinkedIn, author?: string, all = false): LinkedInWallPost[] {
  const urns = author === undefined ? authorUrns(li) : [author];
  return urns
    .flatMap((urn) => (all ? li.state.postsOf(urn).reverse() : visiblePosts(li, urn)))
    .map((post) => describe(li, post));
}
