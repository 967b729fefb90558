import {
  type DemoRole,
  demoSignIn,
  patchAccountSettings,
  signIn,
  signOut,
  startImpersonation,
  stopImpersonation,
} from '@waypost/contract/accounts';
import type { Locale } from '@waypost/i18n/locale';
import { type Answer, call } from '../../platform/api/call.ts';
import { sessionExpiry } from '../../platform/session/expiry.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { forgetTyped } from '../../platform/typed.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { DeletedAccount } from './leaving/use-deleted-account.ts';
import { accountsPaths } from './paths.ts';

/**
 * Whoever signs in or out gets a new page from the server: a new session and CSRF token, and nothing of the former person left
 * in memory.
 */
export function enter(address: string): void {
  window.location.assign(address);
}

/** Only addresses inside the program; anything else would let a link send people away after signing in. */
export function safeNext(next: string | undefined): string | undefined {
  // As the browser will read it: it drops tabs and line ends, and takes a backslash for a slash.
  const target = next?.startsWith('/') ? URL.parse(next, window.location.origin) : null;
  return target?.origin === window.location.origin ? target.href : undefined;
}

export function useDemoSignIn(next: string | undefined, keep: DeletedAccount) {
  return useAction({
    run: (role: DemoRole) => call(demoSignIn, { body: { role } }),
    success: false,
    handleFailure: (error, role) => keep.offer(error, (take_back) => call(demoSignIn, { body: { role, take_back } })),
    onSuccess: ({ redirect }) => enter(safeNext(next) ?? redirect),
  });
}

/** After whatever ended the session at the wish of its person. */
export function leave(): void {
  forgetTyped();
  enter(accountsPaths.signIn());
}

export function useSignOut() {
  return useAction({ run: () => call(signOut), success: false, onSuccess: leave });
}

export function useSaveLocale() {
  return useAction({
    run: (locale: Locale) => call(patchAccountSettings, { body: { locale } }),
    success: false,
  });
}

export function useStartImpersonation() {
  return useAction({
    run: (user: number) => call(startImpersonation, { body: { user } }),
    success: false,
    onSuccess: ({ redirect }) => enter(redirect),
  });
}

export function useStopImpersonation() {
  return useAction({
    run: () => call(stopImpersonation),
    success: false,
    onSuccess: () => enter(accountsPaths.users()),
  });
}

/** Sign in again without leaving the page; somebody else who signs in here gets a page of their own. */
export function signInAgain(body: { email: string; password: string }) {
  return carryOn(() => call(signIn, { body }));
}

/** Demo people have no password; the one on this page comes back with a press. */
export function demoSignInAgain(role: DemoRole) {
  return carryOn(() => call(demoSignIn, { body: { role } }));
}

function carryOn(signedIn: () => Promise<Answer<typeof signIn>>) {
  const before = sessionStore.require().user?.pk;
  return signedIn().then(async ({ user, redirect }) => {
    if (user.pk !== before) return enter(redirect);
    await refreshSession();
    sessionExpiry.settle(true);
  });
}
