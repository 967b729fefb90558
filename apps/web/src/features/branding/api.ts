import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BrandingChange,
  type BrandingChanged,
  type BusinessCard,
  changeBusinessCard,
  getBusinessCard,
} from '@waypost/contract/branding';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useHasPro, usePermission, useProfile } from '../../platform/session/use-session.ts';
import { describeFailure } from '../../ui/feedback/describe-failure.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { useFailureWords } from '../../ui/feedback/use-failure-words.ts';

const keyOf = (profile: number) => ['branding', profile] as const;
/** A card is drawn in less than a second; who waits longer is not asked for as often. */
const LOOK_MS = 1_500;
const SLOW_LOOK_MS = 15_000;
const QUICK_LOOKS = 20;
/** Posts take seconds, and reels half a minute. */
const POSTS_LOOK_MS = 3_000;
const STALE_MS = 30_000;

const isPending = ({ pending: { posts, changing } }: BusinessCard): boolean => changing || posts > 0;
function lookAgain(data: BusinessCard | undefined, looks: number): number | false {
  if (data === undefined) return false;
  if (!data.banner_ready) return looks < QUICK_LOOKS ? LOOK_MS : SLOW_LOOK_MS;
  return isPending(data) && POSTS_LOOK_MS;
}

export function useBusinessCard(enabled: boolean) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: keyOf(pk),
    queryFn: ({ signal }) => call(getBusinessCard, { query: { profile: pk } }, { signal }),
    enabled,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => lookAgain(data, dataUpdateCount),
    meta: { kind: 'silent' },
  });
}

/** Where posts are previewed: what would be drawn onto them; null without the plan, or while it is not known. */
export function useOwnBranding(): BusinessCard | null {
  const { pk } = useProfile();
  const may = usePermission('accounts.business_card_settings');
  const enabled = useHasPro() && may;
  const { data } = useQuery({
    queryKey: keyOf(pk),
    queryFn: ({ signal }) => call(getBusinessCard, { query: { profile: pk } }, { signal }),
    enabled,
    staleTime: STALE_MS,
    meta: { kind: 'silent' },
  });
  return (enabled && data) || null;
}

/** What is read and what is changed have other names (BCARD-009). */
const asRead = ({ background_color, end_branding_duration, ...same }: BrandingChange): Partial<BusinessCard> => ({
  ...same,
  ...(background_color !== undefined && { banner_background_color: background_color }),
  ...(end_branding_duration !== undefined && { banner_branding_duration: end_branding_duration }),
});
const answered = (card: BusinessCard, { status: _, banner_url, ...changes }: BrandingChanged): BusinessCard => ({
  ...card,
  ...asRead(changes),
  banner_url,
});

/**
 * Changes are seen at once and saved one after the other; of several of one field the last one counts. What could not be saved
 * goes back to what is kept, and a toast says so.
 */
export function useBranding(stored: BusinessCard) {
  const { pk } = useProfile();
  const t = useTranslations('branding');
  const tFeedback = useTranslations('ui.feedback');
  const words = useFailureWords();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<BrandingChange>({});
  const latest = useRef<BrandingChange>({});
  const queue = useRef(Promise.resolve());

  const want = (next: BrandingChange) => {
    latest.current = next;
    setWanted(next);
  };
  const send = async (field: keyof BrandingChange, value: unknown) => {
    // Somebody has chosen again meanwhile.
    if (latest.current[field] !== value) return;
    try {
      await queries.cancelQueries({ queryKey: keyOf(pk) });
      const answer = await call(changeBusinessCard, { query: { profile: pk }, body: { [field]: value } });
      // It could not be drawn, and nothing was changed.
      if (!answer.status) toast.error({ title: tFeedback('errorTitle'), message: t('failed') });
      else {
        queries.setQueryData<BusinessCard>(keyOf(pk), (card) => card && answered(card, answer));
        toast.success({ title: tFeedback('changesSaved'), message: t('saved') });
      }
    } catch (error) {
      if (error instanceof Error) toast.error(describeFailure(error, words));
      // The plan was lost, in another tab or by now: the page is the locked one then.
      if (isApiError(error, 403)) await refreshSession().catch(() => {});
    }
    if (latest.current[field] === value) {
      const { [field]: _, ...others } = latest.current;
      want(others);
    }
    // Its card may not be drawn yet.
    void queries.invalidateQueries({ queryKey: keyOf(pk) });
  };
  return {
    card: { ...stored, ...asRead(wanted) },
    /** The picture of the card shows what is chosen. */
    drawn: stored.banner_ready && wanted.background_color === undefined,
    change: <Field extends keyof BrandingChange>(field: Field, value: BrandingChange[Field]) => {
      want({ ...latest.current, [field]: value });
      queue.current = queue.current.then(() => send(field, value));
    },
  };
}
export type BrandingInHand = ReturnType<typeof useBranding>;
