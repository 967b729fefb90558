import { UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { nameOf } from '../../../platform/session/name-of.ts';
import { useSession, useUser } from '../../../platform/session/use-session.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import classes from '../top-bar.module.css';

const loadItems = () => import('./account-menu-items.tsx');

export function AccountMenu() {
  const t = useTranslations('shell.account');
  const user = useUser();
  const { profile } = useSession();
  const name = nameOf(user, user.email);
  return (
    <DeferredMenu
      load={loadItems}
      target={
        <UnstyledButton className={classes.account} aria-label={t('label', { name })}>
          <PersonAvatar name={name} image={profile?.user_pk === user.pk ? profile.avatar : null} />
        </UnstyledButton>
      }
    />
  );
}
