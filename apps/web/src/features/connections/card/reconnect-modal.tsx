import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useConnect } from '../api.ts';

/** Opened by `?reconnect={app}` (CONN-032, 040, 041). */
export function ReconnectModal({ app, onClose }: { readonly app: SocialApp; readonly onClose: () => void }) {
  const t = useTranslations('connections.reconnect');
  const connect = useConnect(app);
  const { name } = CHANNELS[app];
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title', { app: name })}
      confirmLabel={t('confirm')}
      pending={connect.pending}
      onConfirm={() => connect.run({ reconnect: true })}
    >
      {t('body', { app: name })}
    </ConfirmModal>
  );
}
