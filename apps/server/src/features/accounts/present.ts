import { DEMO_ROLES, type TermsAccepted, type User } from '@waypost/contract/accounts';
import type { SettingsRow, UserRow } from './store.ts';

export const presentUser = (user: UserRow): User => ({
  pk: user.id,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  locale: user.locale,
  is_staff: user.is_staff,
  is_superuser: user.is_superuser,
  email_verification: user.email_verified_at !== null,
  demo_role: DEMO_ROLES.find((role) => role === user.demo_role) ?? null,
});

export const presentSettings = (user: SettingsRow, terms: TermsAccepted) => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  email_verification: user.email_verified_at !== null,
  locale: user.locale,
  terms,
  has_password: user.has_password,
});
