import { Outlet } from '@tanstack/react-router';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { LegalLinks } from '../../features/legal/index.ts';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { Logo } from '../../ui/marks/logo.tsx';
import { LanguageMenu } from '../shell/menus/language-menu.tsx';
import { SandboxNotice } from '../shell/sandbox-notice.tsx';
import { SchemeToggle } from '../shell/top-bar.tsx';
import { OfflineBanner } from '../states/offline-banner.tsx';
import { Harbour } from './harbour.tsx';
import classes from './public-layout.module.css';

/** The frame of the pages before the sign-in: the form on one side, a picture of what it is for on the other. */
export default function PublicLayout() {
  const t = useTranslations('shell.public');
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <OfflineBanner />
        <header className={classes.head}>
          <LinkBlock to={HOME} className={classes.brand} aria-label={t('brandLink')}>
            <Logo />
          </LinkBlock>
          <div className={classes.tools}>
            <LanguageMenu />
            <SchemeToggle />
          </div>
        </header>
        <main className={classes.main}>
          <div className={classes.form}>
            <Outlet />
          </div>
        </main>
        <footer className={classes.foot}>
          <LegalLinks />
          <SandboxNotice />
        </footer>
      </div>
      <aside className={classes.picture} aria-label={t('pictureLabel')}>
        <Harbour />
        <div className={classes.words}>
          <p className={classes.claim}>{t('claim')}</p>
          <p className={classes.sub}>{t('sub')}</p>
        </div>
      </aside>
    </div>
  );
}
