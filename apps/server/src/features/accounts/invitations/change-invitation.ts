import { INVITATION_MAILS } from '@waypost/contract/accounts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { isInUse, isPlaceholder, newPlaceholder, removeProfiles } from '../../profiles/index.ts';
import { isAgencyUser } from '../policy.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { closeUser, lockUser, setInvited, type UserRow, userById } from '../store.ts';
import { closeTokens } from '../tokens.ts';
import { sendInvitation } from './send-invitation.ts';

/** A fresh link; the earlier ones open nothing any more. Answers it where there is no address to mail it to. */
export async function resendInvitation(deps: Deps, actor: Actor, id: number): Promise<string | null> {
  const person = await userById(deps.db, id);
  if (person !== null && !isPlaceholder(person.email))
    await throttle(deps.db, INVITATION_MAILS, accountOf(person.email));
  return deps.db.transaction(async (tx) => {
    const user = await openInvitation(tx, id);
    await closeTokens(tx, id, ['invitation']);
    await setInvited(tx, id, deps.clock.now());
    await audit(tx, actor, { action: 'invitation.resend', objectType: 'user', objectId: id });
    return sendInvitation(tx, deps.config, user);
  });
}

/** The account is closed and its address free again. Where somebody has connected a network it stays: there are posts to think of. */
export async function revokeInvitation(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await openInvitation(tx, id);
    if (await isInUse(tx, id)) throw conflict('errors.invitation.in_use');
    await closeTokens(tx, id, ['invitation']);
    await revokeSessionsOf(tx, id);
    await removeProfiles(tx, id, deps.clock.now());
    await closeUser(tx, id, { email: newPlaceholder(), at: deps.clock.now() });
    await audit(tx, actor, { action: 'invitation.revoke', objectType: 'user', objectId: id });
  });
}

/** Locked: of an answer and a revocation at once the second finds what the first left. */
async function openInvitation(tx: Sql, id: number): Promise<UserRow> {
  const user = await lockUser(tx, id);
  if (user === null || !isAgencyUser(user)) throw notFound();
  if (user.invited_at === null || user.password_hash !== null) throw conflict('errors.invitation.answered');
  return user;
}
