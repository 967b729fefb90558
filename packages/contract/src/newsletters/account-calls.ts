import { z } from '#zod';
import { accountDataSchema, connectionStatusSchema, pageItemsSchema } from '../connections/schemas.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, int4, localeSchema } from '../wire/schemas.ts';
import { DOMAIN_CHECKS } from './account-rules.ts';
import {
  emarketingAccountSchema,
  postalAddress,
  replyTo,
  senderName,
  sendingDomainName,
  signatureHtml,
} from './account-schemas.ts';

const ofAccount = { access: 'session', owned: 'newsletter_account', params: idParams } as const;

export const signUpEmarketing = endpoint({
  method: 'POST',
  path: '/api/emarketing/signup/',
  summary:
    'Connect the newsletter app of a completed profile; again takes up the account that it had, with its contacts; audited',
  access: 'session',
  owned: 'profile',
  body: z.object({ profile: id, sender_name: senderName, reply_to: replyTo, postal_address: postalAddress.optional() }),
  responses: { 201: emarketingAccountSchema },
});
export const getEmarketing = endpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/emarketing/:id/',
  summary: 'The newsletter app of a profile',
  responses: { 200: emarketingAccountSchema },
});
export const patchEmarketing = endpoint({
  ...ofAccount,
  method: 'PATCH',
  path: '/api/emarketing/:id/',
  summary:
    'Change who newsletters come from, their signature and foot; 409 with what is stored where somebody else changed it meanwhile; audited',
  body: z.object({
    /** The version that the writer has seen; absent: whatever it is. */
    version: int4.optional(),
    sender_name: senderName.optional(),
    reply_to: replyTo.optional(),
    signature: signatureHtml.optional(),
    postal_address: postalAddress.optional(),
    show_logo: z.boolean().optional(),
    tracking: z.boolean().optional(),
    locale: localeSchema.nullable().optional(),
  }),
  responses: { 200: emarketingAccountSchema },
});
export const removeEmarketing = endpoint({
  ...ofAccount,
  method: 'DELETE',
  path: '/api/emarketing/:id/',
  summary: 'Remove the newsletter app: what is being sent stands still, and contacts and settings stay; audited',
  responses: { 204: null },
});

export const putSendingDomain = endpoint({
  ...ofAccount,
  method: 'PUT',
  path: '/api/emarketing/:id/domain/',
  summary: 'Name the domain that newsletters are to come from; answers the records that it needs; audited',
  allowances: [DOMAIN_CHECKS],
  body: z.object({ domain: sendingDomainName }),
  responses: { 200: emarketingAccountSchema },
});
export const checkSendingDomain = endpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/emarketing/:id/domain/check/',
  summary: 'Look at the records of the domain now; 404 without one',
  allowances: [DOMAIN_CHECKS],
  responses: { 200: emarketingAccountSchema },
});
export const removeSendingDomain = endpoint({
  ...ofAccount,
  method: 'DELETE',
  path: '/api/emarketing/:id/domain/',
  summary: 'Send from the domain of the installation again; its key is forgotten; audited',
  responses: { 200: emarketingAccountSchema },
});

const ofChannel = { method: 'GET', access: 'session', owned: 'profile', params: z.object({ profile: id }) } as const;

// What every app of a profile answers (CONN-042): the newsletter's network is this installation.
export const getEmarketingStatus = endpoint({
  ...ofChannel,
  path: '/api/profile_social/:profile/emarketing/status/',
  summary: 'Whether the newsletter app is connected',
  responses: { 200: connectionStatusSchema },
});
export const getEmarketingData = endpoint({
  ...ofChannel,
  path: '/api/profile_social/:profile/emarketing/account_data/',
  summary: 'The name that newsletters come from, and the id of their account',
  responses: { 200: accountDataSchema },
});
export const getEmarketingUrl = endpoint({
  ...ofChannel,
  path: '/api/profile_social/:profile/emarketing/url/',
  summary: 'Where the browser goes to connect the newsletter',
  responses: { 200: z.object({ url: z.string() }) },
});
export const listEmarketingPages = endpoint({
  ...ofChannel,
  path: '/api/profile_social/:profile/emarketing/pages/',
  summary: 'Newsletters have no pages to choose from: always empty',
  responses: { 200: pageItemsSchema },
});

export const newsletterAccountEndpoints = {
  signUpEmarketing,
  getEmarketing,
  patchEmarketing,
  removeEmarketing,
  putSendingDomain,
  checkSendingDomain,
  removeSendingDomain,
  getEmarketingStatus,
  getEmarketingData,
  getEmarketingUrl,
  listEmarketingPages,
};
