import { DELETION_MAILS } from '@waypost/contract/accounts';
import { audit } from '../../../platform/audit/audit.ts';
import { conflict, signInRequired } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countAll } from '../../../platform/throttle/throttle.ts';
import { queueMail } from '../../outbox/index.ts';
import { leaveProfilesOf } from '../../profiles/index.ts';
import type { AccountDeps } from '../deps.ts';
import { accountDeleted } from '../emails/account-deleted.ts';
import { confirmedAddress } from '../emails/account-notices.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { checkCurrentPassword, wrongPassword } from '../settings/change-account.ts';
import { leaveUser, userById } from '../store.ts';
import { closeTokens } from '../tokens.ts';
import { isLastSuperuser } from '../users/change-user.ts';

/**
 * Deletes the own account. At once: every session ends, also those of staff who act for the person, links of mails open
 * nothing, all networks are disconnected through the gate, posts that wait are deleted and calendar addresses end. For thirty
 * days whoever signs in can take it back (`keepDeleted`); then it is erased. The last superuser stays.
 */
export async function deleteAccount(deps: AccountDeps, actor: Actor, password: string | undefined): Promise<void> {
  const before = await userById(deps.db, actor.userId);
  if (before === null) throw signInRequired();
  // Demo people have no password, and are there in sandbox mode alone.
  if (before.demo_role === null) await checkCurrentPassword(deps, before, password);
  // Deleted and taken back in turns, an account sends no mail after mail.
  const [mailsIn = 0] = await countAll(deps.db, [[DELETION_MAILS, String(before.id)]]);
  await deps.db.transaction(async (tx) => {
    // Before the account is locked, as everybody does who changes roles.
    if (before.is_superuser && (await isLastSuperuser(tx, before.id))) throw conflict('errors.account.last_superuser');
    const gone = await leaveUser(tx, before);
    if (gone === null) {
      // Asked twice at once: it is done.
      if ((await userById(tx, before.id)) === null) return;
      throw wrongPassword();
    }
    // Before posts and connections: a consent that comes back holds its session first.
    await revokeSessionsOf(tx, before.id);
    await closeTokens(tx, before.id, ['verify', 'reset', 'invitation']);
    await leaveProfilesOf(deps, tx, actor);
    for (const room of deps.leaving()) await room.endAccount?.(tx, before.id);
    const address = await confirmedAddress(tx, before);
    if (address !== null && mailsIn === 0) {
      const params = { until: gone.kept_until.toISOString() };
      await queueMail(tx, accountDeleted, { userId: before.id, params, address });
    }
    await audit(tx, actor, { action: 'account.delete', objectType: 'user', objectId: before.id });
  });
}
