import type { Permission, Plan } from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';
import { forbidden } from '../errors/index.ts';

/** Who is calling. Under impersonation `userId` is the agency user and `impersonatorId` the member of staff. */
export interface Actor {
  readonly sessionId: number;
  readonly userId: number;
  readonly impersonatorId: number | null;
  readonly isStaff: boolean;
  readonly isSuperuser: boolean;
  readonly plan: Plan;
  /** Own permissions plus those of the plan. */
  readonly permissions: ReadonlySet<Permission>;
  readonly locale: Locale;
}

/** What belongs to a person alone is refused to whoever acts in her name: 403. Calls say so by `access: 'person'`. */
export function refuseActing(actor: Actor): void {
  if (actor.impersonatorId !== null) throw forbidden('errors.account.impersonating');
}

declare const checked: unique symbol;

/**
 * Proof that the actor may act inside a profile. Only `scopeOfProfile` of the profiles feature makes one, so a store
 * function that asks for a scope cannot be called with an unchecked id.
 */
export interface ProfileScope {
  readonly profileId: number;
  /** The profile's owner. */
  readonly userId: number;
  readonly actor: Actor;
  readonly [checked]: 'profile';
}

/** For the profiles feature alone. */
export function grantScope(scope: { profileId: number; userId: number; actor: Actor }): ProfileScope {
  return scope as ProfileScope;
}
