import { IconMapOff } from '@tabler/icons-react';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { ScreenMessage } from './screen-message.tsx';

export function NotFoundScreen() {
  const t = useTranslations('shell.notFound');
  return (
    <ScreenMessage icon={<IconMapOff size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <LinkButton to={HOME}>{t('home')}</LinkButton>
    </ScreenMessage>
  );
}
