import { membershipPaths } from '@waypost/contract/membership';
import { useTranslations } from 'use-intl';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Default: 'Upgrade your membership to PRO to connect this app!' (CONN-022). */
  readonly text?: string;
}

/** What is told to whom a plan is missing (CONN-021); its button leads to the plans (CONN-020). */
export default function UpgradeModal({ opened, onClose, text }: Props) {
  const t = useTranslations('connections.upgrade');
  const { slug } = useProfile();
  const go = useGo();
  const upgrade = () => {
    onClose();
    go(membershipPaths.plan({ slug }));
  };
  return (
    <ConfirmModal opened={opened} onClose={onClose} title={t('title')} confirmLabel={t('confirm')} onConfirm={upgrade}>
      <p>{text ?? t('text')}</p>
    </ConfirmModal>
  );
}
