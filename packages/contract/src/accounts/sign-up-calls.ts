import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { localeSchema } from '../wire/schemas.ts';
import {
  CONFIRMATIONS,
  MAILS_TO_STRANGERS,
  RESET_LINKS,
  RESETS,
  SIGN_UPS,
  VERIFICATIONS,
  VERIFY_LINKS,
} from './allowances.ts';
import { email, name, password, signedIn } from './schemas.ts';

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

export const signUpEndpoints = {
  signUp,
  requestPasswordReset,
  confirmPasswordReset,
  verifyEmail,
  resendVerification,
};
