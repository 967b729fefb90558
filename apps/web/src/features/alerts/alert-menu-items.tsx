import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LinkMenuItem } from '../../platform/navigation/link-menu-item.tsx';
import type { MenuOf } from '../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../ui/dialogs/opened-menu.tsx';
import classes from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

/** Each alert leads to where it is answered. */
export default function AlertMenuItems({ target }: MenuOf) {
  const t = useTranslations('alerts');
  const alerts = useAlerts();
  return (
    <OpenedMenu target={target} position="bottom-end" width={320}>
      <Menu.Label>{t('title')}</Menu.Label>
      {alerts.map(({ slug, text, step, to }) => (
        <LinkMenuItem key={slug} to={to}>
          <span className={classes.item}>
            {text} <span>{step}</span>
          </span>
        </LinkMenuItem>
      ))}
    </OpenedMenu>
  );
}
