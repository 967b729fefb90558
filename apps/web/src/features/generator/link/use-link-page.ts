import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type LinkPreview, previewLink } from '@waypost/contract/generator';
import { isWebAddress } from '@waypost/contract/wire';
import { call } from '../../../platform/api/call.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { type DraftContent, shownLink } from '../draft/draft-content.ts';

/** The page behind the link of a post, as far as it is known. */
export interface LinkPage {
  readonly reading: boolean;
  /** Null before it was read, and where it could not be. */
  readonly preview: LinkPreview | null;
}
export const NO_PAGE: LinkPage = { reading: false, preview: null };

const TYPING_PAUSE_MS = 600;

/** Reads the page once the address stands still; a page that cannot be read counts as one that says nothing. */
export function useLinkPage(content: DraftContent): LinkPage {
  const { pk } = useProfile();
  const link = shownLink(content);
  const [settled] = useDebouncedValue(link, TYPING_PAUSE_MS);
  const whole = link !== null && isWebAddress(link);
  const { data, isPending } = useQuery({
    queryKey: ['link-page', pk, settled],
    queryFn: ({ signal }) => call(previewLink, { params: { profile: pk }, body: { link: settled ?? '' } }, { signal }),
    enabled: whole && settled === link,
    staleTime: 10 * 60_000,
    retry: false,
    meta: { kind: 'silent' },
  });
  if (!whole) return NO_PAGE;
  return { reading: settled !== link || isPending, preview: settled === link ? (data ?? null) : null };
}
