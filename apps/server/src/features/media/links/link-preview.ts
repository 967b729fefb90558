import type { Config } from '../../../platform/config/config.ts';
import type { FetchLimits } from '../../../platform/fetch/guarded-fetch.ts';
import type { PageSummary } from './page-summary.ts';

const LIMITS: FetchLimits = {
  maxBytes: 512 * 1024,
  timeoutMs: 5_000,
  maxRedirects: 4,
  // A page says who it is at its beginning.
  beyond: 'cut',
  headers: { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Waypost link preview' },
};

export interface LinkPreview extends PageSummary {
  /** Where the link leads after redirects. */
  readonly url: string;
}

/**
 * What the page behind a link says about itself; null when it is no page or its address is not for us. Throws
 * `FetchRefused` when the server could not be reached in time: a later try may.
 */
export async function readLinkPreview(
  deps: { readonly config: Pick<Config, 'mode' | 'sandbox'> },
  url: string,
): Promise<LinkPreview | null> {
  // The HTTP client here and the parser below are loaded by those processes alone that look at links.
  const { FetchRefused, guardedFetchOf } = await import('../../../platform/fetch/guarded-fetch.ts');
  try {
    const fetched = await guardedFetchOf(deps.config)(url, LIMITS);
    if (fetched.status !== 200 || !/^(text\/html|application\/xhtml\+xml)/i.test(fetched.contentType)) return null;
    const { pageSummary } = await import('./page-summary.ts');
    const { pageText } = await import('./page-text.ts');
    return { url: fetched.url, ...pageSummary(pageText(fetched.body, fetched.contentType), fetched.url) };
  } catch (error) {
    const later = error instanceof FetchRefused && (error.problem === 'timeout' || error.problem === 'unreachable');
    if (later || !(error instanceof FetchRefused)) throw error;
    return null;
  }
}
