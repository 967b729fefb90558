import type { Reads, Sql } from '../../platform/db/database.ts';
import { appNow, countAll, query } from '../../platform/db/query.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';
import { heldProfiles } from '../profiles/index.ts';
import type { BrandingDeps } from './deps.ts';
import { orderBanner } from './redraw-banner.ts';

const ofPerson = (userId: number) =>
  query.selectFrom('business_cards').select('profile_id').where('profile_id', 'in', heldProfiles(userId));
const inUse = (userId: number) => ofPerson(userId).where('archived_at', 'is', null);
const putAway = (userId: number) => ofPerson(userId).where('archived_at', 'is not', null);

/** What becomes of business cards when their person loses PRO: the branding ends at once, what was set is kept for a while. */
export const cardsOfPro = (deps: BrandingDeps): ProData => ({
  thing: 'business_card',
  count: async (db: Reads, userId) => (await db.row(inUse(userId).clearSelect().select(countAll)))?.count ?? 0,
  takeAway: async (tx, { userId }) => {
    const ids = (await tx.rows(inUse(userId))).map(({ profile_id }) => profile_id);
    await archive(tx, ids, appNow);
    await tell(deps, tx, ids);
    return ids.length;
  },
  giveBack: async (tx, userId) => {
    const ids = (await tx.rows(putAway(userId))).map(({ profile_id }) => profile_id);
    await archive(tx, ids, null);
    // What the agency says may have changed meanwhile.
    for (const id of ids) await orderBanner(tx, id);
    await tell(deps, tx, ids);
    return ids.length;
  },
  erase: async (tx, userId) => {
    const { eraseBranding } = await import('./erase-branding.ts');
    for (const { profile_id } of await tx.rows(putAway(userId))) await eraseBranding(tx, profile_id);
  },
});

async function archive(tx: Sql, ids: readonly number[], at: typeof appNow | null): Promise<void> {
  if (ids.length > 0)
    await tx.run(query.updateTable('business_cards').set({ archived_at: at }).where('profile_id', 'in', ids));
}

async function tell({ brandingChanged }: BrandingDeps, tx: Sql, ids: readonly number[]): Promise<void> {
  for (const id of ids) await brandingChanged(tx, id);
}
