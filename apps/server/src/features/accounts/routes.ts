import {
  claimInstallation as claimInstallationEndpoint,
  confirmPasswordReset as confirmPasswordResetEndpoint,
  type DemoRole,
  deleteAccount as deleteAccountEndpoint,
  demoSignIn,
  getAccountSettings,
  getFirstRun,
  getSession,
  patchAccountSettings,
  requestPasswordReset as requestPasswordResetEndpoint,
  resendVerification as resendVerificationEndpoint,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  signUp as signUpEndpoint,
  startImpersonation as startImpersonationEndpoint,
  stopImpersonation as stopImpersonationEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from '@waypost/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { signInRequired } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { presentAcceptance } from '../legal/index.ts';
import type { AccountDeps } from './deps.ts';
import { claimInstallation } from './first-run/claim-installation.ts';
import { hasSuperuser } from './first-run/first-run.ts';
import { registerInvitationRoutes } from './invitations/invitation-routes.ts';
import { presentSettings, presentUser } from './present.ts';
import { confirmPasswordReset, requestPasswordReset } from './recovery/reset-password.ts';
import { bootData } from './sessions/boot.ts';
import { signOut, startImpersonation, stopImpersonation } from './sessions/impersonate.ts';
import { knownBrowser } from './sessions/known-browser.ts';
import { landingOf } from './sessions/landing.ts';
import { registerSessionRoutes } from './sessions/session-routes.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/sessions.ts';
import { signIn, signInDemo } from './sessions/sign-in.ts';
import { welcome } from './sessions/welcome.ts';
import { changeAccount } from './settings/change-account.ts';
import { signUp } from './sign-up/sign-up.ts';
import { resendVerification, verifyEmail } from './sign-up/verify-email.ts';
import { settingsOf } from './store.ts';
import { registerUserRoutes } from './users/user-routes.ts';

export function registerAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, getSession, async ({ query, request, reply }) => bootData(deps, request, reply, query.slug));
  registerSignIn(app, deps);
  registerRecovery(app, deps);
  registerSettings(app, deps);
  registerImpersonation(app, deps);
  registerSessionRoutes(app, deps);
  registerUserRoutes(app, deps);
  registerInvitationRoutes(app, deps);
}

const ADVISORS: Readonly<Record<'premium' | 'pro' | 'free', DemoRole>> = {
  premium: 'advisor',
  pro: 'advisor-pro',
  free: 'advisor-free',
};

function registerSignIn(app: FastifyInstance, deps: AccountDeps): void {
  route(app, signUpEndpoint, async ({ body, locale, actor, reply }) =>
    welcome(deps, reply, await signUp(deps, body, { locale, actor })),
  );
  route(app, getFirstRun, async () => ({ open: !(await hasSuperuser(deps.db)) }));
  route(app, claimInstallationEndpoint, async ({ body, actor, locale, reply }) =>
    welcome(deps, reply, await claimInstallation(deps, body, { locale, actor })),
  );
  route(app, signInEndpoint, async ({ body, actor, request, reply }) =>
    welcome(
      deps,
      reply,
      await signIn(deps, body, {
        ip: request.ip,
        actor,
        browser: (account) => knownBrowser(request, deps.config, account),
      }),
    ),
  );
  // Outside sandbox mode there is nothing to find here.
  if (deps.config.mode === 'sandbox')
    route(app, demoSignIn, async ({ body, actor, reply }) => {
      const role = body.role === 'advisor' ? ADVISORS[body.plan ?? 'premium'] : body.role;
      return welcome(deps, reply, await signInDemo(deps, { role, take_back: body.take_back }, actor));
    });
  route(app, signOutEndpoint, async ({ actor, reply }) => {
    if (actor !== null) await signOut(deps, actor);
    clearSessionCookie(reply, deps.config);
    return undefined;
  });
}

function registerRecovery(app: FastifyInstance, deps: AccountDeps): void {
  route(app, requestPasswordResetEndpoint, async ({ body }) => {
    await requestPasswordReset(deps, body.email);
    return undefined;
  });
  route(app, confirmPasswordResetEndpoint, async ({ body }) => {
    await confirmPasswordReset(deps, body);
    return undefined;
  });
  route(app, verifyEmailEndpoint, async ({ body }) => {
    await verifyEmail(deps, body.token);
    return { email_verification: true as const };
  });
  route(app, resendVerificationEndpoint, async ({ actor }) => {
    await resendVerification(deps, actor);
    return undefined;
  });
}

function registerSettings(app: FastifyInstance, deps: AccountDeps): void {
  const settings = async ({ userId }: Actor) => {
    const user = await settingsOf(deps.db, userId);
    if (user === null) throw signInRequired();
    return presentSettings(user, presentAcceptance(deps, user));
  };
  route(app, getAccountSettings, ({ actor }) => settings(actor));
  route(app, deleteAccountEndpoint, async ({ actor, body, reply }) => {
    await (await import('./leaving/delete-account.ts')).deleteAccount(deps, actor, body.current_password);
    clearSessionCookie(reply, deps.config);
    return undefined;
  });
  route(app, patchAccountSettings, async ({ actor, body, request }) => {
    await changeAccount(deps, actor, body, request);
    return settings(actor);
  });
}

function registerImpersonation(app: FastifyInstance, deps: Deps): void {
  route(app, startImpersonationEndpoint, async ({ actor, body, reply }) => {
    const { user, token } = await startImpersonation(deps, actor, body.user);
    setSessionCookie(reply, deps.config, token);
    return { user: presentUser(user), redirect: await landingOf(deps.db, user) };
  });
  route(app, stopImpersonationEndpoint, async ({ actor, reply }) => {
    const token = await stopImpersonation(deps, actor);
    if (token !== null) setSessionCookie(reply, deps.config, token);
    return undefined;
  });
}
