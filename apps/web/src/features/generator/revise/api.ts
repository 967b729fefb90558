import { useQuery } from '@tanstack/react-query';
import type { SocialApp } from '@waypost/contract/networks';
import { getContent, revisePost, type StoredContent } from '@waypost/contract/posts';
import { call } from '../../../platform/api/call.ts';
import { chosenTypes, type DraftContent, emptyContent, mediaOf } from '../draft/draft-content.ts';

/** Read once per visit: what is typed over it must not change under the hand. */
export function useStoredContent(id: number) {
  return useQuery({
    queryKey: ['posts', 'content', id],
    queryFn: ({ signal }) => call(getContent, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { kind: 'silent' },
  });
}

/** A time that has passed is asked for anew. */
export const contentOfPost = (stored: StoredContent, app: SocialApp): DraftContent => ({
  ...emptyContent([app]),
  message: stored.message,
  fireAt: Date.parse(stored.fire_at) > Date.now() ? stored.fire_at : null,
  link: stored.link ?? '',
  media: mediaOf(stored),
  mediaTypes: stored.media_type === null ? {} : { [app]: stored.media_type },
  firstComment: stored.first_comment ?? '',
});

export const revise = (
  id: number,
  version: number,
  app: SocialApp,
  content: DraftContent & { readonly fireAt: string },
) =>
  call(revisePost, {
    params: { id },
    body: {
      version,
      fire_at: content.fireAt,
      message: content.message,
      link: content.link.trim() || null,
      custom_image_ids: content.media.map((medium) => medium.id),
      alt_texts: content.media.map(({ alt }) => alt.trim()),
      first_comment: content.firstComment.trim() || null,
      media_type: chosenTypes(content)[app] ?? null,
    },
  });
