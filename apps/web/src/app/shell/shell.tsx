import { Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { accountsPaths } from '../../features/accounts/paths.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { Redirect } from '../../platform/navigation/redirect.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { BesidePage } from '../../ui/beside-page.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { OfflineBanner } from '../states/offline-banner.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

// Seldom seen, so they are no part of the first load.
const ImpersonationBanner = loadAgain(() => import('./impersonation-banner.tsx'));
const HoldBanner = loadAgain(() => withWords(['shell/hold'], () => import('./hold-banner.tsx')));

const MAIN_ID = 'main';

/** The frame of every page behind the sign-in. */
export function Shell() {
  const t = useTranslations('shell');
  const { user, publishing_hold, impersonator } = useSession();
  const { href } = useLocation();
  if (!user) return <Redirect to={accountsPaths.signIn({ next: href })} />;
  return (
    <>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {t('skip')}
      </a>
      <div className={classes.frame}>
        <Sidebar />
        <div className={classes.column}>
          <OfflineBanner />
          <BesidePage retryOn={href}>{impersonator && <ImpersonationBanner />}</BesidePage>
          <BesidePage retryOn={href}>{publishing_hold && <HoldBanner hold={publishing_hold} />}</BesidePage>
          <TopBar />
          <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        </div>
      </div>
      <TabBar />
    </>
  );
}
