import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { AlertBell } from '../../features/alerts/index.ts';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { BesidePage } from '../../ui/beside-page.tsx';
import { Logo } from '../../ui/marks/logo.tsx';
import { AccountMenu } from './menus/account-menu.tsx';
import { LanguageMenu } from './menus/language-menu.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import classes from './top-bar.module.css';

export function SchemeToggle() {
  const t = useTranslations('shell.scheme');
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const dark = scheme === 'dark';
  const label = dark ? t('light') : t('dark');
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      {/* Chosen by the style sheet: the first picture is drawn where nobody knows the scheme. */}
      <IconSun size={20} stroke={1.7} className={classes.sun} />
      <IconMoon size={20} stroke={1.7} className={classes.moon} />
    </ActionIcon>
  );
}

export function TopBar() {
  const t = useTranslations('shell');
  const slug = useSession().profile?.slug;
  return (
    <header className={classes.bar}>
      <RefreshBar />
      <div className={classes.inner}>
        <LinkBlock to={HOME} className={classes.brand} aria-label={t('brandLink')}>
          <Logo size={26} />
        </LinkBlock>
        <div className={classes.notice}>
          <SandboxNotice />
        </div>
        <div className={classes.tools}>
          <BesidePage retryOn={slug ?? ''}>{slug && <AlertBell />}</BesidePage>
          <LanguageMenu />
          <SchemeToggle />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

const PATIENCE_MS = 200;

/** Two pixels that say that newer content is on its way; what is on screen stays. Quick answers show nothing. */
function RefreshBar() {
  const fetching = useIsFetching() > 0;
  const [patient] = useDebouncedValue(fetching, PATIENCE_MS);
  return <div className={classes.refresh} data-shown={fetching && patient} aria-hidden="true" />;
}
