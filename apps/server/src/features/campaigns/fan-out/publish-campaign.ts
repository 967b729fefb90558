import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { actorOf, beginSpread } from './spread-store.ts';

/**
 * Publishes the version of a campaign that was checked, once: of two who try, one does. Its copies are made by a job of the same
 * transaction; a library has none.
 */
export async function publishCampaign(
  tx: Sql,
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  const row = await tx.row(
    query
      .updateTable('campaigns')
      .set((e) => ({ published_at: appNow, updated_at: appNow, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('published_at', 'is', null)
      .where('deleted_at', 'is', null)
      .returning(['type', 'title']),
  );
  if (row === null) throw conflict('errors.stale_version', { code: 'stale_version' });
  // A library has no times; while it was in work it may have been something else.
  if (row.type === 'library')
    await tx.run(
      query
        .updateTable('postings')
        .set((e) => ({ fire_at: null, version: e('version', '+', 1) }))
        .where('campaign_id', '=', id)
        .where('fire_at', 'is not', null),
    );
  if (row.type === 'standard') await beginSpread(tx, actorOf(actor), { campaign: id, posting: null, what: 'publish' });
  await audit(tx, actor, {
    action: 'post_campaign.publish',
    objectType: 'post_campaign',
    objectId: id,
    data: { title: row.title, version },
  });
}
