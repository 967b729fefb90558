import { IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { HOME } from '../../platform/navigation/address.ts';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { ScreenMessage } from './screen-message.tsx';

export function NoPermissionScreen() {
  const t = useTranslations('shell.noPermission');
  return (
    <ScreenMessage icon={<IconShieldLock size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <LinkButton to={HOME}>{t('home')}</LinkButton>
    </ScreenMessage>
  );
}
