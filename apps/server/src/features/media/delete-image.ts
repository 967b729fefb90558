import { z } from 'zod';
import { AppError, notFound } from '../../platform/errors/index.ts';
import { addJob, type JobRef } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { MediaDeps } from './deps.ts';
import { forgetImage, hideImage, lockUnused, profileOfImage } from './store.ts';

export const purgeImageJob: JobRef<{ image: number }> = {
  id: 'media-purge-image',
  payload: z.object({ image: z.number() }),
};

const gone = () => notFound('media.errors.notFound');

/** Takes an image out of the library. Posts that use it keep it; otherwise its files are removed in the background. */
export async function deleteImage(deps: MediaDeps, actor: Actor, id: number): Promise<void> {
  const profileId = await profileOfImage(deps.db, id);
  if (profileId === null) throw gone();
  const scope = await scopeOfProfile(deps.db, actor, profileId).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? gone() : error;
  });
  await deps.db.transaction(async (tx) => {
    if (!(await hideImage(tx, scope, id))) throw gone();
    await addJob(tx, purgeImageJob, { image: id });
  });
}

/** Removes the files of a hidden image that no post uses. Repeatable: the row goes last. */
export async function purgeImage(deps: MediaDeps, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const unused = await lockUnused(tx, id);
    if (unused === null) return;
    await deps.storage.remove(unused.key);
    await deps.storage.remove(unused.thumbnailKey);
    await forgetImage(tx, id, unused.mediaId);
  });
}
