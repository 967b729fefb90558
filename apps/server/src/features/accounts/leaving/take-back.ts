import { audit, themselves } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { AppError, text } from '../../../platform/errors/index.ts';
import { restoreProfilesOf } from '../../profiles/index.ts';
import { type Enterable, reopenUser } from '../store.ts';

/**
 * Whoever signs in to an account that was deleted is told so (409, with the day), and with `takeBack` gets it again, with the
 * profiles that went with it. Does nothing for an account that is there. The caller has proven who asks.
 */
export async function keepDeleted(tx: Sql, user: Enterable, takeBack: boolean | undefined): Promise<void> {
  if (user.deleted_at === null || user.kept_until === null) return;
  if (takeBack !== true)
    throw new AppError(409, {
      text: text('errors.account.deleted', { until: user.kept_until }),
      code: 'account_deleted',
      extra: { restorable_until: user.kept_until.toISOString() },
    });
  await restoreProfilesOf(tx, user.id, user.deleted_at);
  await reopenUser(tx, user.id);
  await audit(tx, themselves(user.id), { action: 'account.take_back', objectType: 'user', objectId: user.id });
}
