import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { localeSchema } from '../wire/schemas.ts';
import { ADDRESS_CHANGES, DELETION_MAILS, MAILS_TO_STRANGERS, PASSWORD_CHECKS } from './allowances.ts';
import { email, name, password, termsAcceptedSchema } from './schemas.ts';

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

export const accountSettingsEndpoints = { getAccountSettings, patchAccountSettings, deleteAccount };
