import type { User } from '@waypost/contract/accounts';
import type { UserRow } from './tables.ts';

export const presentUser = (user: UserRow): User => ({
  pk: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  locale: user.locale,
  is_staff: user.isStaff,
  is_superuser: user.isSuperuser,
  email_verification: user.emailVerifiedAt !== null,
});

export const presentSettings = (user: UserRow) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  email_verification: user.emailVerifiedAt !== null,
  locale: user.locale,
});
