import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** Notes that the person has watched it; again changes nothing. */
export async function watchGuide(tx: Sql, actor: Actor, id: number): Promise<void> {
  const known = query.selectFrom('guides').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  if (
    (await tx.row(
      known.where('kind', '=', 'onboarding').where('active', '=', true).where('video_id', 'is not', null),
    )) === null
  )
    throw notFound();
  await tx.run(
    query
      .insertInto('guide_views')
      .values({ guide_id: id, user_id: actor.userId })
      .onConflict((taken) => taken.doNothing()),
  );
}
