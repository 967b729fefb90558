import { inEveryLanguage } from '@waypost/i18n/locale';
import type { Sample, Samples } from '../wire/sample.ts';
import type { guideEndpoints } from './calls.ts';

const none: Sample = {};
const written = {
  kind: 'tutorial',
  application: 'facebook',
  title: inEveryLanguage({ en: 'Connect Facebook', fr: 'Connecter Facebook' }),
  text: inEveryLanguage({ en: 'Be an **admin** first.' }),
  bottom_link: null,
  show_when_connected: false,
  languages: ['en'],
  active: true,
};
const wrong = { ...written, kind: 'film', languages: ['xx'], active: 'yes' };
const fields = ['kind', 'languages', 'active'];

export const guideSamples: Samples<typeof guideEndpoints> = {
  listOnboardingVideos: none,
  watchOnboardingVideo: none,
  listTutorialVideos: { bad: () => ({ query: { application: 'myspace' }, fields: ['application'] }) },
  listMembershipVideos: none,
  listGuides: none,
  createGuide: { body: () => written, bad: () => ({ body: wrong, fields }) },
  changeGuide: {
    body: () => ({ ...written, version: 1 }),
    bad: () => ({ body: { ...wrong, version: 1.5 }, fields: [...fields, 'version'] }),
  },
  deleteGuide: none,
  restoreGuide: none,
  orderGuides: { body: () => ({ ids: [2, 1] }), bad: () => ({ body: { ids: [0] }, fields: ['ids'] }) },
  uploadGuideVideo: { form: () => ({}), bad: () => ({ form: {}, fields: ['video'] }) },
  uploadGuidePoster: { form: () => ({}), bad: () => ({ form: {}, fields: ['image'] }) },
};
