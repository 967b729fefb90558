import { IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { paths } from '../../platform/paths.ts';
import { ScreenMessage } from './screen-message.tsx';

export function NoPermissionScreen() {
  const t = useTranslations('shell.noPermission');
  return (
    <ScreenMessage icon={<IconShieldLock size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <LinkButton to={paths.home}>{t('home')}</LinkButton>
    </ScreenMessage>
  );
}
