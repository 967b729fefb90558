import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { isFor } from './announcement.ts';
import { findTold } from './store.ts';

/**
 * Closes it for the person of the profile, for good; again changes nothing. One that the profile is not shown answers 404.
 */
export async function dismissAnnouncement(tx: Sql, scope: ProfileScope, id: number): Promise<void> {
  const { profileId, userId } = scope;
  const row = await findTold(tx, profileId, id);
  if (row === null || !isFor(row)) throw notFound();
  await tx.run(
    query
      .insertInto('announcement_dismissals')
      .values({ announcement_id: id, user_id: userId })
      .onConflict((known) => known.doNothing()),
  );
}
