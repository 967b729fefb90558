import { audit } from '../../../../platform/audit/audit.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import { conflict, invalid, notFound, type Text, text } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { pauseRuns } from '../../../mailing/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { spreadCampaign, steerCopies } from '../../job-kinds.ts';
import { BY_STAFF, holdCampaign, readCampaign } from '../campaign-store.ts';
import { checkCampaign, refusalOf } from '../checking/check-campaign.ts';
import { checkTimes, editBy } from '../write-campaign.ts';

interface Publishing {
  readonly version: number;
  readonly fire_at: string;
  readonly edit_by: string | null;
}

/**
 * Gives a newsletter its time, and every advisor who gets it a copy, made by a job. It is checked before the transaction that publishes
 * exactly the version that was checked.
 */
export async function publishCampaign(
  deps: NewsletterDeps,
  actor: Actor,
  id: number,
  { version, ...given }: Publishing,
): Promise<void> {
  const row = await readCampaign(deps.db, id);
  if (row.deleted_at !== null) throw notFound();
  if (row.version !== version) throw conflict('errors.stale_version', { code: 'stale_version' });
  const refusal = refusalOf(await checkCampaign(deps, row));
  if (refusal !== null) throw conflict(refusal.key, refusal);
  await deps.db.transaction(async (tx) => {
    const held = await holdCampaign(tx, id);
    if (held.state === 'cancelled') throw conflict('newsletters.errors.cancelled');
    if (held.state !== 'draft') throw conflict('newsletters.errors.published');
    if (held.version !== version) throw conflict('errors.stale_version', { code: 'stale_version' });
    const fireAt = new Date(given.fire_at);
    const asked = given.edit_by === null ? null : new Date(given.edit_by);
    const by = editBy(fireAt, asked);
    const wrong: Record<string, Text[]> = {};
    checkTimes(held.now, fireAt, by, wrong);
    if (asked !== null && asked <= held.now) wrong.edit_by = [text('newsletters.errors.editByPast')];
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    await tx.run(
      query
        .updateTable('email_campaigns')
        .set((e) => ({
          ...{ state: 'publishing', fire_at: fireAt, edit_by: by, published_at: appNow, updated_at: appNow },
          version: e('version', '+', 1),
        }))
        .where('id', '=', id),
    );
    await spreadCampaign(tx, id);
    await audit(tx, actor, { action: 'campaign.publish', objectType: 'campaign', objectId: id, data: given });
  });
}

type Steering = 'pause' | 'resume' | 'cancel';

/**
 * Stops it, lets it go on or ends it. From the commit on none of its copies begins otherwise, and nothing more leaves of those that have
 * begun and are to stand still or to end; what else becomes of each follows by a job, behind those of other campaigns.
 */
export async function steerCampaign(tx: Sql, actor: Actor, id: number, verb: Steering): Promise<void> {
  const { state } = await holdCampaign(tx, id);
  if (state === 'draft') throw conflict('newsletters.errors.notPublished');
  if (state === 'cancelled') {
    if (verb === 'cancel') return;
    throw conflict('newsletters.errors.cancelled');
  }
  const change = {
    pause: { paused_at: appNow },
    resume: { paused_at: null, resumed_at: appNow },
    cancel: { state: 'cancelled', paused_at: null },
  } as const;
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set((e) => ({ ...change[verb], updated_at: appNow, version: e('version', '+', 1) }))
      .where('id', '=', id),
  );
  if (verb !== 'resume') await pauseRuns(tx, await runsOf(tx, id), BY_STAFF);
  await steerCopies(tx, id);
  await audit(tx, actor, { action: `campaign.${verb}`, objectType: 'campaign', objectId: id });
}

const runsOf = async (tx: Sql, campaign: number): Promise<number[]> => {
  const begun = query.selectFrom('newsletters').select('run_id').where('campaign_id', '=', campaign);
  return (await tx.rows(begun.where('run_id', 'is not', null))).flatMap(({ run_id }) => run_id ?? []);
};
