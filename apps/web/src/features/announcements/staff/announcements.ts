import { type Announcement, listAllAnnouncements, type WrittenAnnouncement } from '@waypost/contract/announcements';
import { inEveryLanguage } from '@waypost/i18n/locale';
import { call } from '../../../platform/api/call.ts';

export const ALL_KEY = ['announcements', 'all'] as const;
export const readAll = async (signal: AbortSignal): Promise<readonly Announcement[]> =>
  (await call(listAllAnnouncements, {}, { signal })).results;

export const NOTHING: WrittenAnnouncement = {
  type: 'info',
  text: inEveryLanguage({}),
  link: null,
  starts: null,
  ends: null,
  plans: [],
  countries: [],
};
