import type { Sample, Samples } from '../wire/sample.ts';
import type { campaignEndpoints } from './campaign-calls.ts';
import type { postingEndpoints } from './posting-calls.ts';

const none: Sample = {};
const never = '1999-01-01T00:00:00Z';

export const campaignSamples: Samples<typeof campaignEndpoints> = {
  listCampaigns: {
    query: () => ({ state: 'draft', search: 'fjord' }),
    bad: () => ({ query: { state: 'lost', country: 'MX' }, fields: ['state', 'country'] }),
  },
  createCampaign: {
    body: () => ({ title: 'Fjords in spring', countries: ['CA'] }),
    bad: () => ({
      body: { type: 'letter', title: ' ', supplier: 0, countries: ['FR'] },
      fields: ['type', 'title', 'supplier', 'countries'],
    }),
  },
  getCampaign: none,
  changeCampaign: {
    body: () => ({ version: 1, title: 'Fjords in May' }),
    bad: () => ({ body: { version: 1.5, countries: ['CA', 'US', 'CA'] }, fields: ['version', 'countries'] }),
  },
  deleteCampaign: none,
  restoreCampaign: none,
  duplicateCampaign: {
    body: () => ({ title: 'Fjords in autumn', days: 182 }),
    bad: () => ({ body: { title: '', days: 0.5 }, fields: ['title', 'days'] }),
  },
  publishCampaign: { body: () => ({ version: 1 }), bad: () => ({ body: { version: 'x' }, fields: ['version'] }) },
  checkCampaign: none,
  checkCampaignLinks: none,
  listCampaignAgents: { bad: () => ({ query: { page: '0' }, fields: ['page'] }) },
  addCampaignOg: {
    body: () => ({ url: 'https://fjords.example/spring' }),
    bad: () => ({ body: { url: 'javascript:alert(1)' }, fields: ['url'] }),
  },
  changeCampaignOg: {
    body: () => ({ title: 'Fjords in spring' }),
    bad: () => ({ body: { title: ' ', image: 0 }, fields: ['title', 'image'] }),
  },
  removeCampaignOg: none,
  listCampaignFiles: {
    query: () => ({ kind: 'image' }),
    bad: () => ({ query: { page_size: '9999', kind: 'song' }, fields: ['page_size', 'kind'] }),
  },
  uploadCampaignPicture: { form: () => ({}), bad: () => ({ form: {}, fields: ['image'] }) },
  uploadCampaignVideo: { form: () => ({}), bad: () => ({ form: {}, fields: ['video'] }) },
};

export const postingSamples: Samples<typeof postingEndpoints> = {
  listPostings: {
    query: () => ({ ordering: 'fire_at,id', schedule: 'true', apps: 'facebook,instagram', fields: 'calendar' }),
    bad: () => ({ query: { ordering: 'id', apps: 'mail' }, fields: ['ordering', 'apps'] }),
  },
  createPosting: {
    body: () => ({ campaign: 1, app: 'facebook', message: 'Hello from {{agency.name}}' }),
    bad: () => ({
      body: { campaign: 0, app: 'mail', link: 'nowhere', fire_at: never, media: [{ id: 1 }, { id: 1 }] },
      fields: ['campaign', 'app', 'link', 'fire_at', 'media'],
    }),
  },
  getPosting: none,
  changePosting: {
    body: () => ({ message: 'Hello again', link: 'https://fjords.example/spring' }),
    bad: () => ({
      body: { message: 7, link: 'javascript:alert(1)', og_index: 2 ** 31, type: 'story' },
      fields: ['message', 'link', 'og_index', 'type'],
    }),
  },
  deletePosting: { bad: () => ({ query: { remove_from_networks: 'perhaps' }, fields: ['remove_from_networks'] }) },
  restorePosting: none,
  reschedulePosting: {
    body: () => ({ hours: -2, days: 1 }),
    bad: () => ({ body: { hours: 'two', days: 0.5 }, fields: ['hours', 'days'] }),
  },
  fetchPostingStats: {
    body: () => ({ country: 'CA' }),
    bad: () => ({ body: { country: 'MX' }, fields: ['country'] }),
  },
  effectOfPosting: {
    query: () => ({ what: 'edit' }),
    bad: () => ({ query: { what: 'burn' }, fields: ['what'] }),
  },
  previewPosting: { bad: () => ({ query: { profile: '0', app: 'mail' }, fields: ['profile', 'app'] }) },
};
