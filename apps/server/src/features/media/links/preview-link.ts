import type { LinkPreview } from '@waypost/contract/generator';
import { UPLOAD_MAX_BYTES } from '@waypost/contract/media';
import { DAY_MS } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import type { MediaDeps } from '../deps.ts';
import { purgeImageJob } from '../pictures/delete-image.ts';
import { uploadImage } from '../pictures/upload-image.ts';
import { presentChosen } from '../present.ts';
import { type Medium, selectOfLink } from '../store.ts';
import { readLinkPreview } from './link-preview.ts';

export { readLinkPreview };

const LIMITS = { maxBytes: UPLOAD_MAX_BYTES, timeoutMs: 5_000, maxRedirects: 4, headers: { accept: 'image/*' } };
/** As long as somebody may write before a post takes the picture. */
const KEPT_MS = 7 * DAY_MS;

/** What the page behind a link says about itself, and our copy of its picture; a page that is away says nothing. Repeatable. */
export async function previewLink(deps: MediaDeps, scope: ProfileScope, link: string): Promise<LinkPreview> {
  const page = await readLinkPreview(deps, link).catch(() => null);
  const { title = null, description = null, image: picture = null } = page ?? {};
  const image = picture === null ? null : await keepLinkPicture(deps, scope, { link, picture, title });
  return { link, title, description, image: image && presentChosen(deps, image) };
}

/**
 * Our own copy of the picture that the page behind a link shows, read once; null where there is none that we can use, or
 * it cannot be read now. Repeatable.
 */
async function keepLinkPicture(
  deps: MediaDeps,
  scope: ProfileScope,
  { link, picture, title }: { link: string; picture: string; title: string | null },
): Promise<Medium | null> {
  const known = await selectOfLink(deps.db, scope, link);
  if (known !== null) return known;
  const { FetchRefused, guardedFetchOf } = await import('../../../platform/fetch/guarded-fetch.ts');
  try {
    const { status, body } = await guardedFetchOf(deps.config)(picture, LIMITS);
    if (status !== 200) return null;
    await uploadImage(deps, scope, { bytes: body, description: title }, (tx, id) => hideFor(tx, id, link));
    return await selectOfLink(deps.db, scope, link);
  } catch (error) {
    // What is no picture is refused like an upload.
    if (error instanceof FetchRefused || (error instanceof AppError && error.status === 400)) return null;
    throw error;
  }
}

/** Nobody chose it, so the library does not show it, and it goes where no post takes it. */
async function hideFor(tx: Sql, id: number, link: string): Promise<void> {
  await tx.run(query.updateTable('profile_images').set({ hidden_at: appNow, of_link: link }).where('id', '=', id));
  await addJob(tx, purgeImageJob, { image: id }, { runAt: new Date(Date.now() + KEPT_MS) });
}
