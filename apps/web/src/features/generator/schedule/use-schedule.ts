import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { schedule } from '../api.ts';
import type { Draft } from '../draft/use-draft.ts';
import { afterScheduleHref } from './after-schedule.ts';

/** The server's words, else the named text (GEN-039). */
function messagesOf(error: unknown, fallback: string): readonly string[] {
  if (!isApiError(error)) return [fallback];
  if (error.userMessage) return [error.userMessage];
  const lines = [...error.nonFieldErrors, ...Object.values(error.fields).flat()];
  return lines.length > 0 ? lines : [fallback];
}

/**
 * Post Now or Schedule: saves the draft, turns it into posts and leads to them. The dialog only shows what happens; it
 * sends as soon as it is shown (GEN-010 to 012).
 */
export function useSchedule(draft: Draft) {
  const t = useTranslations('generator.schedule');
  const { slug } = useProfile();
  const go = useGo();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const busy = useRef(false);

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const stored = await draft.flush();
      if (!stored) throw new Error('The draft is not saved.');
      const { content } = draft.state;
      const { scheduled_postings_ids: ids } = await schedule(stored, content);
      draft.close();
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      go(afterScheduleHref({ slug, applications: content.applications, fireAt: content.fireAt, ids }));
    } catch (error) {
      setOpened(false);
      setErrors(messagesOf(error, t('failed')));
    } finally {
      busy.current = false;
    }
  };

  return {
    opened,
    errors,
    open: () => {
      setErrors([]);
      setOpened(true);
    },
    submit,
  };
}
