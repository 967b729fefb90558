import { DAY_MS, HOUR_MS } from '@waypost/contract/wire';
import { z } from '#zod';
import { auditActing } from '../../../platform/audit/audit.ts';
import { AppError, notFound } from '../../../platform/errors/index.ts';
import { addJob, type JobRef } from '../../../platform/jobs/jobs.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { MediaDeps } from '../deps.ts';
import { forgetImage, hideImage, isInDraft, lockUnused, profileOfFile } from '../store.ts';

export const purgeImageJob: JobRef<{ image: number }> = {
  id: 'media-purge-image',
  payload: z.object({ image: z.number() }),
};

export const removeFilesJob: JobRef<{ keys: string[] }> = {
  id: 'media-remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  // Only the job still knows the files: some three days.
  maxAttempts: 20,
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

/**
 * Takes a file out of the library. Posts and open drafts that use it keep it, also a draft that is saved only now; otherwise
 * its files are removed in the background, an hour later.
 */
export async function deleteFile(deps: MediaDeps, actor: Actor, id: number, kind: 'image' | 'video'): Promise<void> {
  const scope = await scopeOfFile(deps, actor, id, kind);
  await deps.db.transaction(async (tx) => {
    if (!(await hideImage(tx, scope, id))) throw gone();
    await addJob(tx, purgeImageJob, { image: id }, { runAt: new Date(Date.now() + HOUR_MS) });
    await auditActing(tx, actor, { action: `${kind}.delete`, objectType: 'profile_image', objectId: id });
  });
}

/**
 * Forgets a hidden image or video that no post uses; its files follow in a job of their own, because nothing may be locked
 * while storage is asked; asked again in a day while a draft has it. Repeatable. A post that wants the medium finds its row gone before a file is.
 */
export async function purgeImage({ db }: Pick<MediaDeps, 'db'>, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const unused = await lockUnused(tx, id);
    if (unused === null) return;
    // Asked after the lock is held: a draft that is being saved with it has committed by then.
    if (await isInDraft(tx, id))
      return addJob(tx, purgeImageJob, { image: id }, { runAt: new Date(Date.now() + DAY_MS) });
    const made = await forgetImage(tx, id, unused.media_id);
    await addJob(tx, removeFilesJob, { keys: [unused.key, unused.thumbnail_key, ...made] }, { queue: 'files' });
  });
}

/** Repeatable: an absent file is success. */
export async function removeFiles({ storage }: Pick<MediaDeps, 'storage'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
