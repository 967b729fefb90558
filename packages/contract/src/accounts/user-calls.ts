import { z } from '#zod';
import { PERMISSIONS } from '../plans/permissions.ts';
import { PLANS } from '../plans/plans.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime, listOf, localeSchema, pageQuery, queryBool } from '../wire/schemas.ts';
import { termsAcceptedSchema } from './schemas.ts';

/** What an installation may switch on for one person; `flags` of the session says what is on. */
export const USER_FLAGS = ['beta'] as const;

/** Each name that is there is given (true) or taken away (false); the others stay as they are. */
export const userChangesSchema = z.object({
  plan: z.enum(PLANS).optional(),
  is_staff: z.boolean().optional(),
  is_superuser: z.boolean().optional(),
  permissions: z.partialRecord(z.enum(PERMISSIONS), z.boolean()).optional(),
  flags: z.partialRecord(z.enum(USER_FLAGS), z.boolean()).optional(),
  /** What is switched on for one of the person's profiles. */
  profiles: z
    .array(z.object({ pk: id, generator_enabled: z.boolean() }))
    .max(50)
    .optional(),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

/** How far an invitation has come that nobody has answered yet. */
export const INVITATION_STATES = ['sending', 'sent', 'failed', 'expired', 'no_address'] as const;

const listedUser = z.object({
  pk: id,
  name: z.string(),
  /** Empty for a placeholder: nobody knows the address yet (WIDGET-020). */
  email: z.string(),
  plan: z.enum(PLANS),
  slug: z.string().nullable(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  /** Null for whoever has an own password, and for who was never invited. */
  invitation: z.object({ state: z.enum(INVITATION_STATES), at: isoTime }).nullable(),
  /** Set for an account that its person deleted: until then she can take it back, then it is erased. */
  restorable_until: isoTime.nullable(),
});
export type ListedUser = z.infer<typeof listedUser>;

export const userDetailSchema = listedUser.extend({
  locale: localeSchema,
  email_verification: z.boolean(),
  created: isoTime,
  last_login: isoTime.nullable(),
  terms: termsAcceptedSchema,
  /** Granted by hand; what the plan brings is not here. */
  permissions: z.array(z.enum(PERMISSIONS)),
  flags: z.array(z.string()),
  profiles: z.array(z.object({ pk: id, slug: z.string(), name: z.string(), generator_enabled: z.boolean() })),
  /** What the reader may do here. */
  may: z.object({ change: z.boolean(), roles: z.boolean(), act: z.boolean() }),
  /** The newest entries of the audit log about this account. */
  history: z.array(z.object({ action: z.string(), actor: z.string().nullable(), at: isoTime })),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

const userParams = z.object({ user: id });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/',
  summary: 'Agency users, for staff; superusers see everybody',
  access: 'session',
  needs: 'staff',
  query: z.object({
    ...pageQuery,
    search: z.string().max(100).optional(),
    /** Members of the installation's team alone. */
    staff: queryBool.optional(),
    /** Those whose invitation is open alone, the newest first. */
    invited: queryBool.optional(),
  }),
  responses: { 200: listOf(listedUser) },
});
export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:user/',
  summary: 'One account with roles, permissions, flags and what happened to it',
  access: 'session',
  needs: 'staff',
  params: userParams,
  responses: { 200: userDetailSchema },
});
export const patchUser = endpoint({
  method: 'PATCH',
  path: '/api/users/:user/',
  summary: 'Change plan and flags; roles and permissions are for superusers. What is lost ends at once; audited',
  access: 'session',
  needs: 'accounts.manage_users',
  params: userParams,
  body: userChangesSchema,
  responses: { 200: userDetailSchema },
});

export const userEndpoints = { listUsers, getUser, patchUser };
