import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './banner.module.css';

/** An installation on this computer is reached without any network. */
const onThisComputer = () => /^(localhost|127\.|\[::1\])/.test(window.location.hostname);

export function OfflineBanner() {
  const t = useTranslations('shell.offline');
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && !onThisComputer() && (
        <div className={classes.banner} data-tone="neutral">
          <IconWifiOff size={16} stroke={1.7} aria-hidden="true" />
          <span>{t('text')}</span>
        </div>
      )}
    </div>
  );
}
