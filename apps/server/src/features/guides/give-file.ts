import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ownFiles } from '../media/index.ts';

/** Gives a guide its video or its picture; the one before goes. */
export async function giveFile(
  tx: Sql,
  actor: Actor,
  id: number,
  { as, mediaId }: { readonly as: 'video_id' | 'poster_id'; readonly mediaId: number },
): Promise<void> {
  const kept = query.selectFrom('guides').select(['video_id', 'poster_id']).where('id', '=', id);
  const row = await tx.row(kept.where('deleted_at', 'is', null).forUpdate());
  if (row === null) throw notFound();
  await tx.run(
    query
      .updateTable('guides')
      .set({ [as]: mediaId })
      .where('id', '=', id),
  );
  const before = row[as];
  if (before !== null) await (await ownFiles()).removeOwn(tx, before);
  await audit(tx, actor, { action: 'guide.file', objectType: 'guide', objectId: id, data: { as } });
}
