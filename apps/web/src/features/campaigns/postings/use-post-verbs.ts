import { useQueryClient } from '@tanstack/react-query';
import {
  createPosting,
  deletePosting,
  POSTING_UNDO_SECONDS,
  type Posting,
  restorePosting,
} from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';
import { campaignKey, checksKey, LISTS_KEY, postingsKey, putPosting } from '../api.ts';
import { copiedFrom } from '../draft/posting-content.ts';

/** What is done to the posts of a campaign beside writing them; a deletion can be taken back from its message. */
export function usePostVerbs(campaign: number, onAdded: (posting: Posting) => void) {
  const t = useTranslations('campaigns.posts');
  const queries = useQueryClient();
  const undoToast = useUndoToast();
  const read = [postingsKey(campaign), checksKey(campaign), campaignKey(campaign), LISTS_KEY];
  const add = useAction<{ readonly app: SocialApp; readonly fireAt: string | null }, Posting>({
    run: ({ app, fireAt }) => call(createPosting, { body: { campaign, app, fire_at: fireAt } }),
    success: false,
    invalidate: read,
    onSuccess: onAdded,
  });
  const copy = useAction<{ readonly of: Posting; readonly to: SocialApp }, Posting>({
    run: ({ of, to }) => call(createPosting, { body: { ...copiedFrom(of), campaign, app: to } }),
    success: t('copied'),
    invalidate: read,
    onSuccess: onAdded,
  });
  const restore = useAction<number, Posting>({
    run: (id) => call(restorePosting, { params: { id } }),
    success: false,
    invalidate: read,
    onSuccess: (posting) => putPosting(queries, posting),
  });
  const remove = useAction<Posting>({
    // Another tab was quicker: it is gone, which is what was wanted.
    run: ({ id }) =>
      call(deletePosting, { params: { id } }).catch((error: unknown) => {
        if (!isApiError(error, 404)) throw error;
      }),
    success: false,
    invalidate: read,
    onSuccess: (_, { id }) => undoToast(t('deleted'), () => restore.run(id), POSTING_UNDO_SECONDS * 1_000),
  });
  return { add, copy, remove, busy: add.pending || copy.pending };
}
