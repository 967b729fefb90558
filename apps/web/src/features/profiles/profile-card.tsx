import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { nameOf } from '../../platform/session/name-of.ts';
import { useHasPro, useProfile, useSession } from '../../platform/session/use-session.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { accountsPaths } from '../accounts/paths.ts';
import { Checklist } from './checklist.tsx';
import classes from './setup.module.css';

/** On the dashboard: who the person works as, and what is left to set up (DASH-012, WIDGET-001 to 013). */
export default function ProfileCard() {
  const t = useTranslations('shell.profile');
  const tCard = useTranslations('profiles');
  const formats = useFormats();
  const profile = useProfile();
  const pro = useHasPro();
  const { contact_url: contact } = useSession();
  const name = nameOf(profile, profile.slug);
  const look = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <SectionCard label={tCard('widget')}>
      <div className={classes.who}>
        <PersonAvatar name={name} image={profile.avatar} size="lg" />
        <div className={classes.name}>
          <Text component="div" fw={560}>
            {name} <PlanBadge plan={t(`plans.${profile.plan}`)} size="xxs" />
          </Text>
          <Text size="sm" c="dimmed">
            {t('memberSince', { date: formats.date(profile.created) })}
          </Text>
        </div>
        {profile.profiles_count > 1 && (
          <LinkButton {...look} to={accountsPaths.settings()}>
            {t('switch')}
          </LinkButton>
        )}
        {!pro && contact && (
          // Memberships are changed by the people behind this address.
          <Button {...look} component="a" href={contact}>
            {t('upgrade')}
          </Button>
        )}
      </div>
      <Checklist />
    </SectionCard>
  );
}
