/**
 * The id of a post from what a person pastes: the id itself, or the address of the post. Facebook writes it as the last
 * number of the path, as `story_fbid`, or as `fbid`; LinkedIn as a URN in the path.
 */
export function remoteIdOf(text: string): string | null {
  const trimmed = text.trim();
  if (/^[\w:().,-]+$/.test(trimmed) && /\d/.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed);
  if (!url) return null;
  const named = url.searchParams.get('story_fbid') ?? url.searchParams.get('fbid');
  if (named) return named;
  const urn = decodeURIComponent(url.pathname).match(/urn:li:\w+:\d+/)?.[0];
  return urn ?? url.pathname.split('/').findLast((part) => /^[\w-]*\d[\w-]*$/.test(part)) ?? null;
}
