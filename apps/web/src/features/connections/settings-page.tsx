import { Button, Select, Switch, Text } from '@mantine/core';
import { IconPlug } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { LATE_AFTER_DEFAULT_MINUTES, LATE_AFTER_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import { usePathParams } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { SlotSettings } from '../slots/index.ts';
import { useSaveSettings } from './api.ts';
import { ConnectedPage } from './connected-page.tsx';
import classes from './connections.module.css';
import { connectionsPaths } from './paths.ts';
import { PageSelector } from './selector/page-selector.tsx';

const LATE_CHOICES = [LATE_AFTER_MINUTES.min, 30, 60, 120, 240, 480, 720, 1440, LATE_AFTER_MINUTES.max];

export default function SettingsPage() {
  const { app } = usePathParams();
  if (!isSocialApp(app)) throw notFound();
  return <Settings app={app} />;
}

function Settings({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('connections.settings');
  const tAction = useTranslations('connections.action');
  const { slug, applications } = useProfile();
  const { name } = CHANNELS[app];
  const { installed, data } = applications[app];
  return (
    <>
      <PageHead title={t('title', { app: name })} lead={t('lead')} />
      <div className={classes.narrow}>
        {installed && data?.page_id ? (
          <ConnectedSettings app={app} />
        ) : (
          <SectionCard>
            <EmptyState
              icon={<IconPlug size={40} stroke={1.4} />}
              title={t('notConnected', { app: name })}
              text={t('notConnectedText')}
              action={<LinkButton to={connectionsPaths.list({ slug })}>{tAction('connect')}</LinkButton>}
            />
          </SectionCard>
        )}
      </div>
    </>
  );
}

function ConnectedSettings({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('connections.settings');
  const tAction = useTranslations('connections.action');
  const { slug, applications } = useProfile();
  const application = applications[app];
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <PublishingSettings app={app} />
      <SlotSettings key={app} app={app} />
      <SectionCard title={t('page')}>
        <div className={classes.fields}>
          <ConnectedPage application={application} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setChoosing(true)} disabled={!application.connected}>
              {tAction('changePage')}
            </Button>
            <LinkButton variant="subtle" color="gray" to={connectionsPaths.remove({ slug, app })}>
              {tAction('remove')}
            </LinkButton>
          </div>
        </div>
      </SectionCard>
      <SectionCard title={t('signature')} description={t('signatureHint')}>
        <LinkAnchor to={connectionsPaths.advanced({ slug })}>{t('signatureLink')}</LinkAnchor>
      </SectionCard>
      {choosing && <PageSelector app={app} auto={false} onClose={() => setChoosing(false)} />}
    </>
  );
}

function PublishingSettings({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('connections.settings');
  const { paused, data } = useProfile().applications[app];
  const save = useSaveSettings(app);
  const late = data?.late_after_minutes ?? LATE_AFTER_DEFAULT_MINUTES;
  const choices = LATE_CHOICES.includes(late) ? LATE_CHOICES : [...LATE_CHOICES, late].sort((a, b) => a - b);
  const label = (minutes: number) =>
    minutes < 60 || minutes % 60 ? t('lateMinutes', { minutes }) : t('lateHours', { hours: minutes / 60 });
  return (
    <SectionCard title={t('publishing')}>
      <div className={classes.fields}>
        <Switch
          label={t('paused')}
          description={t('pausedHint')}
          checked={paused}
          disabled={save.pending}
          onChange={(event) => save.run({ paused: event.currentTarget.checked })}
        />
        <div>
          <Select
            className={classes.late}
            label={t('late')}
            data={choices.map((minutes) => ({ value: String(minutes), label: label(minutes) }))}
            value={String(late)}
            disabled={save.pending}
            onChange={(value) => value && save.run({ late_after_minutes: Number(value) })}
          />
          <Text size="sm" c="dimmed" mt={6}>
            {t('lateHint')}
          </Text>
        </div>
      </div>
    </SectionCard>
  );
}
