import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { CampaignDeps } from '../deps.ts';
import { ALL, demandVersion, readCampaign } from '../writing/campaign-store.ts';
import { checkCampaign } from './check-campaign.ts';

interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Publishes exactly the version that was seen and in which no check finds an error. */
export async function publishChecked(deps: CampaignDeps, actor: Actor, { id, version }: Seen): Promise<void> {
  const row = await readCampaign(deps.db, ALL, id);
  if (row.published_at !== null) throw conflict('campaigns.errors.published');
  demandVersion(row.version, version);
  const { results } = await checkCampaign(deps, row, actor.locale);
  const errors = results.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw conflict('campaigns.errors.checks', { values: { count: errors.length }, extra: { findings: errors } });
  await deps.db.transaction((tx) => publish(tx, actor, { id, version }));
}

async function publish(tx: Sql, actor: Actor, { id, version }: Seen): Promise<void> {
  const done = await tx.run(
    query
      .updateTable('campaigns')
      .set((e) => ({ published_at: appNow, updated_at: appNow, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('type', '=', 'library')
      .where('published_at', 'is', null)
      .where('deleted_at', 'is', null),
  );
  if (done === 0) throw conflict('errors.stale_version', { code: 'stale_version' });
  await audit(tx, actor, {
    action: 'post_campaign.publish',
    objectType: 'post_campaign',
    objectId: id,
    data: { version },
  });
}
