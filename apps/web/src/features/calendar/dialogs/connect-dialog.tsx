import { type App, isSocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import { connectionsPaths } from '../../connections/paths.ts';

/** Loaded by calendar-page.tsx. */
export default function ConnectDialog({ app, onClose }: { readonly app: App; readonly onClose: () => void }) {
  const t = useTranslations('calendar.suggested');
  const { slug } = useProfile();
  const go = useGo();
  const name = useChannelName()(app);
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title', { app: name })}
      confirmLabel={t('connect')}
      onConfirm={() => go(connectionsPaths.list({ slug }))}
    >
      <p>{isSocialApp(app) ? t('text', { app: name }) : t('newsletters')}</p>
    </ConfirmModal>
  );
}
