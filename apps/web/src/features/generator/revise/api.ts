import { useQuery } from '@tanstack/react-query';
import type { SocialApp } from '@waypost/contract/networks';
import { getContent, revisePost, type StoredContent } from '@waypost/contract/posts';
import { call } from '../../../platform/api/call.ts';
import { chosenTypes, type DraftContent, emptyContent, keptContent, toWire } from '../draft/draft-content.ts';

/** Read once per visit, and again when it could not be saved; what is typed over it stays. */
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
  ...keptContent(stored),
  fireAt: Date.parse(stored.fire_at) > Date.now() ? stored.fire_at : null,
  mediaTypes: stored.media_type === null ? {} : { [app]: stored.media_type },
});

/** One network's text, files and link; what only a draft keeps stays out. */
function revisionOf(content: DraftContent) {
  const { message, link, shows, custom_image_ids, alt_texts, first_comment } = toWire(content);
  return { message, link, shows, custom_image_ids, alt_texts, first_comment };
}

export const revise = (
  id: number,
  version: number,
  app: SocialApp,
  content: DraftContent & { readonly fireAt: string },
) =>
  call(revisePost, {
    params: { id },
    body: {
      ...revisionOf(content),
      version,
      fire_at: content.fireAt,
      media_type: chosenTypes(content)[app] ?? null,
    },
  });
