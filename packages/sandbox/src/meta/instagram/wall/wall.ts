import type { Facebook } from '../../graph/context.ts';
import { permalink } from '../media/nodes.ts';
import type { Media } from '../state.ts';

export type InstagramWallPost = {
  id: string;
  user_id: string;
  username: string;
  container_id: string;
  media_type: Media['kind'];
  media_product_type: Media['product'];
  caption: string | null;
  created_time: string;
  permalink_url: string;
  gone: 'deleted' | null;
  media: {
    id: string;
    url: string;
    sha: string;
    mime: string;
    bytes: number;
    width: number;
    height: number;
    alt_text: string | null;
  }[];
  comments: { id: string; message: string; from: string; created_time: string }[];
};

function describe(fb: Facebook, media: Media): InstagramWallPost {
  const { state } = fb.instagram;
  return {
    id: media.id,
    user_id: media.accountId,
    username: state.accounts.get(media.accountId)?.username ?? '',
    container_id: media.containerId,
    media_type: media.kind,
    media_product_type: media.product,
    caption: media.caption ?? null,
    created_time: new Date(media.createdAt).toISOString(),
    permalink_url: permalink(fb, media),
    gone: media.gone ?? null,
    media: media.parts.map((part) => ({
      id: part.id,
      url: `${fb.publicUrl()}/media/${part.sha}`,
      sha: part.sha,
      mime: fb.blobs.facts(part.sha)?.mime ?? '',
      bytes: fb.blobs.facts(part.sha)?.size ?? 0,
      width: part.width,
      height: part.height,
      alt_text: part.altText ?? null,
    })),
    comments: state.commentsOf(media.id).map((comment) => ({
      id: comment.id,
      message: comment.text,
      from: comment.username,
      created_time: new Date(comment.createdAt).toISOString(),
    })),
  };
}

/** What visitors see, newest first; with `all` also what was deleted. */
export function instagramWallOf(fb: Facebook, accountId?: string, all = false): InstagramWallPost[] {
  const { state } = fb.instagram;
  const ids = accountId === undefined ? state.accounts.values().map((account) => account.id) : [accountId];
  return ids
    .flatMap((id) => (all ? state.mediaOf(id).reverse() : state.wallOf(id)))
    .map((media) => describe(fb, media));
}
