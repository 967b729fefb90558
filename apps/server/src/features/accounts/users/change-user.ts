import type { UserChanges } from '@waypost/contract/accounts';
import { hasPro, type Permission } from '@waypost/contract/plans';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { changePlan, followPro } from '../../plans/index.ts';
import { ensureProfile, switchGenerator } from '../../profiles/index.ts';
import { closeFirstRun } from '../first-run/first-run.ts';
import { isAgencyUser, mayChangeUser, planSource } from '../policy.ts';
import { revokeBorrowed, revokeBorrowedBy } from '../sessions/sessions.ts';
import { lockUser, setRoles, type UserRow } from '../store.ts';

/**
 * Changes plan, roles, permissions and flags as far as they are named, in the caller's transaction. `null` as actor is the
 * machine's owner (`npm run admin`). What somebody loses, he loses at once: what he does in others' names ends with it.
 */
export async function changeUser(tx: Sql, actor: Actor | null, id: number, changes: UserChanges): Promise<UserRow> {
  const superusers = await lockSuperusers(tx);
  const before = await lockUser(tx, id);
  if (before === null) throw notFound();
  if (actor !== null && !mayChangeUser(actor, before, changes)) throw forbidden();
  // Asked again under the locks: two superusers who take each other's role at once leave one.
  if (actor?.isSuperuser && !superusers.some((one) => one.id === actor.userId)) throw forbidden();
  if (changes.is_superuser === false && isLast(superusers, id)) throw conflict('errors.account.last_superuser');
  const { permissions = {}, flags = {}, profiles = [], plan, ...roles } = changes;
  const changed = await setRoles(tx, id, { ...roles, flags: switched(before.flags, flags) });
  if (changed === null) throw notFound();
  const after = { ...changed, plan: plan ?? changed.plan };
  await changeMembership(tx, actor, before, after);
  if (isAgencyUser(after)) await ensureProfile(tx, firstProfileOf(after));
  for (const [codename, given] of Object.entries(permissions)) await grant(tx, id, codename as Permission, given);
  for (const { pk, generator_enabled: on } of profiles)
    if (!(await switchGenerator(tx, { userId: id, profileId: pk, on }))) throw notFound();
  if (after.is_superuser) await closeFirstRun(tx);
  await audit(tx, actor, { action: 'user.change', objectType: 'user', objectId: id, data: { ...changes } });
  if (changes.is_staff === false || changes.is_superuser === false || permissions['accounts.impersonate'] === false)
    for (const lent of await revokeBorrowedBy(tx, id)) await endedFor(tx, actor, lent, id);
  // Staff never act as staff, also not as somebody who has just become staff.
  if (after.is_staff || after.is_superuser)
    for (const staff of await revokeBorrowed(tx, id)) await endedFor(tx, actor, id, staff);
  return after;
}

/** Superusers have what PRO brings without a plan: it goes and comes with the role as well. */
async function changeMembership(tx: Sql, actor: Actor | null, before: UserRow, after: UserRow): Promise<void> {
  const userId = after.id;
  const actorId = actor === null ? null : (actor.impersonatorId ?? actor.userId);
  await changePlan(tx, { userId, to: after.plan, source: planSource(actor), actorId });
  const [had, has] = [before, after].map(({ plan, is_superuser }) => hasPro(plan, is_superuser));
  await followPro(tx, { userId, actorId, had: had === true, has: has === true });
}

/** Staff are made without one; whoever works in an agency again, or at last, has nowhere else to do it. */
const firstProfileOf = ({ id: userId, first_name: firstName, last_name: lastName, email }: UserRow) => ({
  userId,
  firstName,
  lastName,
  email,
});

const endedFor = (tx: Sql, actor: Actor | null, userId: number, staff: number) =>
  audit(tx, actor, { action: 'impersonation.stop', objectType: 'user', objectId: userId, data: { staff } });

interface Superuser {
  readonly id: number;
  readonly demo_role: string | null;
}

/** The caller's transaction holds all superusers from now on. */
export const isLastSuperuser = async (tx: Sql, id: number): Promise<boolean> => isLast(await lockSuperusers(tx), id);

/**
 * In the order of their ids, so that two changes at once wait for each other. The rows stay free for what only refers to them, such as
 * the audit row of somebody who holds an account that they change.
 */
const lockSuperusers = (tx: Sql): Promise<Superuser[]> =>
  tx.rows(
    query
      .selectFrom('users')
      .select(['id', 'demo_role'])
      .where('is_superuser', '=', true)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
  );

/** A demo person is no superuser that the others could rely on: outside sandbox mode nobody can sign in as one. */
function isLast(superusers: readonly Superuser[], id: number): boolean {
  const real = superusers.filter(({ demo_role }) => demo_role === null);
  return real.length === 1 && real[0]?.id === id;
}

/** What is on after a change of flags. */
export const switched = (
  before: readonly string[],
  changes: Readonly<Record<string, boolean | undefined>>,
): string[] => [
  ...before.filter((flag) => changes[flag] !== false),
  ...Object.keys(changes).filter((flag) => changes[flag] === true && !before.includes(flag)),
];

async function grant(tx: Sql, user_id: number, codename: Permission, given: boolean): Promise<void> {
  const row = { user_id, codename };
  if (given)
    await tx.run(
      query
        .insertInto('user_permissions')
        .values(row)
        .onConflict((taken) => taken.doNothing()),
    );
  else
    await tx.run(query.deleteFrom('user_permissions').where('user_id', '=', user_id).where('codename', '=', codename));
}
