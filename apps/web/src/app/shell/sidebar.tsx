import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { SetupProgress } from '../../features/profiles/index.ts';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { ProLink } from '../../ui/pro-link.tsx';
import { ProfileSwitcher } from './menus/profile-switcher.tsx';
import { useMenu } from './nav.ts';
import { NavLinks } from './nav-links.tsx';
import classes from './sidebar.module.css';

export function Sidebar() {
  const t = useTranslations('shell');
  const { profile } = useSession();
  const tNav = useTranslations('nav');
  const menu = useMenu();
  return (
    <aside className={classes.sidebar} aria-label={t('sidebar')}>
      <LinkBlock to={HOME} className={classes.brand} aria-label={t('brandLink')}>
        <Logo />
      </LinkBlock>
      {profile && <ProfileSwitcher />}
      {menu
        .filter((entry) => entry.asButton)
        .map(({ key, to }) => (
          <ProLink key={key} to={to} fullWidth px={4}>
            {tNav(`${key}.menu`)}
          </ProLink>
        ))}
      <nav className={classes.nav} aria-label={t('mainMenu')}>
        <NavLinks entries={menu} />
      </nav>
      {profile && (
        <div className={classes.bottom}>
          <SetupProgress />
        </div>
      )}
    </aside>
  );
}
