import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { newPlaceholder } from '../../profiles/index.ts';
import type { AccountDeps } from '../deps.ts';
import { keptUntil } from '../store.ts';

const AT_ONCE = 100;
const due = query
  .selectFrom('users')
  .select('id')
  .where('is_active', '=', true)
  .where(keptUntil, '<=', appNow)
  .where((e) =>
    e.not(
      e.exists(
        e
          .selectFrom('profiles as p')
          .select('p.id')
          .whereRef('p.user_id', '=', 'users.id')
          .where('p.erased_at', 'is', null),
      ),
    ),
  );

/**
 * Erases accounts whose thirty days are over and whose profiles are erased. The row keeps its id, which the audit log and accepted
 * terms name; its address is free again. Repeatable; one that fails is tried again at the next run and holds up nobody behind it.
 * Answers how many were erased.
 */
export async function eraseAccounts(deps: AccountDeps): Promise<number> {
  const rows = await deps.db.rows(due.orderBy('deleted_at'));
  return eachDue({ log: deps.log, rows, atMost: AT_ONCE }, ({ id }) => eraseAccount(deps, id));
}

function eraseAccount({ db, leaving }: AccountDeps, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await tx.row(due.where('id', '=', id).forUpdate('users').skipLocked())) === null) return false;
    for (const room of leaving()) await room.eraseAccount?.(tx, id);
    await erase(tx, id);
    await audit(tx, null, { action: 'account.erased', objectType: 'user', objectId: id });
    return true;
  });
}

async function erase(tx: Sql, id: number): Promise<void> {
  for (const table of ['sessions', 'one_time_tokens', 'user_permissions'] as const)
    await tx.run(query.deleteFrom(table).where('user_id', '=', id));
  await tx.run(
    query
      .updateTable('users')
      .set({
        email: newPlaceholder(),
        password_hash: null,
        first_name: '',
        last_name: '',
        is_active: false,
        is_staff: false,
        is_superuser: false,
        demo_role: null,
        email_verified_at: null,
        last_login_at: null,
        last_profile_id: null,
        flags: json([]),
      })
      .where('id', '=', id),
  );
}
