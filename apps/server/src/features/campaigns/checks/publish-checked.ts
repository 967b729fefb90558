import { conflict } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { CampaignDeps } from '../deps.ts';
import { publishCampaign } from '../fan-out/publish-campaign.ts';
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
  await deps.db.transaction((tx) => publishCampaign(tx, actor, { id, version }));
}
