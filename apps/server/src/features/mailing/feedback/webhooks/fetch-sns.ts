import type { Config } from '../../../../platform/config/config.ts';
import { createGuardedFetch } from '../../../../platform/fetch/guarded-fetch.ts';

/** The text that stands at an address. */
export type FetchText = (url: string) => Promise<string>;

const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 5_000, maxRedirects: 0 } as const;
const KEPT_MS = 24 * 3_600_000;
const MOST = 50;
const kept = new Map<string, { readonly until: number; readonly text: string }>();

/** What SNS keeps under an address of its own; keys for a day. */
export function fetchSns({ sandbox }: Pick<Config, 'sandbox'>): FetchText {
  const guarded = createGuardedFetch({ allowOrigins: sandbox ? [sandbox.url] : [] });
  return async (url) => {
    const before = kept.get(url);
    if (before !== undefined && before.until > performance.now()) return before.text;
    const { status, body } = await guarded(url, LIMITS);
    if (status !== 200) throw new Error(`SNS answered ${status}`);
    const text = body.toString('utf8');
    if (url.endsWith('.pem')) {
      if (kept.size >= MOST) kept.clear();
      kept.set(url, { until: performance.now() + KEPT_MS, text });
    }
    return text;
  };
}
