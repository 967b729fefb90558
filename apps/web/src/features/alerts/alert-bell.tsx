import { UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../ui/dialogs/deferred-menu.tsx';
import classes from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

const loadItems = () => withWords(['alerts'], () => import('./alert-menu-items.tsx'));

/** Badge and message of the header, while there is any alert (ALERT-005); a press tells which. */
export default memo(function AlertBell() {
  const t = useTranslations('alerts');
  const { length: count } = useAlerts();
  if (count === 0) return null;
  return (
    <DeferredMenu
      load={loadItems}
      target={
        <UnstyledButton className={classes.bell} title={t('count', { count })}>
          <span className={classes.sign} aria-hidden="true">
            <IconBell size={20} stroke={1.7} />
            <span className={classes.badge}>{count}</span>
          </span>
          <span className={classes.message}>{t('count', { count })}</span>
        </UnstyledButton>
      }
    />
  );
});
