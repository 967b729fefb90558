import { appNow, countAll, query } from '../../../platform/db/query.ts';
import type { ProData } from '../../../platform/feature/pro-data.ts';
import { heldProfiles, livingProfiles } from '../../profiles/index.ts';

const open = (userId: number) =>
  query
    .selectFrom('generated_postings')
    .select(countAll)
    .where('profile_id', 'in', livingProfiles(userId))
    .where('scheduled_at', 'is', null)
    .where('archived_at', 'is', null);
const change = (userId: number) =>
  query.updateTable('generated_postings').where('profile_id', 'in', heldProfiles(userId));

/** Open drafts. What became posts is where these came from, and stays with them. */
export const proDrafts: ProData = {
  thing: 'drafts',
  count: async (db, userId) => (await db.row(open(userId)))?.count ?? 0,
  async takeAway(tx, { userId }) {
    const count = (await tx.row(open(userId)))?.count ?? 0;
    // Those of deleted profiles too, which may be restored.
    await tx.run(
      change(userId).set({ archived_at: appNow }).where('scheduled_at', 'is', null).where('archived_at', 'is', null),
    );
    return count;
  },
  giveBack: (tx, userId) => tx.run(change(userId).set({ archived_at: null }).where('archived_at', 'is not', null)),
  erase: (tx, userId) =>
    tx.run(
      query
        .deleteFrom('generated_postings')
        .where('profile_id', 'in', heldProfiles(userId))
        .where('archived_at', 'is not', null)
        .where('scheduled_at', 'is', null),
    ),
};
