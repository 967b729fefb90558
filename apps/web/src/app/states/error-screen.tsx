import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ScreenMessage } from './screen-message.tsx';

/** A page that broke while it was drawn, or whose code could not be fetched (offline, or replaced by a newer version). */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const t = useTranslations('shell.error');
  return (
    <ScreenMessage icon={<IconAlertTriangle size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <Button variant="default" onClick={reset}>
        {t('retry')}
      </Button>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </ScreenMessage>
  );
}
