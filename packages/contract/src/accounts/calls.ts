import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/schemas.ts';
import { SIGN_INS } from './allowances.ts';
import { DEMO_ROLES } from './rules.ts';
import { sessionSchema, signedIn } from './schemas.ts';

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
export const accountEndpoints = { getSession, signIn, demoSignIn, signOut, startImpersonation, stopImpersonation };
