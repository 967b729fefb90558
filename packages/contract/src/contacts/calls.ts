import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, isoTime, listOf } from '../wire/schemas.ts';
import { CONTACT_ADDITIONS, CONTACT_EXPORTS } from './allowances.ts';
import {
  CONSENT_HOW_MAX,
  CONTACT_ORDER,
  CONTACT_ORDERINGS,
  CONTACT_PAGES,
  CONTACT_SEARCH_MAX,
  CONTACTS_PER_PAGE,
  OPTOUT_STATUSES,
} from './rules.ts';
import {
  consentEventSchema,
  contactEmail,
  contactListSchema,
  contactName,
  contactSchema,
  givenName,
  listRef,
} from './schemas.ts';

const ofList = { access: 'session', owned: 'contact_list', params: z.object({ contact_list: listRef }) } as const;
const ofContact = { access: 'session', owned: 'contact', params: idParams } as const;

export const getContactList = endpoint({
  ...ofList,
  method: 'GET',
  path: '/api/contact_list/:contact_list/',
  summary: 'A contact list and what is being done with it; `primary` beside its account or its profile',
  query: z.object({ emarketing: id.optional(), profile: id.optional() }),
  responses: { 200: contactListSchema },
});
export const exportContacts = endpoint({
  ...ofList,
  method: 'POST',
  path: '/api/contact_list/:contact_list/export_contacts/',
  summary: 'Have a workbook made of all contacts; 409 while one is being made; audited',
  allowances: [CONTACT_EXPORTS],
  body: z.object({ emarketing: id.optional() }),
  responses: { 202: contactListSchema },
});

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/contacts/',
  summary:
    'Contacts of a list, 20 a page; a leading minus in `ordering` means ascending, here alone. Pages beyond 500 are reached by the cursors of `next` and `previous`',
  access: 'session',
  owned: 'newsletter_account',
  query: z.object({
    emarketing: id,
    contact_list: listRef,
    optout_status: z
      .enum([...OPTOUT_STATUSES, ''])
      .default('')
      .transform((status) => (status === '' ? null : status)),
    filter: z.string().trim().max(CONTACT_SEARCH_MAX).default(''),
    ordering: z.enum(CONTACT_ORDERINGS).default(CONTACT_ORDER),
    page: z.coerce.number().int().min(1).max(10_000_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(CONTACTS_PER_PAGE),
    /** Cursors of the answer before: what stands behind it, or before it. With one, `page` is only a number to show. */
    after: z.string().max(2_000).optional(),
    before: z.string().max(2_000).optional(),
  }),
  responses: {
    200: z.object({
      /** Follows search and filter. Exact without a search; a search is counted up to 10,000. */
      count: z.number().int(),
      /** There are more than were counted: '10,000+'. */
      count_capped: z.boolean(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      /** The only list with this shape. Its totals are of the whole list, whatever the filter. */
      results: z.object({
        audience: z.number().int(),
        optouts: z.number().int(),
        undeliverables: z.number().int(),
        last_export_date: isoTime.nullable(),
        data: z.array(contactSchema),
      }),
    }),
  },
});
/** How many pages a pager may offer by number. */
export const pagesByNumber = (count: number, size = CONTACTS_PER_PAGE): number =>
  Math.min(CONTACT_PAGES, Math.max(1, Math.ceil(count / size)));

export const createContact = endpoint({
  method: 'POST',
  path: '/api/contacts/',
  summary:
    'Add a contact with the consent that the caller vouches for. Whoever opted out of this list before stays opted out, as the answer says; audited',
  access: 'session',
  owned: 'newsletter_account',
  allowances: [CONTACT_ADDITIONS],
  body: z.object({
    email: contactEmail,
    first_name: givenName,
    last_name: givenName,
    agreement_chk: z.literal(true),
    contact_list: listRef,
    emarketing: id,
  }),
  responses: { 201: contactSchema },
});
export const getContact = endpoint({
  ...ofContact,
  method: 'GET',
  path: '/api/contacts/:id/',
  summary: 'One contact',
  responses: { 200: contactSchema },
});
export const updateContact = endpoint({
  ...ofContact,
  method: 'PUT',
  path: '/api/contacts/:id/',
  summary: 'Change the names of a contact; another address is refused; audited',
  body: z.object({
    email: z.string().trim().max(400),
    first_name: contactName,
    last_name: contactName,
    contact_list: listRef.optional(),
    emarketing: id.optional(),
  }),
  responses: { 200: contactSchema },
});
export const deleteContact = endpoint({
  ...ofContact,
  method: 'DELETE',
  path: '/api/contacts/:id/',
  summary: 'Delete a contact; whoever had opted out stays so when the address comes back; audited',
  responses: { 204: null },
});
export const optOutContact = endpoint({
  ...ofContact,
  method: 'POST',
  path: '/api/contacts/:id/opt_out/',
  summary: 'Write down that a contact wants no more newsletters; again changes nothing; audited',
  responses: { 200: contactSchema },
});
export const optInContact = endpoint({
  ...ofContact,
  method: 'POST',
  path: '/api/contacts/:id/opt_in/',
  summary: 'Write to a contact again who consented anew, and how; 409 after a complaint; audited',
  body: z.object({ agreement_chk: z.literal(true), how: z.string().trim().min(1).max(CONSENT_HOW_MAX) }),
  responses: { 200: contactSchema },
});
export const listConsent = endpoint({
  ...ofContact,
  method: 'GET',
  path: '/api/contacts/:id/consent/',
  summary: 'What is known of the consent of a contact, the newest first, also from before a deletion',
  responses: { 200: listOf(consentEventSchema) },
});

export const contactEndpoints = {
  getContactList,
  exportContacts,
  listContacts,
  createContact,
  getContact,
  updateContact,
  deleteContact,
  optOutContact,
  optInContact,
  listConsent,
};
