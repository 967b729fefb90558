import { audit } from '../../platform/audit/audit.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { eraseBusiness } from './agency/erase-business.ts';
import type { ProfileDeps } from './deps.ts';
import { newPlaceholder } from './profile.ts';
import { restorableUntil } from './restorable.ts';

const AT_ONCE = 100;
const over = query.selectFrom('profiles').select('id').where(restorableUntil('profiles'), '<=', appNow);
const due = over.where('erased_at', 'is', null);

/**
 * Erases profiles whose thirty days are over, each in a transaction of its own: all rooms take away what is theirs, and the row
 * keeps its id alone. Repeatable; one that is still open somewhere, or fails, is tried again at the next run and holds up nobody behind it: at
 * most so many are erased in a run, not tried. Answers how many were erased.
 */
export async function eraseProfiles(deps: ProfileDeps, atMost = AT_ONCE): Promise<number> {
  const rows = await deps.db.rows(due.orderBy('deleted_at'));
  return eachDue({ log: deps.log, rows, atMost }, ({ id }) => eraseProfile(deps, id));
}

function eraseProfile(deps: ProfileDeps, id: number): Promise<boolean> {
  const { db, leaving } = deps;
  return db.transaction(async (tx) => {
    // Somebody restores it, or another process is at it.
    if ((await tx.row(due.where('id', '=', id).forUpdate().skipLocked())) === null) return false;
    let whole = true;
    for (const room of leaving()) whole = (await room.erase?.(tx, id)) !== false && whole;
    await eraseBusiness(deps, tx, id);
    await tx.run(query.deleteFrom('advanced_features').where('profile_id', '=', id));
    await tx.run(
      query
        .updateTable('profiles')
        .set({
          // The old slug stays taken (`used_slugs`), and says no more whose it was.
          slug: `erased-${id}`,
          first_name: '',
          last_name: '',
          email: newPlaceholder(),
          avatar: null,
          logo_image: null,
          erased_at: whole ? appNow : null,
        })
        .where('id', '=', id),
    );
    if (whole) await audit(tx, null, { action: 'profile.erased', objectType: 'profile', objectId: id });
    return whole;
  });
}
