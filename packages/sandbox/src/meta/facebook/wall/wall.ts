import type { Facebook } from '../../graph/context.ts';
import { postUrl } from '../posts/post-node.ts';
import type { Post } from '../state.ts';
import { ripenAll } from '../videos/video-life.ts';

export type WallPost = {
  id: string;
  page_id: string;
  page_name: string;
  message: string | null;
  link: string | null;
  created_time: string;
  permalink_url: string;
  published: boolean;
  gone: 'deleted' | 'expired' | null;
  video_id: string | null;
  media: {
    id: string;
    url: string;
    sha: string;
    mime: string;
    width: number;
    height: number;
    alt_text: string | null;
  }[];
  comments: { id: string; message: string; from: string; created_time: string }[];
};

function describe(fb: Facebook, post: Post): WallPost {
  const photos = post.photoIds.flatMap((id) => fb.state.photos.get(id) ?? []);
  return {
    id: post.id,
    page_id: post.pageId,
    page_name: fb.state.pages.get(post.pageId)?.name ?? '',
    message: post.message ?? null,
    link: post.link ?? null,
    created_time: new Date(post.createdAt).toISOString(),
    permalink_url: postUrl(fb, post),
    published: post.published,
    gone: post.gone ?? null,
    video_id: post.videoId ?? null,
    media: photos.map((photo) => {
      const facts = fb.blobs.facts(photo.sha);
      return {
        id: photo.id,
        url: `${fb.publicUrl()}/media/${photo.sha}`,
        sha: photo.sha,
        mime: facts?.mime ?? '',
        width: facts?.width ?? 0,
        height: facts?.height ?? 0,
        alt_text: photo.altText ?? null,
      };
    }),
    comments: fb.state.commentsOf(post.id).map((comment) => ({
      id: comment.id,
      message: comment.message,
      from: comment.from.name,
      created_time: new Date(comment.createdAt).toISOString(),
    })),
  };
}

/** What visitors of the pages see, newest first; with `all` also what they cannot see. */
export function wallOf(fb: Facebook, pageId?: string, all = false): WallPost[] {
  ripenAll(fb);
  const pageIds = pageId === undefined ? fb.state.pages.values().map((page) => page.id) : [pageId];
  return pageIds
    .flatMap((id) => (all ? fb.state.postsOf(id).reverse() : fb.state.wallOf(id)))
    .map((post) => describe(fb, post));
}
