import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SetupProgress } from '../../../features/profiles/index.ts';
import { usePermission, useSession } from '../../../platform/session/use-session.ts';
import { agencyNav, staffNav } from '../nav.ts';
import { NavLinks } from '../nav-links.tsx';
import classes from '../tab-bar.module.css';
import { ProfileSwitcher } from './profile-switcher.tsx';

/** The whole menu, on phones. */
export default function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell');
  const { profile, impersonator } = useSession();
  const mayImpersonate = usePermission('accounts.impersonate') && !impersonator;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('tabs.more')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: classes.sheet, header: classes.sheetHead, body: classes.sheetBody }}
    >
      {profile && <ProfileSwitcher />}
      {profile && <NavLinks groups={agencyNav} slug={profile.slug} />}
      {mayImpersonate && <NavLinks groups={staffNav} slug="" />}
      {profile && <SetupProgress />}
    </Drawer>
  );
}
