import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, localeSchema } from '../wire/schemas.ts';
import {
  ADDRESS_CHANGES,
  CONFIRMATIONS,
  DELETION_MAILS,
  MAILS_TO_STRANGERS,
  PASSWORD_CHECKS,
  RESET_LINKS,
  RESETS,
  SIGN_INS,
  SIGN_UPS,
  VERIFICATIONS,
  VERIFY_LINKS,
} from './allowances.ts';
import { DEMO_ROLES } from './rules.ts';
import { email, name, password, sessionSchema, signedIn, termsAcceptedSchema } from './schemas.ts';

/** The account was deleted less than thirty days ago, and is to be kept. */
const take_back = z.boolean().optional();

export const getSession = endpoint({
  method: 'GET',
  path: '/api/session/',
  summary: 'Who is signed in, the selected profile and a CSRF token',
  access: 'public',
  query: z.object({ slug: z.string().max(40).optional() }),
  responses: { 200: sessionSchema },
});
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup/',
  summary: 'Make an account with one profile; mails a verification link',
  access: 'public',
  allowances: [SIGN_UPS, MAILS_TO_STRANGERS],
  body: z.object({
    email,
    password,
    first_name: name,
    last_name: name,
    locale: localeSchema.optional(),
    accept_terms: z.literal(true),
  }),
  responses: { 201: signedIn },
});
export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  summary:
    'Sign in; throttled per account and address. 409 account_deleted for one that was, unless that is taken back',
  access: 'public',
  allowances: [SIGN_INS.network, SIGN_INS.here, SIGN_INS.account, SIGN_INS.browser],
  body: z.object({ email: z.string().max(254), password: z.string().max(200), take_back }),
  responses: { 200: signedIn },
});
export const demoSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/demo/',
  summary: 'Sign in as a demo person; sandbox mode on loopback only',
  access: 'public',
  needs: 'demo',
  body: z.object({ role: z.enum(DEMO_ROLES), plan: z.enum(['premium', 'pro', 'free']).optional(), take_back }),
  responses: { 200: signedIn },
});
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  summary: 'End the session',
  access: 'public',
  responses: { 204: null },
});
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password_reset/',
  summary: 'Mail a reset link; answers the same whether or not the account exists',
  access: 'public',
  allowances: [RESETS.network, RESETS.account],
  body: z.object({ email: z.string().max(254) }),
  responses: { 204: null },
});
export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password_reset_confirm/',
  summary: 'Set a new password with a single-use token; ends all sessions of the account',
  access: 'public',
  allowances: [RESET_LINKS],
  body: z.object({ token: z.string().max(200), password }),
  responses: { 204: null },
});
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify_email/',
  summary: 'Confirm the address with a single-use token',
  access: 'public',
  allowances: [VERIFY_LINKS],
  body: z.object({ token: z.string().max(200) }),
  responses: { 200: z.object({ email_verification: z.literal(true) }) },
});
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend_verification/',
  summary: 'Mail the verification link again',
  access: 'session',
  allowances: [VERIFICATIONS, CONFIRMATIONS],
  responses: { 204: null },
});

const accountSettings = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verification: z.boolean(),
  locale: localeSchema,
  terms: termsAcceptedSchema,
  /** Only demo people have none. */
  has_password: z.boolean(),
});
export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/api/account_settings/',
  summary: 'The own account',
  access: 'session',
  responses: { 200: accountSettings },
});
export const patchAccountSettings = endpoint({
  method: 'PATCH',
  path: '/api/account_settings/',
  summary: 'Change name, address, language or password (address and password need the current password)',
  access: 'person',
  allowances: [PASSWORD_CHECKS, ADDRESS_CHANGES.account, ADDRESS_CHANGES.network, MAILS_TO_STRANGERS],
  body: z.object({
    first_name: name.optional(),
    last_name: name.optional(),
    email: email.optional(),
    locale: localeSchema.optional(),
    current_password: z.string().max(200).optional(),
    new_password: password.optional(),
  }),
  responses: { 200: accountSettings },
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account_settings/deletion/',
  summary: 'Delete the own account: everything stops at once; whoever signs in within 30 days can take it back',
  access: 'person',
  allowances: [PASSWORD_CHECKS, DELETION_MAILS],
  body: z.object({ current_password: z.string().max(200).optional() }),
  responses: { 204: null },
});

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/api/impersonation/',
  summary: 'Act as an agency user; audited',
  access: 'person',
  needs: 'accounts.impersonate',
  body: z.object({ user: id }),
  responses: { 200: signedIn },
});
export const stopImpersonation = endpoint({
  method: 'DELETE',
  path: '/api/impersonation/',
  summary: 'Return to the own account',
  access: 'session',
  responses: { 204: null },
});
export const accountEndpoints = {
  getSession,
  signUp,
  signIn,
  demoSignIn,
  signOut,
  requestPasswordReset,
  confirmPasswordReset,
  verifyEmail,
  resendVerification,
  getAccountSettings,
  patchAccountSettings,
  deleteAccount,
  startImpersonation,
  stopImpersonation,
};
