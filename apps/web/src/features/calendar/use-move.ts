import { useQueryClient } from '@tanstack/react-query';
import { patchNewsletter } from '@waypost/contract/newsletters';
import { patchPost, RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { patchNewsletters, patchRanges } from './api.ts';
import type { Item, NewsletterItem, PostItem } from './items.ts';

interface Move {
  readonly item: Item;
  readonly at: string;
}

/** Says why an item goes back, or why a free time is none: it has passed, or is too near (POST-046). */
export function useTooSoon() {
  const t = useTranslations('calendar.refused');
  return (at: string, of: 'item' | 'newsletter' | 'slot'): boolean => {
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
  const queryClient = useQueryClient();
  const tooSoon = useTooSoon();
  const { put, send, back } = usePlaces();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const settle = ({ key, kind }: Item) => {
    setBusy((all) => new Set([...all].filter((other) => other !== key)));
    return queryClient.invalidateQueries({ queryKey: [kind === 'post' ? 'posts' : 'newsletters'] });
  };
  const action = useAction<Move, unknown>({
    run: ({ item, at }) => send(item, at),
    success: t('saved'),
    failure: t('failed'),
    onSuccess: (_, { item }) => void settle(item),
    onFailure: (_, { item }) => {
      back(item);
      void settle(item);
    },
  });
  /** Answers false when the item goes back at once. */
  const drop = (item: Item, at: string): boolean => {
    if (tooSoon(at, item.kind === 'post' ? 'item' : 'newsletter')) return false;
    setBusy((all) => new Set([...all, item.key]));
    put(item, at);
    action.run({ item, at });
    return true;
  };
  return { drop, busy };
}

/** Where an item stands in what was read, and how it is told to the server that it stands elsewhere. */
function usePlaces() {
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  const patch = (item: Item, fire_at: string) =>
    item.kind === 'post'
      ? patchRanges(queryClient, pk, { id: item.post.id, fire_at })
      : patchNewsletters(queryClient, pk, { id: item.newsletter.id, fire_at });
  const movePost = async ({ post }: PostItem, at: string) => {
    const { version, fire_at, label, status, phase, actions } = await call(patchPost, {
      params: { id: post.id },
      body: { fire_at: at, version: post.version },
    });
    patchRanges(queryClient, pk, { id: post.id, version, fire_at, label, status, phase, actions });
  };
  const moveNewsletter = async ({ newsletter: { id, version: seen } }: NewsletterItem, at: string) => {
    const { version, fire_at, edit_by, editable } = await call(patchNewsletter, {
      params: { id },
      body: { fire_at: at, version: seen },
    });
    patchNewsletters(queryClient, pk, { id, version, fire_at, edit_by, editable });
  };
  return {
    put: patch,
    back: (item: Item) => {
      if (item.kind === 'post') patchRanges(queryClient, pk, item.post);
      else patchNewsletters(queryClient, pk, item.newsletter);
    },
    send: (item: Item, at: string) => (item.kind === 'post' ? movePost(item, at) : moveNewsletter(item, at)),
  };
}
