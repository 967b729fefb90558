import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkMenuItem } from '../../platform/navigation/link-menu-item.tsx';
import type { MenuOf } from '../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../ui/dialogs/opened-menu.tsx';
import { UpgradeModal } from '../connections/index.ts';
import classes from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

/** Each alert leads to where it is answered. */
export default function AlertMenuItems({ target }: MenuOf) {
  const t = useTranslations('alerts');
  const alerts = useAlerts();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <OpenedMenu target={target} position="bottom-end" width={320}>
        <Menu.Label>{t('title')}</Menu.Label>
        {alerts.map(({ slug, text, step, to }) =>
          to === null ? (
            <Menu.Item key={slug} onClick={() => setUpgrading(true)}>
              <Words text={text} step={step} />
            </Menu.Item>
          ) : (
            <LinkMenuItem key={slug} to={to}>
              <Words text={text} step={step} />
            </LinkMenuItem>
          ),
        )}
      </OpenedMenu>
      <UpgradeModal opened={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}

const Words = ({ text, step }: { readonly text: string; readonly step: string }) => (
  <span className={classes.item}>
    {text} <span>{step}</span>
  </span>
);
