import { Button } from '@mantine/core';
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { answers, NotLoaded } from '../../platform/navigation/load-code.ts';
import { ScreenMessage } from './screen-message.tsx';

/** A page that broke while it was drawn, or whose code could not be fetched. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useTranslations('shell.error');
  if (error instanceof NotLoaded) return <UnreachableScreen />;
  return (
    <ScreenMessage icon={<IconAlertTriangle size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <Button variant="default" onClick={reset}>
        {t('retry')}
      </Button>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </ScreenMessage>
  );
}

/** A page that was never opened, and nobody answers. It opens by itself when the line is back; the menu still leads to the others. */
function UnreachableScreen() {
  const t = useTranslations('ui');
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    // The address is already the page's own.
    if (await answers()) window.location.reload();
    setAsking(false);
  };
  useEffect(() => {
    const back = () => void answers().then((there) => there && window.location.reload());
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return (
    <ScreenMessage
      icon={<IconWifiOff size={36} stroke={1.4} />}
      title={t('states.errorTitle')}
      text={t('feedback.unreachable')}
    >
      <Button loading={asking} onClick={() => void again()}>
        {t('states.retry')}
      </Button>
    </ScreenMessage>
  );
}
