import type { Sample, Samples } from '../wire/sample.ts';
import type { contactEndpoints } from './calls.ts';
import type { contactImportEndpoints } from './import-calls.ts';

const none: Sample = {};
const mapping = { Email: 'email', 'First name': 'first_name' };

export const contactSamples: Samples<typeof contactEndpoints> = {
  getContactList: { bad: () => ({ query: { emarketing: 'mine' }, fields: ['emarketing'] }) },
  exportContacts: {
    body: ({ newsletter_account }) => ({ emarketing: newsletter_account }),
    bad: () => ({ body: { emarketing: 'mine' }, fields: ['emarketing'] }),
  },
  listContacts: {
    query: ({ newsletter_account, contact_list }) => ({
      emarketing: String(newsletter_account),
      contact_list: String(contact_list),
      ordering: '-last_name',
    }),
    bad: () => ({
      query: { contact_list: 'secondary', optout_status: 'X', ordering: 'size' },
      fields: ['emarketing', 'contact_list', 'optout_status', 'ordering'],
    }),
  },
  createContact: {
    body: ({ newsletter_account, contact_list }) => ({
      email: 'Zoé.Müller@fjords.example',
      first_name: 'Zoé',
      last_name: 'Müller',
      agreement_chk: true,
      emarketing: newsletter_account,
      contact_list,
    }),
    bad: ({ newsletter_account, contact_list }) => ({
      body: {
        email: 'zoe@fjords.e',
        first_name: ' ',
        last_name: '',
        agreement_chk: false,
        emarketing: newsletter_account,
        contact_list,
      },
      fields: ['email', 'first_name', 'last_name', 'agreement_chk'],
    }),
  },
  getContact: none,
  updateContact: {
    body: ({ contact }) => ({ email: `client-${contact}@fjords.example`, first_name: 'Lía', last_name: 'Soto' }),
    bad: ({ contact }) => ({
      body: { email: `client-${contact}@fjords.example`, first_name: 7, last_name: 'a'.repeat(151) },
      fields: ['first_name', 'last_name'],
    }),
  },
  deleteContact: none,
  optOutContact: none,
  optInContact: {
    body: () => ({ agreement_chk: true, how: 'She signed up again at our evening about Norway.' }),
    bad: () => ({ body: { agreement_chk: 'yes', how: '' }, fields: ['agreement_chk', 'how'] }),
  },
  listConsent: none,
};

export const contactImportSamples: Samples<typeof contactImportEndpoints> = {
  uploadContactImport: {
    form: ({ newsletter_account }) => ({ emarketing: String(newsletter_account) }),
    bad: ({ newsletter_account }) => ({ form: { emarketing: String(newsletter_account) }, fields: ['file'] }),
  },
  listContactImports: { bad: () => ({ query: { emarketing: 'mine' }, fields: ['emarketing'] }) },
  getContactImport: none,
  checkContactImport: {
    body: () => ({ mapping }),
    bad: () => ({ body: { mapping: { Email: 'phone' } }, fields: ['mapping'] }),
  },
  startContactImport: {
    body: () => ({ mapping, agreement_chk: true }),
    bad: () => ({ body: { mapping: 'all', agreement_chk: false }, fields: ['mapping', 'agreement_chk'] }),
  },
  undoContactImport: none,
  deleteContactImport: none,
};
