import { hasPro } from '@waypost/contract/plans';
import { audit } from '../../platform/audit/audit.ts';
import { appNow, query } from '../../platform/db/query.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import type { PlanDeps } from './deps.ts';
import { settleSoon } from './follow-pro.ts';
import { holdAccount, openDowngrade } from './store.ts';

const open = query
  .selectFrom('plan_downgrades')
  .select(['id', 'user_id'])
  .where('restored_at', 'is', null)
  .where('erased_at', 'is', null);

/** Downgrades whose job gave up, and that have something left to do or to give back; answers how many. */
export async function settleLeft({ db }: PlanDeps): Promise<number> {
  const rows = await db.rows(
    query
      .selectFrom('plan_downgrades as d')
      .innerJoin('users as u', 'u.id', 'd.user_id')
      .select(['d.user_id', 'd.finished_at', 'u.plan', 'u.is_superuser'])
      .where('d.restored_at', 'is', null)
      .where('d.erased_at', 'is', null),
  );
  const left = rows.filter(({ finished_at, plan, is_superuser }) => finished_at === null || hasPro(plan, is_superuser));
  for (const { user_id } of left) await settleSoon(db, user_id);
  return left.length;
}

/** What was put away for longer than it is kept is gone for good, an account in a transaction; answers of how many. */
export async function eraseKept(deps: PlanDeps): Promise<number> {
  const over = open.where('kept_until', '<=', appNow).where('finished_at', 'is not', null);
  return eachDue({ log: deps.log, rows: await deps.db.rows(over) }, ({ user_id }) =>
    deps.db.transaction(async (tx) => {
      const account = await holdAccount(tx, user_id);
      const row = await tx.row(
        openDowngrade(user_id).where('kept_until', '<=', appNow).where('finished_at', 'is not', null).forUpdate(),
      );
      if (account === null || row === null) return false;
      if (hasPro(account.plan, account.is_superuser)) {
        // It is about to be given back.
        await settleSoon(tx, user_id);
        return false;
      }
      for (const room of deps.proData()) await room.erase?.(tx, user_id);
      await tx.run(query.updateTable('plan_downgrades').set({ erased_at: appNow }).where('id', '=', row.id));
      await audit(tx, null, { action: 'user.pro_erased', objectType: 'user', objectId: user_id });
      return true;
    }),
  );
}
