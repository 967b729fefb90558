import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { nameOf } from '../../../platform/session/name-of.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import classes from './profile-switcher.module.css';

const loadItems = () => import('./profile-menu-items.tsx');

/** Who the person works as: avatar, name, plan, and the way to another profile (WIDGET-001 to 006). */
export function ProfileSwitcher() {
  const t = useTranslations('shell.profile');
  const profile = useProfile();
  const name = nameOf(profile, profile.slug);
  return (
    <DeferredMenu
      load={loadItems}
      target={
        <UnstyledButton className={classes.button}>
          <PersonAvatar name={name} image={profile.avatar} />
          <span className={classes.words}>
            <Text size="sm" fw={560} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {t('plan', { plan: t(`plans.${profile.plan}`) })}
            </Text>
          </span>
          <VisuallyHidden>{t('details')}</VisuallyHidden>
          <IconSelector size={16} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      }
    />
  );
}
