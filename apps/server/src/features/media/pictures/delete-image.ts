import { z } from 'zod';
import { AppError, notFound } from '../../../platform/errors/index.ts';
import { addJob, type JobRef } from '../../../platform/jobs/jobs.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { MediaDeps } from '../deps.ts';
import { forgetImage, hideImage, lockUnused, profileOfFile } from '../store.ts';
import { variantKeys } from '../variants/variant-store.ts';

export const purgeImageJob: JobRef<{ image: number }> = {
  id: 'media-purge-image',
  payload: z.object({ image: z.number() }),
};

const gone = () => notFound('media.errors.notFound');

/** The scope of whose library a file stands in; 404 as if it were not there for everybody else. */
export async function scopeOfFile(
  deps: Pick<MediaDeps, 'db'>,
  actor: Actor,
  id: number,
  kind: 'image' | 'video',
  access: 'read' | 'write' = 'write',
): Promise<ProfileScope> {
  const profileId = await profileOfFile(deps.db, id, kind);
  if (profileId === null) throw gone();
  return scopeOfProfile(deps.db, actor, profileId, access).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? gone() : error;
  });
}

/** Takes a file out of the library. Posts that use it keep it; otherwise its files are removed in the background. */
export async function deleteFile(deps: MediaDeps, actor: Actor, id: number, kind: 'image' | 'video'): Promise<void> {
  const scope = await scopeOfFile(deps, actor, id, kind);
  await deps.db.transaction(async (tx) => {
    if (!(await hideImage(tx, scope, id))) throw gone();
    await addJob(tx, purgeImageJob, { image: id });
  });
}

/** Removes the files of a hidden image or video that no post uses. Repeatable: the row goes last. */
export async function purgeImage(deps: MediaDeps, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const unused = await lockUnused(tx, id);
    if (unused === null) return;
    const made = await variantKeys(tx, unused.media_id);
    for (const key of [unused.key, unused.thumbnail_key, ...made]) await deps.storage.remove(key);
    await forgetImage(tx, id, unused.media_id);
  });
}
