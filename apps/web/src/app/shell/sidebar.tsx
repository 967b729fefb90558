import { IconLock, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SetupProgress } from '../../features/profiles/index.ts';
import { HOME } from '../../platform/navigation/address.ts';
import { LinkBlock, LinkButton } from '../../platform/navigation/links.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
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
        .map(({ key, to, locked }) => (
          <LinkButton
            key={key}
            to={to}
            variant={locked ? 'default' : 'filled'}
            leftSection={locked ? <IconLock size={16} stroke={2} /> : <IconPlus size={16} stroke={2} />}
            rightSection={locked && <PlanBadge plan="PRO" />}
            fullWidth
          >
            {tNav(`${key}.menu`)}
          </LinkButton>
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
