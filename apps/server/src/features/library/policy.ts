import type { Sql } from '../../platform/db/database.ts';
import { type AppError, forbidden } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { meets } from '../accounts/index.ts';
import { keepPermission } from '../posts/index.ts';

/** To make posts of the library one's own. */
export const mayUseLibrary = (actor: Actor): boolean => meets(actor, 'accounts.publish_post_library');
/** To look at it is enough to have either of what the media picker is made of (MEDIA-002). */
export const mayBrowse = (actor: Actor): boolean => mayUseLibrary(actor) || meets(actor, 'accounts.custom_images');

/** Its code tells screens in every language what its English says (GEN-040). */
export const noLibrary = (): AppError => forbidden('errors.post_library_permission', 'post_library_permission');

/** 403 where the permission was taken away since the call came in. It comes before drafts, posts and connections. */
export async function keepLibrary(tx: Sql, actor: Actor): Promise<void> {
  if (!(await keepPermission(tx, actor, 'accounts.publish_post_library'))) throw noLibrary();
}
