import { Menu, Text } from '@mantine/core';
import { IconHelp, IconLogout, IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../../features/accounts/index.ts';
import { accountsPaths } from '../../../features/accounts/paths.ts';
import { LinkMenuItem } from '../../../platform/navigation/link-menu-item.tsx';
import { nameOf } from '../../../platform/session/name-of.ts';
import { useSession, useUser } from '../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';

export default function AccountMenuItems({ target }: MenuOf) {
  const t = useTranslations('shell.account');
  const user = useUser();
  const { help_url: help } = useSession();
  const signOut = useSignOut();
  return (
    <OpenedMenu target={target} position="bottom-end" width={240}>
      <Menu.Label>
        <Text size="sm" fw={560} c="var(--ink)" truncate>
          {nameOf(user, user.email)}
        </Text>
        <Text size="xs" truncate>
          {user.email}
        </Text>
      </Menu.Label>
      <Menu.Divider />
      <LinkMenuItem to={accountsPaths.settings()} leftSection={<IconSettings size={16} stroke={1.7} />}>
        {t('settings')}
      </LinkMenuItem>
      {help !== null && (
        <Menu.Item
          component="a"
          href={help}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconHelp size={16} stroke={1.7} />}
        >
          {t('help')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => signOut.run()}>
        {t('signOut')}
      </Menu.Item>
    </OpenedMenu>
  );
}
