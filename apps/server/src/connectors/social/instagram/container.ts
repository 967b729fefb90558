import { createHash } from 'node:crypto';
import { textAt } from '../json.ts';
import type { MetaGraph } from '../meta-graph/meta-graph.ts';
import type { PageAccess, PostSnapshot, SnapshotMedia, StagedObject } from '../port.ts';
import { igErrors } from './error-classes.ts';
import { objectId } from './object-id.ts';
import type { InstagramOptions } from './options.ts';
import { STAGED_LIFETIME_S } from './options.ts';

/**
 * What staging makes: a `container` is published as it is and carries the caption; an `item` is a part of a carousel
 * and carries none, so it outlives a change of the text.
 */
export const CONTAINER = 'container';
export const ITEM = 'item';

export type ContainerState = 'working' | 'finished' | 'failed' | 'expired' | 'published' | 'gone';
export interface ContainerStatus {
  readonly state: ContainerState;
  /** Words with the number of the failure. */
  readonly text: string | null;
}

/** Instagram Platform, "Container status". A container that nobody finds has expired, or was never ours. */
export async function readContainer(graph: MetaGraph, page: PageAccess, id: string): Promise<ContainerStatus> {
  try {
    const { body } = await graph.get(objectId(id), { fields: 'status_code,status' }, page.token);
    const text = textAt(body, 'status');
    switch (textAt(body, 'status_code')) {
      case 'IN_PROGRESS':
        return { state: 'working', text };
      case 'FINISHED':
        return { state: 'finished', text };
      case 'ERROR':
        return { state: 'failed', text };
      case 'EXPIRED':
        return { state: 'expired', text };
      case 'PUBLISHED':
        return { state: 'published', text };
      default:
        throw igErrors.noAnswer();
    }
  } catch (error) {
    if (igErrors.isKind(error, 'gone')) return { state: 'gone', text: null };
    throw error;
  }
}

type Params = Record<string, string | boolean | null>;

/** One picture or reel as a post of its own. */
export function singleParams(post: PostSnapshot, media: SnapshotMedia): Params {
  const caption = captionOf(post);
  return media.kind === 'video'
    ? { media_type: 'REELS', video_url: media.url, share_to_feed: true, caption }
    : { image_url: media.url, alt_text: media.altText || null, caption };
}

export function itemParams(media: SnapshotMedia): Params {
  return media.kind === 'video'
    ? { media_type: 'VIDEO', video_url: media.url, is_carousel_item: true }
    : { image_url: media.url, alt_text: media.altText || null, is_carousel_item: true };
}

export const carouselParams = (post: PostSnapshot, items: readonly StagedObject[]): Params => ({
  media_type: 'CAROUSEL',
  children: items.map((item) => item.id).join(','),
  caption: captionOf(post),
});

const captionOf = (post: PostSnapshot) => (post.text === '' ? null : post.text);

/** What a container was made of; another caption, alternative text or order needs another one. */
export const markOf = (params: Params): string =>
  createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 16);

export async function createContainer(
  { graph, now }: InstagramOptions,
  page: PageAccess,
  kind: string,
  key: string | null,
  params: Params,
  tries: number,
): Promise<StagedObject> {
  const { body } = await graph.post(`${page.pageId}/media`, params, page.token);
  const id = textAt(body, 'id');
  if (id === null) throw igErrors.noAnswer();
  const time = now();
  return {
    id,
    kind,
    key,
    expiresAt: new Date(time.getTime() + STAGED_LIFETIME_S * 1000).toISOString(),
    data: { content: markOf(params), createdAt: time.toISOString(), tries },
  };
}

export const createdAtOf = (object: StagedObject): number => Date.parse(String(object.data?.createdAt));
