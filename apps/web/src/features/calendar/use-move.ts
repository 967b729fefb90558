import { useQueryClient } from '@tanstack/react-query';
import { patchPost, RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { patchRanges } from './api.ts';
import type { Item } from './items.ts';

interface Move {
  readonly item: Item;
  readonly at: string;
}

/** Says why an item goes back, or why a free time is none: it has passed, or is too near (POST-046). */
export function useTooSoon() {
  const t = useTranslations('calendar.refused');
  return (at: string, of: 'item' | 'slot'): boolean => {
    const ahead = Date.parse(at) - Date.now();
    if (ahead >= RESCHEDULE_MIN_MINUTES * 60_000) return false;
    const message = ahead < 0 ? t(`${of}Passed`) : t('soon', { minutes: String(RESCHEDULE_MIN_MINUTES) });
    toast.error({ title: t(`${of}Title`), message });
    return true;
  };
}

/**
 * A drop: the item stands at its new time at once, and the answer confirms it. What is refused (another tab was faster, a rule,
 * nobody answers) stands where it stood, and the toast says why.
 */
export function useMove() {
  const t = useTranslations('calendar.moved');
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  const tooSoon = useTooSoon();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const settle = (id: number) => {
    setBusy((all) => new Set([...all].filter((other) => other !== id)));
    return queryClient.invalidateQueries({ queryKey: ['posts'] });
  };
  const action = useAction<Move, unknown>({
    run: async ({ item: { post }, at }) => {
      const { version, fire_at, label, status, phase, actions } = await call(patchPost, {
        params: { id: post.id },
        body: { fire_at: at, version: post.version },
      });
      patchRanges(queryClient, pk, { id: post.id, version, fire_at, label, status, phase, actions });
    },
    success: t('saved'),
    failure: t('failed'),
    onSuccess: (_, { item }) => void settle(item.post.id),
    onFailure: (_, { item: { post } }) => {
      patchRanges(queryClient, pk, post);
      void settle(post.id);
    },
  });
  /** Answers false when the item goes back at once. */
  const drop = (item: Item, at: string): boolean => {
    if (tooSoon(at, 'item')) return false;
    setBusy((all) => new Set([...all, item.post.id]));
    patchRanges(queryClient, pk, { id: item.post.id, fire_at: at });
    action.run({ item, at });
    return true;
  };
  return { drop, busy };
}
