import { appNow, countAll, query } from '../../platform/db/query.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';
import { heldProfiles, livingProfiles } from './store.ts';

const shown = (userId: number) =>
  query
    .selectFrom('advanced_features')
    .select(countAll)
    .where('profile_id', 'in', livingProfiles(userId))
    .where('archived_at', 'is', null)
    .where((e) => e.or([e('calendly_link', 'is not', null), e('hashtag_signature', 'is not', null)]));
const change = (userId: number) =>
  query.updateTable('advanced_features').where('profile_id', 'in', heldProfiles(userId));

/** Booking link and hashtag signature. Whoever writes them anew takes them back out of the archive. */
export const proFeatures: ProData = {
  thing: 'advanced_features',
  count: async (db, userId) => (await db.row(shown(userId)))?.count ?? 0,
  async takeAway(tx, { userId }) {
    const count = (await tx.row(shown(userId)))?.count ?? 0;
    await tx.run(change(userId).set({ archived_at: appNow }).where('archived_at', 'is', null));
    return count;
  },
  giveBack: (tx, userId) => tx.run(change(userId).set({ archived_at: null }).where('archived_at', 'is not', null)),
  erase: (tx, userId) =>
    tx.run(
      query
        .deleteFrom('advanced_features')
        .where('profile_id', 'in', heldProfiles(userId))
        .where('archived_at', 'is not', null),
    ),
};
