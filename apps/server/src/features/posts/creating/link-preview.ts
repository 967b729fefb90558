import { id } from '@waypost/contract/wire';
import { z } from '#zod';
import { any, query } from '../../../platform/db/query.ts';
import type { Job, JobRef } from '../../../platform/jobs/jobs.ts';
import { linkPreviews } from '../../media/index.ts';
import type { PostDeps } from '../deps.ts';

/** The site that a link leads to, as people say it. */
export function domainOf(link: string | null): string | null {
  return link === null ? null : (URL.parse(link)?.hostname.replace(/^www\./, '') ?? null);
}

const payload = z.object({ posts: z.array(id).min(1) });
export const linkPreviewJob: JobRef<z.infer<typeof payload>> = { id: 'link-preview', payload, maxAttempts: 3 };

export const linkPreviewHandler = (deps: PostDeps): Job<z.infer<typeof payload>> => ({
  apart: 'hosts',
  id: linkPreviewJob.id,
  payload,
  maxAttempts: linkPreviewJob.maxAttempts ?? 1,
  handle: ({ posts }) => nameLinks(deps, posts),
});

/** Reads the title of the page that posts advertise. Without one the cards show the domain. Acts for nobody. */
export async function nameLinks(deps: Pick<PostDeps, 'config' | 'db'>, posts: readonly number[]): Promise<void> {
  const rows = await deps.db.rows(
    query.selectFrom('scheduled_postings').select('link').distinct().where('id', '=', any(posts)),
  );
  const { readLinkPreview } = await linkPreviews();
  for (const { link } of rows) {
    const preview = link === null ? null : await readLinkPreview(deps, link);
    if (!preview?.title) continue;
    await deps.db.run(
      query
        .updateTable('scheduled_postings')
        .set({ link_title: preview.title })
        .where('id', '=', any(posts))
        .where('link', '=', link),
    );
  }
}
