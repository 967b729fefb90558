import type { Sql } from '../../../../platform/db/database.ts';
import { any, appNow, query } from '../../../../platform/db/query.ts';
import { runVerbs } from '../../../mailing/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { BY_STAFF, type HeldCampaign, keepCampaign } from '../campaign-store.ts';

const CHUNK = 200;

/** Lets the sendings of a campaign follow it, whatever it is now: repeatable, and never against what staff said last. */
export async function runSteering({ db }: Pick<NewsletterDeps, 'db'>, campaign: number): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction((tx) => steerNext(tx, campaign, from));
  }
}

async function steerNext(tx: Sql, campaignId: number, after: number): Promise<number | null> {
  const campaign = await keepCampaign(tx, campaignId);
  const rows = await tx.rows(
    query
      .selectFrom('newsletters as n')
      .leftJoin('mailing_runs as r', 'r.id', 'n.run_id')
      .select(['n.id', 'n.run_id', 'r.state', 'r.reason'])
      .where('n.campaign_id', '=', campaignId)
      .where('n.id', '>', after)
      .orderBy('n.id')
      .limit(CHUNK)
      .forUpdate('n'),
  );
  const waiting = rows.flatMap(({ id, run_id }) => (run_id === null ? [id] : []));
  if (campaign.state === 'cancelled') await leaveOut(tx, waiting);
  else if (campaign.paused_at === null) await letLateGo(tx, waiting);
  for (const { run_id, state, reason } of rows)
    if (run_id !== null) await steerRun(tx, campaign, run_id, state, reason);
  return rows.length < CHUNK ? null : (rows.at(-1)?.id ?? null);
}

async function leaveOut(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx.run(
    query
      .updateTable('newsletters')
      .set((e) => ({
        ...{ deleted_at: appNow, cancelled: true, held: null, held_at: null, look_at: null },
        version: e('version', '+', 1),
      }))
      .where('id', '=', any(ids))
      .where('cancelled', '=', false),
  );
}

/** What became late before it could begin goes out with its campaign, without a second question; what its advisor has paused stays. */
async function letLateGo(tx: Sql, ids: readonly number[]): Promise<void> {
  await tx.run(
    query
      .updateTable('newsletters')
      .set((e) => ({ held: null, held_at: null, look_at: null, version: e('version', '+', 1) }))
      .where('id', '=', any(ids))
      .where('held', '=', 'late'),
  );
}

async function steerRun(
  tx: Sql,
  campaign: HeldCampaign,
  run: number,
  state: string | null,
  reason: string | null,
): Promise<void> {
  const { cancelRun, pauseRun, resumeRun } = await runVerbs();
  if (campaign.state === 'cancelled') await cancelRun(tx, run, BY_STAFF);
  else if (campaign.paused_at !== null) {
    if (state === 'freezing' || state === 'sending') await pauseRun(tx, run, BY_STAFF);
  } else if ((state === 'paused' && reason === BY_STAFF) || (state === 'held' && reason === 'late'))
    await resumeRun(tx, run);
}
