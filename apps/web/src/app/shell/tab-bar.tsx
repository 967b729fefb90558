import { UnstyledButton } from '@mantine/core';
import { IconDots, IconLock } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { useMenu, useOpenEntry } from './nav.ts';
import classes from './tab-bar.module.css';
import { TroubleMark } from './trouble-mark.tsx';

const MenuSheet = loadAgain(() => import('./menus/menu-sheet.tsx'));

/** The bottom bar of phones: four places and More, which holds the whole menu. */
export function TabBar() {
  const t = useTranslations('shell');
  const tNav = useTranslations('nav');
  const openEntry = useOpenEntry();
  const { pathname } = useLocation();
  // Remembering where it was opened closes the drawer by itself when the page changes.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === pathname;
  const open = () => setOpenedAt(pathname);
  const close = () => setOpenedAt(null);
  const menu = useMenu();
  const tabs = menu.filter((entry) => entry.inTabBar);
  const troubledBehind = menu.some((entry) => entry.troubled && !entry.inTabBar);
  return (
    <>
      <nav className={classes.bar} aria-label={t('phoneMenu')}>
        {tabs.map(({ key, icon: Icon, to, troubled, locked }) => (
          <LinkBlock
            key={key}
            to={to}
            className={classes.tab}
            activeOptions={{ exact: key === 'dashboard', includeSearch: false }}
            {...(openEntry === key && { 'aria-current': 'page', 'data-covers': true })}
          >
            {locked ? (
              <IconLock size={22} stroke={1.7} role="img" aria-label="PRO" />
            ) : (
              <Icon size={22} stroke={1.7} aria-hidden="true" />
            )}
            {tNav(`${key}.tab`)}
            {troubled && <TroubleMark />}
          </LinkBlock>
        ))}
        <UnstyledButton className={classes.tab} onClick={open} aria-haspopup="dialog">
          <IconDots size={22} stroke={1.7} aria-hidden="true" />
          {t('tabs.more')}
          {troubledBehind && <TroubleMark />}
        </UnstyledButton>
      </nav>
      {opened && <MenuSheet onClose={close} />}
    </>
  );
}
