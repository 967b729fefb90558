import type { Posting } from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotSaved } from '../../../platform/saving/not-saved.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EffectNote } from '../../marketing/index.ts';
import type { PostWriting } from '../draft/use-posting-draft.ts';

interface Props {
  readonly posting: Posting;
  readonly writing: PostWriting;
  readonly onClose: () => void;
}

/** Loaded by lazy-dialogs.ts. What saving does to the posts that advisors have of it (ADMCAL-038, ADMCAL-039). */
export default function SaveDialog({ posting, writing, onClose }: Props) {
  const t = useTranslations('campaigns.save');
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useAction({
    run: async () => {
      if ((await writing.flush()) === null) throw new NotSaved();
    },
    success: t('done'),
    handleFailure: (error) => {
      if (!(error instanceof NotSaved)) return false;
      // What is wrong stands under its field, or above them.
      setRefusal(t('refused'));
      return true;
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('confirm')}
      pending={save.pending}
      onConfirm={() => save.run()}
    >
      {refusal && (
        <div role="alert">
          <Notice tone="danger" title={writing.draft.refusal?.reason ?? refusal} />
        </div>
      )}
      {posting.campaign.type === 'standard' ? (
        <EffectNote posting={posting.id} what="edit" />
      ) : (
        <Notice tone="info">{t('library')}</Notice>
      )}
    </ConfirmModal>
  );
}
