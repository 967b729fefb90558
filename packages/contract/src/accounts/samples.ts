import type { Sample, Samples } from '../wire/sample.ts';
import type { accountEndpoints } from './calls.ts';
import type { firstRunEndpoints } from './first-run-calls.ts';
import type { invitationEndpoints } from './invitation-calls.ts';
import type { sessionEndpoints } from './session-calls.ts';
import type { accountSettingsEndpoints } from './settings-calls.ts';
import type { signUpEndpoints } from './sign-up-calls.ts';
import type { userEndpoints } from './user-calls.ts';

const none: Sample = {};

export const accountSamples: Samples<
  typeof accountEndpoints & typeof signUpEndpoints & typeof accountSettingsEndpoints
> = {
  getSession: { bad: () => ({ query: { slug: 'x'.repeat(41) }, fields: ['slug'] }) },
  signUp: {
    body: () => ({
      email: 'sweep@example.test',
      password: 'a long enough one',
      first_name: 'Ida',
      last_name: 'Berg',
      accept_terms: true,
    }),
    bad: () => ({
      body: { email: 'nobody', password: 'short', first_name: ' ', last_name: 'Berg', accept_terms: false },
      fields: ['email', 'password', 'first_name', 'accept_terms'],
    }),
  },
  signIn: {
    body: () => ({ email: 'sweep@example.test', password: 'wrong password' }),
    bad: () => ({ body: { email: 'sweep@example.test' }, fields: ['password'] }),
  },
  demoSignIn: { body: () => ({ role: 'advisor' }), bad: () => ({ body: { role: 'owner' }, fields: ['role'] }) },
  signOut: none,
  requestPasswordReset: {
    body: () => ({ email: 'sweep@example.test' }),
    bad: () => ({ body: { email: 7 }, fields: ['email'] }),
  },
  confirmPasswordReset: {
    body: () => ({ token: 'no-token', password: 'a long enough one' }),
    bad: () => ({ body: { token: 'no-token', password: 'short' }, fields: ['password'] }),
  },
  verifyEmail: { body: () => ({ token: 'no-token' }), bad: () => ({ body: {}, fields: ['token'] }) },
  resendVerification: none,
  getAccountSettings: none,
  patchAccountSettings: {
    body: () => ({ first_name: 'Ana' }),
    bad: () => ({ body: { locale: 'xx', email: 'x' }, fields: ['locale', 'email'] }),
  },
  deleteAccount: {
    body: () => ({ current_password: 'wrong password' }),
    bad: () => ({ body: { current_password: 7 }, fields: ['current_password'] }),
  },
  startImpersonation: { body: () => ({ user: 1 }), bad: () => ({ body: { user: 'ana' }, fields: ['user'] }) },
  stopImpersonation: none,
};

export const firstRunSamples: Samples<typeof firstRunEndpoints> = {
  getFirstRun: none,
  claimInstallation: {
    body: () => ({ code: '0000-0000-0000-0000' }),
    bad: () => ({ body: { code: '' }, fields: ['code'] }),
  },
};

export const userSamples: Samples<typeof userEndpoints> = {
  listUsers: { bad: () => ({ query: { page: '0' }, fields: ['page'] }) },
  getUser: none,
  patchUser: {
    body: () => ({ plan: 'pro' }),
    bad: () => ({ body: { plan: 'gold', is_staff: 'yes' }, fields: ['plan', 'is_staff'] }),
  },
};

export const invitationSamples: Samples<typeof invitationEndpoints> = {
  inviteUsers: {
    body: () => ({ lines: [{ email: 'invited@example.test' }], plan: 'pro', locale: 'fr' }),
    bad: () => ({ body: { lines: [], plan: 'gold', locale: 'fr' }, fields: ['lines', 'plan'] }),
  },
  resendInvitation: none,
  revokeInvitation: none,
  getInvitation: {
    query: () => ({ token: 'no-token' }),
    bad: () => ({ query: { token: 'x'.repeat(201) }, fields: ['token'] }),
  },
  acceptInvitation: {
    body: () => ({
      token: 'no-token',
      password: 'a long enough one',
      first_name: 'Ida',
      last_name: 'Berg',
      accept_terms: true,
    }),
    bad: () => ({
      body: { token: 'no-token', password: 'short', first_name: ' ', last_name: 'Berg', accept_terms: false },
      fields: ['password', 'first_name', 'accept_terms'],
    }),
  },
};

export const sessionSamples: Samples<typeof sessionEndpoints> = {
  listSessions: none,
  endSession: none,
  endSessions: none,
};
