import { Menu, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { membershipPaths } from '../../../features/membership/paths.ts';
import { profilesPaths } from '../../../features/profiles/paths.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkMenuItem } from '../../../platform/navigation/link-menu-item.tsx';
import { usePage } from '../../../platform/navigation/use-navigation.ts';
import { nameOf } from '../../../platform/session/name-of.ts';
import { useHasPro, useProfile, useSession } from '../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import classes from './profile-switcher.module.css';
import { samePage } from './same-page.ts';

/** Name, plan, member since, the other profiles, and what can be done with this one. */
export default function ProfileMenuItems({ target }: MenuOf) {
  const t = useTranslations('shell.profile');
  const tActions = useTranslations('ui.actions');
  const formats = useFormats();
  const profile = useProfile();
  const pro = useHasPro();
  const page = usePage();
  const { profiles } = useSession();
  return (
    <OpenedMenu target={target} width={252} position="bottom-start" offset={6}>
      <div className={classes.facts}>
        <Text size="sm" fw={560}>
          {nameOf(profile, profile.slug)}
        </Text>
        <Text size="xs" c="dimmed">
          {t('memberSince', { date: formats.date(profile.created) })}
        </Text>
      </div>
      {profile.profiles_count > 1 && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('switch')}</Menu.Label>
          {profiles.map((other) => (
            <LinkMenuItem
              key={other.pk}
              to={samePage(page.path, page.params, other.slug)}
              leftSection={<PersonAvatar name={other.name} image={other.avatar} size="sm" />}
              rightSection={other.slug === profile.slug ? <IconCheck size={16} stroke={1.7} /> : undefined}
            >
              {other.name}
            </LinkMenuItem>
          ))}
        </>
      )}
      <Menu.Divider />
      <LinkMenuItem to={profilesPaths.setup({ slug: profile.slug })}>{t('edit')}</LinkMenuItem>
      {/* Who has it all finds the way by the plate: both lead to the plans. */}
      <LinkMenuItem
        to={membershipPaths.plan({ slug: profile.slug })}
        rightSection={<PlanBadge plan={t(`plans.${profile.plan}`)} size="xxs" />}
      >
        {pro ? t('membership') : tActions('upgrade')}
      </LinkMenuItem>
    </OpenedMenu>
  );
}
