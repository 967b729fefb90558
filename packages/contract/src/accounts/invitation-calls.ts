import { z } from '#zod';
import { PLANS } from '../plans/plans.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, localeSchema } from '../wire/schemas.ts';
import { INVITATION_LINKS, INVITATION_MAILS, INVITATION_READS, INVITATIONS, INVITED_LINES } from './allowances.ts';
import { INVITED_AT_ONCE } from './rules.ts';
import { email, name, password, signedIn } from './schemas.ts';

/** Read leniently: what is wrong with a line is said beside it, and the others are invited. */
const line = z.object({
  /** Empty where nobody knows it yet: the advisor is handed a link instead of a mail. */
  email: z.string().trim().max(254),
  first_name: z.string().trim().max(100).optional(),
  last_name: z.string().trim().max(100).optional(),
});
export type InvitedLine = z.infer<typeof line>;

export const inviteUsers = endpoint({
  method: 'POST',
  path: '/api/invitations/',
  summary: 'Make accounts for advisors and mail each a link that sets a password; answers line by line',
  access: 'session',
  needs: 'accounts.manage_users',
  allowances: [INVITATIONS, INVITED_LINES, INVITATION_MAILS],
  body: z.object({ lines: z.array(line).min(1).max(INVITED_AT_ONCE), plan: z.enum(PLANS), locale: localeSchema }),
  responses: {
    201: z.object({
      results: z.array(
        z.object({
          pk: id.nullable(),
          /** Why nobody was invited by this line. */
          error: z.string().nullable(),
          /** For an advisor without an address: shown once, kept nowhere. */
          link: z.string().nullable(),
        }),
      ),
    }),
  },
});

const userParams = z.object({ user: id });
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/users/:user/invitation/',
  summary: 'Mail a fresh link, or answer it where there is no address; the earlier ones end',
  access: 'session',
  needs: 'accounts.manage_users',
  allowances: [INVITATIONS, INVITATION_MAILS],
  params: userParams,
  responses: { 200: z.object({ link: z.string().nullable() }) },
});
export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/users/:user/invitation/',
  summary: 'Take an invitation back that nobody has answered; the account goes with it and its address is free again',
  access: 'session',
  needs: 'accounts.manage_users',
  params: userParams,
  responses: { 204: null },
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/auth/invitation/',
  summary: 'Whom a link invites; an address that nobody knows reads as empty',
  access: 'public',
  allowances: [INVITATION_READS],
  query: z.object({ token: z.string().max(200) }),
  responses: { 200: z.object({ email: z.string(), first_name: z.string(), last_name: z.string() }) },
});
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation/',
  summary: 'Choose a password with a single-use token and sign in',
  access: 'public',
  allowances: [INVITATION_LINKS],
  body: z.object({
    token: z.string().max(200),
    password,
    first_name: name,
    last_name: name,
    /** Where the invitation has none. */
    email: email.optional(),
    accept_terms: z.literal(true),
  }),
  responses: { 200: signedIn },
});

export const invitationEndpoints = {
  inviteUsers,
  resendInvitation,
  revokeInvitation,
  getInvitation,
  acceptInvitation,
};
