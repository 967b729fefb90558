import { useTranslations } from 'use-intl';
import { ConfirmModal } from './confirm-modal.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before typed words are thrown away. */
export default function DiscardChanges(props: Props) {
  const t = useTranslations('ui.discard');
  return (
    <ConfirmModal opened title={t('title')} confirmLabel={t('confirm')} danger {...props}>
      {t('text')}
    </ConfirmModal>
  );
}
