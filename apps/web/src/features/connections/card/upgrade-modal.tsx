import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Default: 'Upgrade your membership to PRO to connect this app!' (CONN-022). */
  readonly text?: string;
}

/** What every screen shows to whom a plan is missing (CONN-021). Memberships are changed by the people behind `contact_url`. */
export default function UpgradeModal({ opened, onClose, text }: Props) {
  const t = useTranslations('connections.upgrade');
  const tActions = useTranslations('ui.actions');
  const { contact_url: contact } = useSession();
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      confirmLabel={contact ? t('confirm') : tActions('close')}
      onConfirm={() => (contact ? window.location.assign(contact) : onClose())}
    >
      <p>{text ?? t('text')}</p>
      {!contact && <p>{t('ask')}</p>}
    </ConfirmModal>
  );
}
