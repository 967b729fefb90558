import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../features/accounts/index.ts';
import { LinkMenuItem } from '../../platform/navigation/links.tsx';
import { paths } from '../../platform/paths.ts';
import { useSession, useUser } from '../../platform/session/use-session.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './top-bar.module.css';

export function AccountMenu() {
  const t = useTranslations('shell.account');
  const user = useUser();
  const { profile } = useSession();
  const signOut = useSignOut();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t('label', { name })}>
          <PersonAvatar name={name} image={profile?.user_pk === user.pk ? profile.avatar : null} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--ink)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <LinkMenuItem to={paths.accountSettings} leftSection={<IconSettings size={16} stroke={1.7} />}>
          {t('settings')}
        </LinkMenuItem>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.7} />} onClick={() => signOut.run()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
