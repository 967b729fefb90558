import { RESTORABLE_DAYS } from '@waypost/contract/profiles';
import { appNow, query, sql } from '../../platform/db/query.ts';
import type { ProfileDeps } from './deps.ts';
import { newPlaceholder } from './profile.ts';

const BATCH = 100;
const over = sql<boolean>`deleted_at <= app_now() - make_interval(days => ${sql.lit(RESTORABLE_DAYS)})`;
const due = query.selectFrom('profiles').select('id').where(over).where('erased_at', 'is', null);

/**
 * Erases profiles whose thirty days are over, each in a transaction of its own: all rooms take away what is theirs, and the row
 * keeps its id alone. Repeatable; one that still has an open release is tried again at the next run. Answers how many were erased.
 */
export async function eraseProfiles(deps: ProfileDeps): Promise<number> {
  let erased = 0;
  for (const { id } of await deps.db.rows(due.orderBy('deleted_at').limit(BATCH)))
    if (await eraseProfile(deps, id)) erased += 1;
  return erased;
}

function eraseProfile({ db, leaving }: ProfileDeps, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Somebody restores it, or another process is at it.
    if ((await tx.row(due.where('id', '=', id).forUpdate().skipLocked())) === null) return false;
    let whole = true;
    for (const room of leaving()) whole = (await room.erase?.(tx, id)) !== false && whole;
    for (const table of ['advanced_features', 'idempotency_keys'] as const)
      await tx.run(query.deleteFrom(table).where('profile_id', '=', id));
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
    return whole;
  });
}
