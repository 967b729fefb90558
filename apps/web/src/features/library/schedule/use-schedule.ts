import type { LibraryPost } from '@waypost/contract/library';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { calendarPaths } from '../../calendar/paths.ts';
import { schedulePost, useReadLibraryAgain, type Wanted } from '../api.ts';

/** Schedules a library post, and leads to its posts on the calendar (LIB-003). */
export function useSchedule(post: LibraryPost) {
  const t = useTranslations('library.dialog');
  const go = useGo();
  const { pk, slug } = useProfile();
  const again = useReadLibraryAgain();
  // One key for what is wanted: a try whose answer was lost is the same try, another wish is another one.
  const asked = useRef<{ readonly wish: string; readonly key: string }>(null);
  return useAction<Wanted, Awaited<ReturnType<typeof schedulePost>>>({
    run: (wanted) => {
      const wish = JSON.stringify(wanted);
      if (asked.current?.wish !== wish) asked.current = { wish, key: crypto.randomUUID() };
      return schedulePost(pk, post.id, wanted, asked.current.key);
    },
    success: false,
    failure: t('failed'),
    // The dialog says it beside what it is about.
    handleFailure: () => true,
    invalidate: [['posts']],
    onSuccess: ({ fire_at: date, scheduled_postings_ids: ids }) =>
      go(calendarPaths.calendar({ slug }, { date, ids: ids.join(',') })),
    onFailure: (error) => {
      if (isApiError(error, 404) || isApiError(error, 403)) again();
      // What the server refused it did not do: the next try is a new one.
      if (isApiError(error) && error.status >= 400 && error.status < 500) asked.current = null;
    },
  });
}
