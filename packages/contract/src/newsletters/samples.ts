import type { Sample, Samples } from '../wire/sample.ts';
import type { newsletterAccountEndpoints } from './account-calls.ts';
import type { emailCampaignEndpoints } from './campaign-calls.ts';
import type { newsletterEndpoints } from './newsletter-calls.ts';

const none: Sample = {};
const never = '1999-01-01T00:00:00Z';

export const emailCampaignSamples: Samples<typeof emailCampaignEndpoints> = {
  listEmailCampaigns: {
    query: () => ({ state: 'draft', search: 'fjord' }),
    bad: () => ({ query: { state: 'lost', country: 'XX' }, fields: ['state', 'country'] }),
  },
  createEmailCampaign: {
    body: () => ({ name: 'Fjords in spring' }),
    bad: () => ({ body: { name: ' ', copy_of: 0 }, fields: ['name', 'copy_of'] }),
  },
  getEmailCampaign: none,
  changeEmailCampaign: {
    body: () => ({
      version: 1,
      variants: {
        en: {
          subject: 'Fjords in spring',
          preheader: 'Before the crowds',
          intro_html: '<p>Hello {{contact.first_name|there}},</p>',
          blocks: [{ id: 'a', type: 'text', html: '<p>Waterfalls are at their fullest in May.</p>', align: 'left' }],
        },
      },
    }),
    bad: () => ({
      body: { version: 1.5, name: '', country_iso: 'XX', fire_at: never, variants: { en: 'Fjords' } },
      fields: ['version', 'name', 'country_iso', 'fire_at', 'variants'],
    }),
  },
  deleteEmailCampaign: none,
  restoreEmailCampaign: none,
  publishEmailCampaign: {
    body: () => ({ version: 1, fire_at: '2099-05-01T13:00:00Z' }),
    bad: () => ({ body: { version: 'x', fire_at: never }, fields: ['version', 'fire_at'] }),
  },
  pauseEmailCampaign: none,
  resumeEmailCampaign: none,
  cancelEmailCampaign: none,
  checkEmailCampaign: none,
  checkEmailCampaignLinks: none,
  campaignAdvisors: { bad: () => ({ query: { page: '0' }, fields: ['page'] }) },
  testEmailCampaign: {
    body: () => ({ locale: 'en' }),
    bad: () => ({ body: { locale: 'xx', profile: 0 }, fields: ['locale', 'profile'] }),
  },
  listCampaignImages: { bad: () => ({ query: { page_size: '9999' }, fields: ['page_size'] }) },
  uploadCampaignImage: { form: () => ({}), bad: () => ({ form: {}, fields: ['image'] }) },
};

export const newsletterSamples: Samples<typeof newsletterEndpoints> = {
  listNewsletters: {
    query: ({ newsletter_account }) => ({ emarketing: String(newsletter_account), query_type: 'upcoming' }),
    bad: () => ({ query: { emarketing: 'mine', query_type: 'lost' }, fields: ['emarketing', 'query_type'] }),
  },
  getNewsletter: none,
  patchNewsletter: {
    body: () => ({ subject: 'Spring in the fjords' }),
    bad: () => ({
      body: { subject: ' ', intro_html: 7, fire_at: never, apply_to_all: 'yes' },
      fields: ['subject', 'intro_html', 'fire_at', 'apply_to_all'],
    }),
  },
  deleteNewsletter: {
    body: () => ({ apply_to_all: false }),
    bad: () => ({ body: { apply_to_all: 'yes' }, fields: ['apply_to_all'] }),
  },
  restoreNewsletter: {
    body: () => ({ apply_to_all: false }),
    bad: () => ({ body: { apply_to_all: 'yes' }, fields: ['apply_to_all'] }),
  },
  pauseNewsletter: none,
  resumeNewsletter: none,
  cancelNewsletter: none,
  testNewsletter: { body: () => ({}), bad: () => ({ body: { email: 7 }, fields: ['email'] }) },
};

export const newsletterAccountSamples: Samples<typeof newsletterAccountEndpoints> = {
  signUpEmarketing: {
    body: ({ profile }) => ({ profile, sender_name: 'Ana Reyes', reply_to: 'ana@fjords.example' }),
    bad: ({ profile }) => ({
      body: { profile, sender_name: ' ', reply_to: 'ana@fjords' },
      fields: ['sender_name', 'reply_to'],
    }),
  },
  getEmarketing: none,
  patchEmarketing: {
    body: () => ({ signature: '<p>See you soon, <strong>Ana</strong></p>', tracking: false }),
    bad: () => ({
      body: {
        reply_to: 'ana@fjords.example\r\nBcc: all@fjords.example',
        show_logo: 'yes',
        postal_address: 'x'.repeat(301),
      },
      fields: ['reply_to', 'show_logo', 'postal_address'],
    }),
  },
  removeEmarketing: none,
  putSendingDomain: {
    body: () => ({ domain: 'fjords.example' }),
    bad: () => ({ body: { domain: '127.0.0.1' }, fields: ['domain'] }),
  },
  checkSendingDomain: none,
  removeSendingDomain: none,
  getEmarketingStatus: none,
  getEmarketingData: none,
  getEmarketingUrl: none,
  listEmarketingPages: none,
};
