import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { findAnnouncement } from './store.ts';

/** Closes it for the person of the profile, for good; again changes nothing, nor does whoever acts in their name: they would never see it. One that nobody is shown answers 404. */
export async function dismissAnnouncement(tx: Sql, { userId, actor }: ProfileScope, id: number): Promise<void> {
  const row = await findAnnouncement(tx, id);
  if (row === null || row.published_at === null) throw notFound();
  if (actor.impersonatorId !== null) return;
  await tx.run(
    query
      .insertInto('announcement_dismissals')
      .values({ announcement_id: id, user_id: userId })
      .onConflict((known) => known.doNothing()),
  );
}
