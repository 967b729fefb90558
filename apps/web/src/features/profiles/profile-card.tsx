import { Button, Text } from '@mantine/core';
import { membershipPaths } from '@waypost/contract/membership';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import { nameOf } from '../../platform/session/name-of.ts';
import { useHasPro, useProfile } from '../../platform/session/use-session.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { accountsPaths } from '../accounts/paths.ts';
import { BusinessDialog } from '../agency/index.ts';
import { PlanVideo } from '../guides/index.ts';
import { Checklist } from './checklist.tsx';
import classes from './setup.module.css';

/** On the dashboard: who the person works as, and what is left to set up (DASH-012, WIDGET-001 to 013). */
export default function ProfileCard() {
  const t = useTranslations('shell.profile');
  const tCard = useTranslations('profiles');
  const formats = useFormats();
  const profile = useProfile();
  const pro = useHasPro();
  const plan = t(`plans.${profile.plan}`);
  const name = nameOf(profile, profile.slug);
  const [editing, edit] = useState(false);
  return (
    <SectionCard label={tCard('widget')}>
      <div className={classes.who}>
        <PersonAvatar name={name} image={profile.avatar} size="lg" />
        <div className={classes.name}>
          <Text component="div" fw={560}>
            {name}{' '}
            <LinkAnchor to={membershipPaths.plan({ slug: profile.slug })} aria-label={t('plan', { plan })}>
              <PlanBadge plan={plan} size="xxs" />
            </LinkAnchor>
          </Text>
          <Text size="sm" c="dimmed">
            {t('memberSince', { date: formats.date(profile.created) })}
          </Text>
        </div>
        <Button variant="default" size="compact-sm" onClick={() => edit(true)} aria-haspopup="dialog">
          {tCard('business')}
        </Button>
        {profile.profiles_count > 1 && (
          <LinkButton variant="default" size="compact-sm" to={accountsPaths.settings()}>
            {t('switch')}
          </LinkButton>
        )}
        {!pro && <UpgradeLink size="compact-sm" />}
      </div>
      <PlanVideo />
      <Checklist />
      {editing && <BusinessDialog onClose={() => edit(false)} />}
    </SectionCard>
  );
}
