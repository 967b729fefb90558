import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { readDraft, schedule, undo } from '../api.ts';
import { timeFor } from '../draft/draft-content.ts';
import type { StoredDraft } from '../draft/draft-machine.ts';
import type { Draft } from '../draft/use-draft.ts';
import { afterScheduleHref } from './after-schedule.ts';
import { schedulePayload } from './payloads.ts';

/** The server's words, else the named text (GEN-039). */
export function messagesOf(error: unknown, fallback: string): readonly string[] {
  if (!isApiError(error)) return [fallback];
  if (error.userMessage) return [error.userMessage];
  const lines = [...error.nonFieldErrors, ...Object.values(error.fields).flat()];
  return lines.length > 0 ? lines : [fallback];
}

/** One of the person's other profiles that refused, and whether it is its pages that have to be mended. */
export interface RefusedIn {
  readonly profile: number;
  readonly ofPages: boolean;
}

const refusedIn = (error: unknown): RefusedIn | null =>
  isApiError(error) && error.refusedProfile !== undefined
    ? { profile: error.refusedProfile, ofPages: error.fields.applications !== undefined }
    : null;

interface Sent {
  readonly draft: StoredDraft;
  /** In milliseconds. */
  readonly at: number;
  readonly ids: readonly number[];
}

/**
 * Schedules the stored draft. Where the server has another version that says the same (it was opened again, and the answer
 * was lost), that one; where it says something else the person is asked which is meant.
 */
async function scheduleNewest(
  stored: StoredDraft,
  { state: { content }, reopen, found }: Draft,
): Promise<Omit<Sent, 'at'>> {
  const send = async (draft: StoredDraft) => ({ draft, ids: (await schedule(draft, content)).scheduled_postings_ids });
  try {
    return await send(stored);
  } catch (error) {
    if (!isApiError(error, 409)) throw error;
    const theirs = await readDraft(stored.pk);
    if (theirs.scheduled) throw error;
    const same = JSON.stringify(schedulePayload(theirs.content)) === JSON.stringify(schedulePayload(content));
    (same ? reopen : found)(theirs);
    if (!same) throw error;
    return await send(theirs);
  }
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
  const [refused, setRefused] = useState<RefusedIn | null>(null);
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
      const sent = await scheduleNewest(stored, draft);
      setSent({ ...sent, at });
    } catch (error) {
      back(messagesOf(error, t('failed')));
      setRefused(refusedIn(error));
      // Without the permission it is a post like any other (GEN-040).
      if (isApiError(error) && error.code === 'post_library_permission') draft.edit({ postingId: null });
    } finally {
      busy.current = false;
    }
  };
  const leave = () => {
    if (sent === null) return;
    draft.close();
    void queryClient.invalidateQueries({ queryKey: ['posts'] });
    const { content } = draft.state;
    const [fireAt = null] = content.applications.flatMap((app) => timeFor(content, app) ?? []).sort();
    go(afterScheduleHref({ slug, fireAt, ids: sent.ids }));
  };
  const takeBack = async () => {
    if (sent === null || undoing) return;
    setUndoing(true);
    try {
      draft.reopen(await undo(sent.draft));
      back([]);
    } catch (error) {
      // The answer may be lost and the draft open all the same.
      const found = await readDraft(sent.draft.pk).catch(() => null);
      if (found?.scheduled) {
        toast.error({ title: tUndo('failed'), message: messagesOf(error, tUndo('failed')).join('\n') });
        return leave();
      }
      if (found !== null) draft.reopen(found);
      back(found === null ? messagesOf(error, tUndo('failed')) : []);
    } finally {
      setUndoing(false);
    }
  };

  return {
    opened,
    sent,
    undoing,
    errors,
    refused,
    forget: () => {
      setErrors([]);
      setRefused(null);
    },
    open: () => {
      setErrors([]);
      setRefused(null);
      setOpened(true);
    },
    submit,
    leave,
    takeBack,
  };
}

export type Sending = ReturnType<typeof useSchedule>;
