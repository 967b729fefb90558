import { listAt, textAt } from '../../json.ts';
import { pagesOf } from '../../meta-graph/pages.ts';
import { dateOf, isInWindow, plain } from '../../meta-graph/text.ts';
import type { Candidate, FindQuery, FindResult, PageAccess, Refusal } from '../../port.ts';
import { fbErrors } from '../error-classes.ts';
import type { FacebookOptions } from '../options.ts';
import type { FbReason } from '../reasons.ts';
import { filmPermalink } from '../remove.ts';
import { type Film, filmsIn, readFilm } from './film.ts';

/** Not yet told by Facebook: counts neither as presence nor as absence. */
const WORKING: Refusal = { kind: 'try-later', code: 'fb_video_processing' satisfies FbReason, detail: null };

/** Asks our own video what became of it; only without its id (a restored copy of the database) the text has to do. */
export async function findFilm(options: FacebookOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  const ids = filmsIn(query.staged.objects).map((object) => object.id);
  if (query.acceptedRef !== null && !ids.includes(query.acceptedRef)) ids.push(query.acceptedRef);
  if (ids.length === 0) return findByText(options, page, query);
  let certainty: 'id' | 'text' = 'id';
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const film = await readFilm(options.graph, page, id).catch((error: unknown): Film | null => {
      if (fbErrors.isKind(error, 'gone')) return null;
      throw error;
    });
    // Published and removed by hand looks the same as never finished, so a person has to say.
    if (film === null) certainty = 'text';
    else if (film.state === 'working') return { kind: 'cannot-read', refusal: WORKING };
    else if (film.state === 'published')
      candidates.push({
        remoteId: film.id,
        text: film.text,
        createdAt: film.publishedAt,
        permalink: await filmPermalink(options.graph, page, film),
        evidence: 'video id',
      });
  }
  return { kind: 'read', certainty, candidates };
}

async function findByText({ graph }: FacebookOptions, page: PageAccess, query: FindQuery): Promise<FindResult> {
  const path = `${page.pageId}/${query.post.type === 'reel' ? 'video_reels' : 'videos'}`;
  const candidates: Candidate[] = [];
  for await (const { body, skewMs } of pagesOf(
    graph,
    path,
    { fields: 'id,description,created_time', limit: 50 },
    page.token,
  ))
    for (const item of listAt(body, 'data')) {
      const id = textAt(item, 'id');
      const text = textAt(item, 'description') ?? '';
      const createdAt = dateOf(textAt(item, 'created_time'));
      if (id === null || plain(text) !== plain(query.post.text) || !isInWindow(createdAt, query, skewMs ?? 0)) continue;
      candidates.push({ remoteId: id, text, createdAt, permalink: null, evidence: 'text, page and time' });
    }
  return { kind: 'read', certainty: 'text', candidates };
}
