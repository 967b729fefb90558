import type { LinkedIn } from '../context.ts';
import { assetStatus } from '../media/assets.ts';
import type { Asset, LinkedInPost } from '../state.ts';

export type Lifecycle = 'PUBLISHED' | 'PUBLISH_REQUESTED' | 'PUBLISH_FAILED';

export function assetsOf(li: LinkedIn, post: LinkedInPost): Asset[] {
  const { content } = post;
  if (!content) return [];
  const urns = content.kind === 'article' ? [content.thumbnail ?? ''] : content.items.map((item) => item.urn);
  return urns.flatMap((urn) => li.state.assets.get(urn) ?? []);
}

/** A post waits for its media after LinkedIn has said 201, and stays invisible when one of them fails. */
export function lifecycleOf(li: LinkedIn, post: LinkedInPost): Lifecycle {
  const states = assetsOf(li, post).map((asset) => assetStatus(li, asset));
  if (states.includes('PROCESSING_FAILED')) return 'PUBLISH_FAILED';
  return states.includes('PROCESSING') ? 'PUBLISH_REQUESTED' : 'PUBLISHED';
}

/** What a visitor of the author's page sees, newest first. */
export function visiblePosts(li: LinkedIn, author: string): LinkedInPost[] {
  return li.state
    .postsOf(author)
    .filter((post) => !post.gone && lifecycleOf(li, post) === 'PUBLISHED')
    .sort((a, b) => b.createdAt - a.createdAt || b.urn.localeCompare(a.urn));
}
