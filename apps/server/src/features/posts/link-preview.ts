import { id } from '@waypost/contract';
import { z } from 'zod';
import { FetchRefused, type GuardedFetch, guardedFetchOf } from '../../platform/fetch/guarded-fetch.ts';
import type { Job, JobRef } from '../../platform/jobs/jobs.ts';
import type { PostDeps } from './deps.ts';
import { pageTitle } from './page-title.ts';

const payload = z.object({ posts: z.array(id).min(1) });
export const linkPreviewJob: JobRef<z.infer<typeof payload>> = { id: 'link-preview', payload, maxAttempts: 3 };

export function linkPreviewHandler(deps: PostDeps): Job<z.infer<typeof payload>> {
  const fetchPage = guardedFetchOf(deps.config);
  return {
    id: linkPreviewJob.id,
    payload,
    maxAttempts: linkPreviewJob.maxAttempts ?? 1,
    handle: ({ posts }) => nameLinks(deps, fetchPage, posts),
  };
}

const LIMITS = { maxBytes: 512 * 1024, timeoutMs: 10_000, maxRedirects: 3, beyond: 'cut' } as const;

/** Reads the title of the page that posts advertise. Without one the cards show the domain. Acts for nobody. */
export async function nameLinks(deps: PostDeps, fetchPage: GuardedFetch, posts: readonly number[]): Promise<void> {
  const rows = await deps.db.rows<{ link: string }>(
    'SELECT DISTINCT link FROM scheduled_postings WHERE id = ANY($1::bigint[]) AND link IS NOT NULL',
    [posts],
  );
  for (const { link } of rows) {
    const title = await titleOf(fetchPage, link);
    if (title === null) continue;
    await deps.db.run('UPDATE scheduled_postings SET link_title = $3 WHERE id = ANY($1::bigint[]) AND link = $2', [
      posts,
      link,
      title,
    ]);
  }
}

async function titleOf(fetchPage: GuardedFetch, link: string): Promise<string | null> {
  try {
    const page = await fetchPage(link, LIMITS);
    return page.status === 200 && /html/i.test(page.contentType) ? pageTitle(page.body.toString('utf8')) : null;
  } catch (error) {
    // The address is wrong, private or refuses us: another try would end the same way.
    if (error instanceof FetchRefused && error.problem !== 'timeout' && error.problem !== 'unreachable') return null;
    throw error;
  }
}
