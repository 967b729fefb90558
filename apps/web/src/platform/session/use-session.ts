import type { Session, User } from '@waypost/contract/accounts';
import { hasPro, type Permission } from '@waypost/contract/plans';
import type { Profile } from '@waypost/contract/profiles';
import { useSyncExternalStore } from 'react';
import { type SessionEnd, sessionExpiry } from './expiry.ts';
import { sessionStore } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.require, sessionStore.require);
}

export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen needs a signed-in user.');
  return user;
}

/** Whether the person works for the installation and not for one agency: staff, and superusers without that mark. */
export const isTeam = (user: Pick<User, 'is_staff' | 'is_superuser'>): boolean => user.is_staff || user.is_superuser;

/** The selected profile; screens below /{slug}/ have one. */
export function useProfile(): Profile {
  const { profile } = useSession();
  if (!profile) throw new Error('This screen needs a selected profile.');
  return profile;
}

export function usePermission(permission: Permission): boolean {
  return useSession().permissions.includes(permission);
}

/** Whether the person has what PRO brings; a superuser does without a plan, as the server has it. */
export function useHasPro(): boolean {
  const { user, profile } = useSession();
  return user !== null && profile !== null && hasPro(profile.plan, user.is_superuser);
}

/** Whether new posts can be made in the profile: what PRO brings, where staff did not switch it off. */
export function useMayCompose(): boolean {
  const pro = useHasPro();
  return useSession().profile?.applications.generator.is_enabled === true && pro;
}

export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.end, sessionExpiry.end);
}
