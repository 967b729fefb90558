import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { isPro } from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkMenuItem } from '../../platform/navigation/links.tsx';
import { paths } from '../../platform/paths.ts';
import { useProfile, useSession } from '../../platform/session/use-session.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { PlanBadge } from '../../ui/plan-badge.tsx';
import classes from './profile-switcher.module.css';

/** Who the person works as: avatar, name, plan, member since, and the way to another profile (WIDGET-001 to 006). */
export function ProfileSwitcher() {
  const t = useTranslations('shell.profile');
  const formats = useFormats();
  const profile = useProfile();
  const { profiles, contact_url: contact } = useSession();
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.slug;
  return (
    <Menu width={252} position="bottom-start" offset={6}>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <PersonAvatar name={name} image={profile.avatar} />
          <span className={classes.words}>
            <Text size="sm" fw={600} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {t('plan', { plan: t(`plans.${profile.plan}`) })}
            </Text>
          </span>
          <VisuallyHidden>{t('details')}</VisuallyHidden>
          <IconSelector size={16} stroke={1.7} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.facts}>
          <Text size="sm" fw={600}>
            {name} <PlanBadge plan={t(`plans.${profile.plan}`)} size="xxs" />
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
                to={paths.dashboard(other.slug)}
                leftSection={<PersonAvatar name={other.name} image={other.avatar} size="sm" />}
                rightSection={other.slug === profile.slug ? <IconCheck size={16} stroke={1.7} /> : undefined}
              >
                {other.name}
              </LinkMenuItem>
            ))}
          </>
        )}
        <Menu.Divider />
        <LinkMenuItem to={paths.setup(profile.slug)}>{t('edit')}</LinkMenuItem>
        {!isPro(profile.plan) && (
          // Memberships are changed by the people behind this address.
          <Menu.Item component="a" href={contact}>
            {t('upgrade')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
