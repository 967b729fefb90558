import { inEveryLanguage } from '@waypost/i18n/locale';
import type { Sample, Samples } from '../wire/sample.ts';
import type { announcementEndpoints } from './calls.ts';
import type { announcementStaffEndpoints } from './staff-calls.ts';

const none: Sample = {};
const written = {
  type: 'warning',
  text: inEveryLanguage({ en: '<b>Fjords</b> are closed', fr: 'Les fjords sont fermés' }),
  link: 'agency.example/fjords',
  starts: '2026-11-22T15:00:00Z',
  ends: null,
  plans: ['pro'],
  countries: [1],
};
const wrong = { ...written, type: 'loud', starts: 'soon', plans: ['gold'] };
const fields = ['type', 'starts', 'plans'];

export const announcementSamples: Samples<typeof announcementEndpoints & typeof announcementStaffEndpoints> = {
  listAnnouncements: {
    query: ({ profile }) => ({ profile: String(profile) }),
    bad: () => ({ query: { profile: 'mine' }, fields: ['profile'] }),
  },
  dismissAnnouncement: {
    body: ({ profile }) => ({ profile }),
    bad: () => ({ body: { profile: 'mine' }, fields: ['profile'] }),
  },
  listAllAnnouncements: none,
  createAnnouncement: { body: () => written, bad: () => ({ body: wrong, fields }) },
  changeAnnouncement: {
    body: () => ({ ...written, version: 1 }),
    bad: () => ({ body: { ...wrong, version: 1.5 }, fields: [...fields, 'version'] }),
  },
  publishAnnouncement: none,
  withdrawAnnouncement: none,
  deleteAnnouncement: none,
  restoreAnnouncement: none,
  orderAnnouncements: {
    body: () => ({ ids: [2, 1] }),
    bad: () => ({ body: { ids: [0] }, fields: ['ids'] }),
  },
  previewAnnouncement: {
    body: () => ({ text: '**Bonjour**', locale: 'fr' }),
    bad: () => ({ body: { text: 7, locale: 'xx' }, fields: ['text', 'locale'] }),
  },
};
