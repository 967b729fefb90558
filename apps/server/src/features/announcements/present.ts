import { type Announcement, announcementState, type ShownAnnouncement } from '@waypost/contract/announcements';
import { inEveryLanguage, type Locale, textIn } from '@waypost/i18n';
import { notFound } from '../../platform/errors/index.ts';
import { cleanHtml } from '../../platform/html/rich-text.ts';
import { wireTime } from '../../platform/http/index.ts';
import type { AnnouncementRow, ShownRow } from './store.ts';

/** 404 where there is none. */
export function presentAnnouncement(row: AnnouncementRow | null, now: Date): Announcement {
  if (row === null) throw notFound();
  const { id, type, text, link, plans, countries, version, dismissals, starts_at, ends_at } = row;
  const published = row.published_at !== null;
  return {
    ...{ id, type, link, version, dismissals, plans, countries },
    text: inEveryLanguage(text),
    starts: starts_at && wireTime(starts_at),
    ends: ends_at && wireTime(ends_at),
    state: announcementState({ published, starts: starts_at, ends: ends_at }, now),
  };
}

/** As an advisor reads it. */
export const presentShown = async (
  { id, type, message, link }: ShownRow,
  locale: Locale,
): Promise<ShownAnnouncement> => ({
  ...{ id, type, link },
  message: await cleanHtml(textIn(locale, message)),
});
