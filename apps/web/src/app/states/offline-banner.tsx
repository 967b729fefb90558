import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './banner.module.css';

export function OfflineBanner() {
  const t = useTranslations('shell.offline');
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner} data-tone="neutral">
          <IconWifiOff size={16} stroke={1.7} aria-hidden="true" />
          <span>{t('text')}</span>
        </div>
      )}
    </div>
  );
}
