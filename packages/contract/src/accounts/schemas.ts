import { z } from '#zod';
import { PERMISSIONS } from '../plans/permissions.ts';
import { profileSchema } from '../profiles/schemas.ts';
import { publishingHoldSchema } from '../publishing/schemas.ts';
import { id, isoTime, localeSchema } from '../wire/schemas.ts';
import { DEMO_ROLES, PASSWORD_MIN } from './rules.ts';

/** Never one of the addresses that stand where nobody knows one: no mail goes there. */
export const email = z
  .email()
  .max(254)
  .refine((address) => !/@placeholder\.invalid$/i.test(address));

/**
 * What stands in mails to people who may not know who wrote it: no line ends, nothing that a mail program makes a link of.
 * The pattern is asked of a text of any length, because a name that is too long is told all that is wrong with it: it must
 * look no further back or ahead than a few letters.
 */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^(?!.*(?:[@<>/\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|[\p{L}\d-]{3}\.\p{L}{2}))/su);

export const password = z.string().min(PASSWORD_MIN).max(200);

export const userSchema = z.object({
  pk: id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  locale: localeSchema,
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  email_verification: z.boolean(),
  /** Who of the demo people it is; they have no password. */
  demo_role: z.enum(DEMO_ROLES).nullable(),
});
export type User = z.infer<typeof userSchema>;

/** When somebody accepted the terms of use last, and whether they still say the same; null for who never had to. */
export const termsAcceptedSchema = z.object({ accepted: isoTime, current: z.boolean() }).nullable();
export type TermsAccepted = z.infer<typeof termsAcceptedSchema>;

/** What a call answers after which somebody is signed in. */
export const signedIn = z.object({ user: userSchema, redirect: z.string() });

export const sessionSchema = z.object({
  user: userSchema.nullable(),
  profile: profileSchema.nullable(),
  profiles: z.array(z.object({ pk: id, slug: z.string(), name: z.string(), avatar: z.string().nullable() })),
  /** The staff member behind an impersonated session. */
  impersonator: z.object({ pk: id, name: z.string() }).nullable(),
  csrf_token: z.string(),
  locale: localeSchema,
  flags: z.array(z.string()),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Of which suppliers the person is a manager; null for everybody else. */
  supplier_manager: z.object({ suppliers: z.array(id) }).nullable(),
  sandbox: z.object({ url: z.string() }).nullable(),
  demo_sign_in: z.boolean(),
  /** Whether videos can be uploaded: that takes ffmpeg. */
  takes_videos: z.boolean(),
  /** Where people ask for another plan; null where nobody said so. */
  contact_url: z.string().nullable(),
  /** The installation’s help page; null where it has none. */
  help_url: z.string().nullable(),
  publishing_hold: publishingHoldSchema.nullable(),
});
export type Session = z.infer<typeof sessionSchema>;
