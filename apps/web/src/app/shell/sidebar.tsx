import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SetupProgress } from '../../features/profiles/index.ts';
import { LinkBlock, LinkButton } from '../../platform/navigation/links.tsx';
import { paths } from '../../platform/paths.ts';
import { usePermission, useSession } from '../../platform/session/use-session.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { ProfileSwitcher } from './menus/profile-switcher.tsx';
import { agencyNav, staffNav } from './nav.ts';
import { NavLinks } from './nav-links.tsx';
import classes from './sidebar.module.css';

export function Sidebar() {
  const t = useTranslations('shell');
  const { profile, profiles, impersonator } = useSession();
  // An address of nobody's profile selects none; the menu then leads into the first one.
  const slug = profile?.slug ?? profiles[0]?.slug;
  const mayImpersonate = usePermission('accounts.impersonate') && !impersonator;
  return (
    <aside className={classes.sidebar} aria-label={t('sidebar')}>
      <LinkBlock to={paths.home} className={classes.brand} aria-label={t('brandLink')}>
        <Logo />
      </LinkBlock>
      {profile && <ProfileSwitcher />}
      {slug && (
        <LinkButton to={paths.createPost(slug)} leftSection={<IconPlus size={16} stroke={2} />} fullWidth>
          {t('createPost')}
        </LinkButton>
      )}
      <nav className={classes.nav} aria-label={t('mainMenu')}>
        {slug && <NavLinks groups={agencyNav} slug={slug} />}
        {mayImpersonate && <NavLinks groups={staffNav} slug="" />}
      </nav>
      {profile && (
        <div className={classes.bottom}>
          <SetupProgress />
        </div>
      )}
    </aside>
  );
}
