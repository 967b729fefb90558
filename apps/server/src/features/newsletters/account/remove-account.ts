import { audit } from '../../../platform/audit/audit.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { pauseRunsFrom } from '../../mailing/index.ts';
import { holdAccount } from './account-store.ts';
import type { AccountScope } from './scope.ts';

/** Switches the newsletter app off. Contacts, settings and what was sent stay; what is being sent stands still. Repeatable. */
export async function removeAccount({ db }: Pick<Deps, 'db'>, { accountId: id, profile }: AccountScope): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await holdAccount(tx, id);
    if (stored === null) throw notFound();
    if (!stored.is_enabled) return;
    await tx.run(
      query
        .updateTable('newsletter_accounts')
        .set({ is_enabled: false, version: stored.version + 1, updated_at: appNow })
        .where('id', '=', id),
    );
    const paused = await pauseRunsFrom(tx, { accountId: id }, 'account_removed');
    await audit(tx, profile.actor, {
      action: 'newsletter_account.removed',
      objectType: 'newsletter_account',
      objectId: id,
      data: { paused_runs: paused },
    });
  });
}
