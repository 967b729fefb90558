import type { PageAccess, ReasonCode, SettleResult } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import { type Film, isFilmId, readFilm } from './films/film.ts';
import type { FacebookOptions } from './options.ts';
import { filmPermalink } from './remove.ts';

/** How often the status of a film that is being processed is read. */
const PACE_S = 10;

/** A film is live when its publishing phase is complete. */
export function settle({ graph }: FacebookOptions, page: PageAccess, ref: string): Promise<SettleResult> {
  return asking(async () => {
    // Text and photos are live with the answer of the release; nothing of them stays to be settled.
    if (!isFilmId(ref)) return { kind: 'live', id: ref, permalink: null };
    const film = await readFilm(graph, page, ref).catch((error: unknown): Film | null => {
      if (fbErrors.isKind(error, 'gone')) return null;
      throw error;
    });
    if (film === null) return failed('gone', 'fb_gone', null);
    if (film.state === 'failed') return failed('rejected', 'fb_video_invalid', film.problem);
    if (film.state !== 'published') return { kind: 'pending', seconds: PACE_S };
    return { kind: 'live', id: ref, permalink: await filmPermalink(graph, page, film) };
  });
}

const failed = (kind: 'gone' | 'rejected', code: ReasonCode, detail: string | null): SettleResult => ({
  kind: 'failed',
  refusal: { kind, code, detail },
});
