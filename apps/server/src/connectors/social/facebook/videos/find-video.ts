import { listAt, textAt } from '../../json.ts';
import { pagesOf } from '../../meta-graph/pages.ts';
import { dateOf, isInWindow, plain } from '../../meta-graph/text.ts';
import type { Candidate, FindQuery, FindResult, PageAccess, Refusal } from '../../port.ts';
import { readOnce } from '../../reading.ts';
import { fbErrors } from '../error-classes.ts';
import type { FacebookOptions } from '../options.ts';
import type { FbReason } from '../reasons.ts';
import { videoPermalink } from '../remove.ts';
import { readVideo, type Video, videosIn } from './video.ts';

/** Not yet told by Facebook: counts neither as presence nor as absence. */
const WORKING: Refusal = { kind: 'try-later', code: 'fb_video_processing' satisfies FbReason, detail: null };

/** Asks our own video what became of it; only without its id (a restored copy of the database) the text has to do. */
export async function findVideo(options: FacebookOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  const ids = videosIn(query.staged.objects).map((object) => object.id);
  if (query.acceptedRef !== null && !ids.includes(query.acceptedRef)) ids.push(query.acceptedRef);
  if (ids.length === 0) return findByText(options, page, query);
  let certainty: 'id' | 'text' = 'id';
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const video = await readVideo(options.graph, page, id).catch((error: unknown): Video | null => {
      if (fbErrors.isKind(error, 'gone')) return null;
      throw error;
    });
    // Published and removed by hand looks the same as never finished, so a person has to say.
    if (video === null) certainty = 'text';
    else if (video.state === 'working') return { kind: 'cannot-read', refusal: WORKING };
    else if (video.state === 'published')
      candidates.push({
        remoteId: video.id,
        text: video.text,
        createdAt: video.publishedAt,
        permalink: await videoPermalink(options.graph, page, video),
        evidence: 'video id',
      });
  }
  return { kind: 'read', certainty, candidates };
}

async function findByText(options: FacebookOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  const path = `${page.pageId}/${query.post.type === 'reel' ? 'video_reels' : 'videos'}`;
  const shown = await readOnce(query, path, () => readList(options, path, page));
  const candidates = shown
    .filter(
      ({ text, createdAt, skewMs }) => plain(text) === plain(query.post.text) && isInWindow(createdAt, query, skewMs),
    )
    .map(({ id, text, createdAt }) => ({
      remoteId: id,
      text,
      createdAt,
      permalink: null,
      evidence: 'text, page and time',
    }));
  return { kind: 'read', certainty: 'text', candidates };
}

async function readList({ graph }: FacebookOptions, path: string, page: PageAccess) {
  const shown: { id: string; text: string; createdAt: Date | null; skewMs: number }[] = [];
  const params = { fields: 'id,description,created_time', limit: 50 };
  for await (const { body, skewMs } of pagesOf(graph, path, params, page.token))
    for (const item of listAt(body, 'data')) {
      const id = textAt(item, 'id');
      if (id === null) continue;
      const text = textAt(item, 'description') ?? '';
      shown.push({ id, text, createdAt: dateOf(textAt(item, 'created_time')), skewMs: skewMs ?? 0 });
    }
  return shown;
}
