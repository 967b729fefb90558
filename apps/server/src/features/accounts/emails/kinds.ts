import type { z } from 'zod';
import { accountExists, addressChanged, passwordChanged } from './account-notices.ts';
import type { Kind } from './mail-kind.ts';
import { connectionBroken, connectionExpiring, postFailed, postsMissed, preflightTrouble } from './post-notices.ts';
import { reset } from './reset.ts';
import { verify } from './verify.ts';

/** Every mail that Waypost itself writes, by the name that its outbox row carries. */
export const mailKinds = {
  verify,
  reset,
  account_exists: accountExists,
  address_changed: addressChanged,
  password_changed: passwordChanged,
  post_failed: postFailed,
  posts_missed: postsMissed,
  preflight_trouble: preflightTrouble,
  connection_broken: connectionBroken,
  connection_expiring: connectionExpiring,
} as const;
export type MailKind = keyof typeof mailKinds;
export type MailParams<K extends MailKind> = z.input<(typeof mailKinds)[K]['params']>;

/** `null` for a row that a newer version wrote. */
export const kindOf = (name: string): Kind<z.ZodType> | null =>
  Object.hasOwn(mailKinds, name) ? (mailKinds[name as MailKind] as unknown as Kind<z.ZodType>) : null;
