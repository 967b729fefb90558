import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { schedule, undo } from '../api.ts';
import type { StoredDraft } from '../draft/draft-machine.ts';
import type { Draft } from '../draft/use-draft.ts';
import { afterScheduleHref } from './after-schedule.ts';

/** The server's words, else the named text (GEN-039). */
export function messagesOf(error: unknown, fallback: string): readonly string[] {
  if (!isApiError(error)) return [fallback];
  if (error.userMessage) return [error.userMessage];
  const lines = [...error.nonFieldErrors, ...Object.values(error.fields).flat()];
  return lines.length > 0 ? lines : [fallback];
}

interface Sent {
  readonly draft: StoredDraft;
  /** In milliseconds. */
  readonly at: number;
  readonly ids: readonly number[];
}

/**
 * Post Now or Schedule: saves the draft, turns it into posts and leads to them. The dialog only shows what happens: it
 * sends as soon as it is shown (GEN-010 to 012), and for some seconds it can be taken back.
 */
export function useSchedule(draft: Draft) {
  const t = useTranslations('generator.schedule');
  const tUndo = useTranslations('posts.undo');
  const { slug } = useProfile();
  const go = useGo();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const busy = useRef(false);

  const back = (found: readonly string[]) => {
    setOpened(false);
    setSent(null);
    setErrors(found);
  };
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const stored = await draft.flush();
      if (!stored) throw new Error('The draft is not saved.');
      const at = Date.now();
      const { scheduled_postings_ids: ids } = await schedule(stored, draft.state.content);
      setSent({ draft: stored, at, ids });
    } catch (error) {
      back(messagesOf(error, t('failed')));
    } finally {
      busy.current = false;
    }
  };
  const leave = () => {
    if (sent === null) return;
    draft.close();
    void queryClient.invalidateQueries({ queryKey: ['posts'] });
    const { applications, fireAt } = draft.state.content;
    go(afterScheduleHref({ slug, applications, fireAt, ids: sent.ids }));
  };
  const takeBack = async () => {
    if (sent === null || undoing) return;
    setUndoing(true);
    try {
      draft.reopen(await undo(sent.draft));
      back([]);
    } catch (error) {
      back(messagesOf(error, tUndo('failed')));
    } finally {
      setUndoing(false);
    }
  };

  return {
    opened,
    sent,
    undoing,
    errors,
    open: () => {
      setErrors([]);
      setOpened(true);
    },
    submit,
    leave,
    takeBack,
  };
}

export type Sending = ReturnType<typeof useSchedule>;
