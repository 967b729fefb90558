import { Checkbox, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { deletePosting, POSTING_UNDO_SECONDS, type PostingCell, restorePosting } from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';
import { POSTINGS_KEY, patchCells } from '../api.ts';
import EffectNote from './effect-note.tsx';
import { usePostingAction } from './use-posting-action.ts';

export interface DeleteProps {
  readonly posting: Pick<PostingCell, 'id' | 'version'> & {
    readonly campaign: Pick<PostingCell['campaign'], 'published' | 'type'>;
  };
  readonly onClose: () => void;
  /** It is deleted. */
  readonly onGone: () => void;
}

/** 'Do you want to delete this post?' (ADMCAL-040, ADMCAL-042); for ten seconds it can be taken back. Loaded by lazy-verbs.ts. */
export default function DeleteDialog({ posting, onClose, onGone }: DeleteProps) {
  const t = useTranslations('marketing.delete');
  const queryClient = useQueryClient();
  const { id, campaign } = posting;
  const { version, again, onFailure } = usePostingAction(posting);
  const [everywhere, setEverywhere] = useState(false);
  const undoToast = useUndoToast();
  const restore = useAction({
    run: () => call(restorePosting, { params: { id } }),
    success: t('restored'),
    failure: t('notRestored'),
    invalidate: [POSTINGS_KEY],
    onFailure: () => void again(),
  });
  const remove = useAction({
    // Another tab was quicker: it is gone, which is what was wanted.
    run: () =>
      call(deletePosting, { params: { id }, query: { remove_from_networks: everywhere, version } }).catch(
        (error: unknown) => {
          if (!isApiError(error, 404)) throw error;
        },
      ),
    success: false,
    failure: t('failed'),
    onSuccess: () => {
      patchCells(queryClient, { id, deleted: true });
      onClose();
      onGone();
      undoToast(t('deleted'), () => restore.run(), POSTING_UNDO_SECONDS * 1_000);
      return queryClient.invalidateQueries({ queryKey: POSTINGS_KEY });
    },
    onFailure,
  });
  return (
    <ConfirmModal
      opened
      title={t('title')}
      confirmLabel={t('confirm')}
      danger
      pending={remove.pending}
      onConfirm={() => remove.run()}
      onClose={onClose}
    >
      <Text>{t('question')}</Text>
      {campaign.published && campaign.type === 'library' && <Text>{t('library')}</Text>}
      {campaign.published && campaign.type === 'standard' && (
        <>
          <EffectNote posting={id} what="delete" />
          <Checkbox
            label={t('everywhere')}
            description={t('everywhereHint')}
            checked={everywhere}
            onChange={(event) => setEverywhere(event.currentTarget.checked)}
          />
        </>
      )}
    </ConfirmModal>
  );
}
