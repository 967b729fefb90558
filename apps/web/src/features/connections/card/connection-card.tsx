import { Button, Card, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useHasPro, useProfile } from '../../../platform/session/use-session.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';
import { TutorialLink } from '../../guides/index.ts';
import { postsPaths } from '../../posts/paths.ts';
import { useConnect } from '../api.ts';
import { authorOf } from '../connected-apps.ts';
import { ConnectedPage } from '../connected-page.tsx';
import classes from '../connections.module.css';
import { UpgradeModal } from '../lazy-upgrade.tsx';
import { connectionsPaths } from '../paths.ts';
import { type CardState, type ConnectionAction, connectionView } from './connection-state.ts';
import { ConsentNotice, MissingPermissions } from './missing-permissions.tsx';

const TONES: Readonly<Record<CardState, StatusTone>> = {
  connected: 'success',
  notConnected: 'neutral',
  disconnected: 'danger',
  refreshRequired: 'warning',
};

/** What cannot be connected at all; what is merely not shown later is told where a page is chosen. */
const isWall = (limit: ConnectionLimit) => limit === 'own_profile' || limit === 'company_pages';

export function ConnectionCard({ app, onChoose }: { readonly app: SocialApp; readonly onChoose: () => void }) {
  const t = useTranslations('connections');
  const profile = useProfile();
  const formats = useFormats();
  const application = profile.applications[app];
  const { name } = CHANNELS[app];
  const view = connectionView(app, application, useHasPro());
  const author = authorOf(app, application);
  // Who has it knows what it is good for; who had it sees what brings it back.
  const selling = !application.installed || view.notice === 'needsPro';
  const headingId = `connection-${app}`;
  return (
    <Card component="article" aria-labelledby={headingId} className={classes.card}>
      <header className={classes.head}>
        <NetworkChip app={app} size={36} labelled={author !== null} />
        <Title order={2} id={headingId} className={classes.name}>
          {author ? t(`card.${author}Title`) : name}
        </Title>
        {CHANNELS[app].proOnly && selling && <PlanBadge plan="PRO" />}
        <StatusBadge tone={TONES[view.state]} label={t(`state.${view.state}`)} />
        {application.paused && <StatusBadge tone="warning" label={t('state.paused')} />}
      </header>
      {selling && (
        <Text size="sm" c="dimmed">
          {t(`card.blurb.${app}`)}
        </Text>
      )}
      <ConnectedPage application={application} />
      {view.notice && (
        <p className={classes.notice} data-tone={view.notice === 'broken' ? 'danger' : 'quiet'}>
          {t(`card.${view.notice}`, { app: name, n: String(application.data?.days_left ?? 0) })}
        </p>
      )}
      {view.state === 'connected' && application.data?.blocked_until && (
        <p className={classes.notice}>
          {t('card.blocked', { app: name, when: formats.rowTime(application.data.blocked_until) })}
        </p>
      )}
      {view.state === 'connected' && application.data?.missing_permissions && (
        <MissingPermissions app={app} missing={application.data.missing_permissions} />
      )}
      {view.state === 'connected' && application.data?.data_access_ends_at && (
        <ConsentNotice app={app}>
          {t('dataAccess', { app: name, when: formats.date(application.data.data_access_ends_at) })}
        </ConsentNotice>
      )}
      {application.limits?.filter(isWall).map((limit) => (
        <p key={limit} className={classes.notice}>
          {t(`limit.${limit}`, { network: name })}
        </p>
      ))}
      <footer className={classes.foot}>
        <div className={classes.buttons}>
          <CardActions app={app} actions={view.actions} onChoose={onChoose} />
          {/* Comes later, beside what is there: nothing below it moves. */}
          <TutorialLink app={app} connected={view.state === 'connected'} />
        </div>
        {application.installed && application.data?.page_id && (
          <div className={classes.links}>
            <LinkAnchor size="sm" to={postsPaths.schedule({ slug: profile.slug, app })}>
              {t('action.posts')}
            </LinkAnchor>
            <LinkAnchor size="sm" to={connectionsPaths.settings({ slug: profile.slug, app })}>
              {t('action.settings')}
            </LinkAnchor>
          </div>
        )}
      </footer>
    </Card>
  );
}

interface ActionsProps {
  readonly app: SocialApp;
  readonly actions: readonly ConnectionAction[];
  readonly onChoose: () => void;
}

function CardActions({ app, actions, onChoose }: ActionsProps) {
  const t = useTranslations('connections.action');
  const { slug, completed } = useProfile();
  const connect = useConnect(app);
  const [upgrading, upgrade] = useDisclosure(false);
  const asked: Readonly<Partial<Record<ConnectionAction, () => void>>> = {
    connect: () => connect.run({ reconnect: false }),
    refresh: () => connect.run({ reconnect: true }),
    choose: onChoose,
    changePage: onChoose,
    upgrade: upgrade.open,
  };
  return (
    <>
      {actions.map((action, position) =>
        action === 'remove' ? (
          <LinkButton
            key={action}
            variant="subtle"
            color="gray"
            to={connectionsPaths.remove({ slug, app })}
            disabled={!completed}
          >
            {t('remove')}
          </LinkButton>
        ) : (
          <Button
            key={action}
            variant={position === 0 && action !== 'changePage' ? 'filled' : 'default'}
            onClick={asked[action]}
            loading={connect.pending && (action === 'connect' || action === 'refresh')}
            // A profile that is not completed cannot connect anything (CONN-035).
            disabled={!completed && action !== 'upgrade'}
          >
            {t(action)}
          </Button>
        ),
      )}
      <UpgradeModal opened={upgrading} onClose={upgrade.close} />
    </>
  );
}
