import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SetupProgress } from '../../../features/profiles/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useMenu } from '../nav.ts';
import { NavLinks } from '../nav-links.tsx';
import classes from '../tab-bar.module.css';
import { ProfileSwitcher } from './profile-switcher.tsx';

/** The whole menu, on phones. */
export default function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell');
  const { profile } = useSession();
  const menu = useMenu();
  const keys = useDialog(true);
  return (
    <Drawer
      opened
      {...keys}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('tabs.more')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: classes.sheet, header: classes.sheetHead, body: classes.sheetBody }}
    >
      {profile && <ProfileSwitcher />}
      <NavLinks entries={menu} />
      {profile && <SetupProgress />}
    </Drawer>
  );
}
