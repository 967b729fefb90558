import type { Config } from '../config/config.ts';

type Deps = { readonly config: Pick<Config, 'mode' | 'sandbox'> };

const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 10_000, maxRedirects: 5, beyond: 'cut' } as const;

/** There is no such host; nobody need be asked again. */
const UNKNOWN_HOST = 'unknown host';
/** What says that nobody will ever find anything there; whatever else is said may be otherwise in an hour, or for others. */
const GONE: readonly string[] = ['404', '410', 'address', UNKNOWN_HOST];
export const isGone = (said: string): boolean => GONE.includes(said);

/** Name servers said that there is no such name, and not only nothing. */
function isUnknownHost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ENOTFOUND') return true;
  return false;
}

/** In sandbox mode the sandbox answers for the hosts that are nobody's (RFC 2606), where the demo world's pages are. */
export function playedAt({ mode, sandbox }: Deps['config'], url: string): string {
  const { hostname, pathname } = new URL(url);
  if (mode !== 'sandbox' || !sandbox || !/(^|\.)example$/.test(hostname)) return url;
  return new URL(`/hosts/${hostname}${pathname}`, sandbox.url).href;
}

const AT_ONCE = 4;

/** Asks them all, a few at a time, and hands on what each says as soon as it does. */
export async function askAddresses(
  deps: Deps,
  urls: readonly string[],
  heard: (url: string, said: string | null) => Promise<void>,
): Promise<void> {
  const waiting = urls.values();
  const lane = async () => {
    for (const url of waiting) await heard(url, await askAddress(deps, url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** What an address says that is no answer; null where somebody is there. */
async function askAddress({ config }: Deps, url: string): Promise<string | null> {
  const { FetchRefused, guardedFetchOf } = await import('./guarded-fetch.ts');
  try {
    const { status } = await guardedFetchOf(config)(playedAt(config, url), LIMITS);
    // Who wants a person or fewer questions is there.
    return status < 400 || [401, 403, 405, 429].includes(status) ? null : String(status);
  } catch (error) {
    if (error instanceof FetchRefused) return isUnknownHost(error) ? UNKNOWN_HOST : error.problem;
    throw error;
  }
}
