import { cancelEmailCampaign, type EmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { LISTS_KEY } from '../api.ts';

interface Props {
  readonly campaign: EmailCampaign;
  readonly onClose: () => void;
  readonly onCancelled: (campaign: EmailCampaign) => void;
}

/** It cannot be taken back: what has gone out stays, the rest never goes. Loaded by lazy-dialogs.ts. */
export default function CancelDialog({ campaign, onClose, onCancelled }: Props) {
  const t = useTranslations('authoring.cancel');
  const { accepted = 0, waiting = 0 } = campaign.progress ?? {};
  const cancel = useAction<void, EmailCampaign>({
    run: () => call(cancelEmailCampaign, { params: { id: campaign.id } }),
    success: t('done'),
    invalidate: [LISTS_KEY],
    onSuccess: (stored) => {
      onCancelled(stored);
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('confirm')}
      danger
      pending={cancel.pending}
      onConfirm={() => cancel.run()}
    >
      {t(accepted > 0 ? 'textBegun' : 'text', { sent: accepted, waiting })}
    </ConfirmModal>
  );
}
