import type { Locale } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import { AppError, notFound, translate } from '../../../platform/errors/index.ts';
import { type HeldCampaign, keepCampaign } from '../campaigns/campaign-store.ts';
import type { NewsletterScope } from './scope.ts';

const columns = query
  .selectFrom('newsletters')
  .select(['id', 'profile_id', 'account_id', 'subject', 'intro_html', 'fire_at', 'fire_at_edited', 'deleted_at'])
  .select(['cancelled', 'run_id', 'held', 'held_at', 'go_at', 'version']);

/**
 * Holds a copy until the transaction ends, after its campaign, which nobody may change meanwhile. Who sends a copy holds both in the
 * same order, so an edit in that second is taken whole or finds that its sending has begun.
 */
export async function holdCopy(tx: Sql, { id, campaignId }: { readonly id: number; readonly campaignId: number }) {
  const campaign = await keepCampaign(tx, campaignId);
  const row = await tx.row(columns.where('id', '=', id).forUpdate());
  if (row === null) throw notFound();
  return { campaign, row };
}
export type HeldCopy = Awaited<ReturnType<typeof holdCopy>>['row'];

/** The user's other copies of the same campaign, in living profiles; held by their ids with the one that is addressed. */
async function holdAll(tx: Sql, scope: NewsletterScope) {
  const campaign = await keepCampaign(tx, scope.campaignId);
  const own = query.selectFrom('profiles').select('id').where('user_id', '=', scope.profile.userId);
  const ids = await tx.rows(
    query
      .selectFrom('newsletters')
      .select('id')
      .where('campaign_id', '=', scope.campaignId)
      .where('profile_id', 'in', own.where('deleted_at', 'is', null)),
  );
  const rows = await tx.rows(
    columns
      .where('id', '=', any(ids.map(({ id }) => id)))
      .orderBy('id')
      .forUpdate(),
  );
  return { campaign, rows };
}

export interface Applied {
  readonly applied_count: number;
  readonly skipped: { id: number; reason: string }[];
}

/** What is done to one copy; throws where it may not be. */
type Change = (row: HeldCopy, campaign: HeldCampaign) => Promise<void>;

/** Does it to a copy, which must succeed, and to its siblings where that is asked for: those that cannot be are named with the reason. */
export async function changeCopies(
  tx: Sql,
  scope: NewsletterScope,
  { applyToAll, locale }: { readonly applyToAll: boolean; readonly locale: Locale },
  change: Change,
): Promise<Applied> {
  if (!applyToAll) {
    const { campaign, row } = await holdCopy(tx, scope);
    await change(row, campaign);
    return { applied_count: 1, skipped: [] };
  }
  const { campaign, rows } = await holdAll(tx, scope);
  const addressed = rows.find(({ id }) => id === scope.id);
  if (addressed === undefined) throw notFound();
  await change(addressed, campaign);
  const skipped: Applied['skipped'] = [];
  for (const row of rows) {
    if (row.id === scope.id) continue;
    try {
      await change(row, campaign);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const said = error.text ?? Object.values(error.fields)[0]?.[0];
      skipped.push({ id: row.id, reason: said === undefined ? '' : translate(locale, said) });
    }
  }
  return { applied_count: rows.length - skipped.length, skipped };
}
