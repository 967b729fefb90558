import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';

interface Props {
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Loaded by discard-button.tsx. */
export default function DiscardQuestion(props: Props) {
  const t = useTranslations('generator.draft');
  return (
    <ConfirmModal opened title={t('deleteTitle')} confirmLabel={t('deleteConfirm')} danger {...props}>
      {t('deleteText')}
    </ConfirmModal>
  );
}
