import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

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
  const why = <p>{text ?? t('text')}</p>;
  if (contact)
    return (
      <ConfirmModal
        opened={opened}
        onClose={onClose}
        title={t('title')}
        confirmLabel={t('confirm')}
        onConfirm={() => window.location.assign(contact)}
      >
        {why}
      </ConfirmModal>
    );
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={460}>
      {why}
      <p>{t('ask')}</p>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {tActions('close')}
        </Button>
      </Group>
    </Dialog>
  );
}
