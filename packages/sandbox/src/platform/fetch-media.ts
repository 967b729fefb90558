export type FetchedMedia =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: 'unreachable' | 'timeout' | 'too-large' | 'bad-url' };

type Limits = { maxBytes: number; timeoutMs: number };

async function readUpTo(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches a picture or video by its address as the networks do; the user agent is the one Meta's crawler announces. */
export async function fetchMedia(url: string, limits: Limits): Promise<FetchedMedia> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return { ok: false, reason: 'bad-url' };
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(limits.timeoutMs),
      headers: { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { ok: false, reason: 'unreachable' };
    }
    const bytes = await readUpTo(response, limits.maxBytes);
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'too-large' };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, reason: timedOut ? 'timeout' : 'unreachable' };
  }
}
