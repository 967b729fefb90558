import { randomToken } from '../../../platform/ids.ts';
import type { ArrivedPost, PlacedPost } from '../../../platform/past.ts';
import type { Facebook } from '../../graph/context.ts';
import { figuresOf } from '../figures/figures.ts';
import { nextInstagramId } from '../state.ts';
import { permalink } from './nodes.ts';

/** Puts a post of the past on an account's wall. */
export function placeMedia(
  fb: Facebook,
  { owner, text, comment, pictures, at, appeal, ages }: ArrivedPost,
): PlacedPost | undefined {
  const { state } = fb.instagram;
  const account = state.accounts.get(owner);
  if (!account) return undefined;
  const items = pictures.length > 1 ? pictures.map(() => ({ id: nextInstagramId(), kind: 'item' })) : [];
  const containerId = nextInstagramId();
  const media = state.addMedia({
    id: nextInstagramId(),
    accountId: account.id,
    containerId,
    kind: pictures.length > 1 ? 'CAROUSEL_ALBUM' : 'IMAGE',
    product: 'FEED',
    caption: text,
    shortcode: `D${randomToken(8).slice(0, 10)}`,
    parts: pictures.map(({ sha, width, height, alt }) => ({
      id: nextInstagramId(),
      sha,
      video: false,
      width,
      height,
      altText: alt,
    })),
    shareToFeed: true,
    createdAt: at,
    appeal,
  });
  const by = { username: account.username, accountId: account.id, createdAt: at };
  const said = comment && state.addComment({ id: nextInstagramId(), mediaId: media.id, text: comment, ...by });
  const figures = ages.map((age) => figuresOf(fb, media, age));
  return {
    id: media.id,
    url: permalink(fb, media),
    staged: [...items, { id: containerId, kind: 'container' }],
    comment: said ? said.id : null,
    figures,
  };
}
