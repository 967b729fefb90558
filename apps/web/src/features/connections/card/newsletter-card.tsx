import { Card, Text, Title } from '@mantine/core';
import { contactsPaths, PRIMARY_LIST } from '@waypost/contract/contacts';
import { newslettersPaths } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import { ConnectedPage } from '../connected-page.tsx';
import classes from '../connections.module.css';

const HEADING = 'connection-emarketing';

/** The newsletter among the networks: connected by signing up, with its contacts and its signature (CONN-005, 030, 031). */
export function NewsletterCard() {
  const t = useTranslations('connections');
  const channelName = useChannelName();
  const { slug, completed, applications } = useProfile();
  const application = applications.emarketing;
  const { installed } = application;
  return (
    <Card component="article" aria-labelledby={HEADING} className={classes.card}>
      <header className={classes.head}>
        <NetworkChip app="emarketing" size={36} />
        <Title order={2} id={HEADING} className={classes.name}>
          {channelName('emarketing')}
        </Title>
        <StatusBadge
          tone={installed ? 'success' : 'neutral'}
          label={t(installed ? 'state.connected' : 'state.notConnected')}
        />
      </header>
      {!installed && (
        <Text size="sm" c="dimmed">
          {t('card.blurb.emarketing')}
        </Text>
      )}
      <ConnectedPage application={application} />
      <footer className={classes.foot}>
        <div className={classes.buttons}>
          {installed ? (
            <>
              <LinkButton variant="default" to={contactsPaths.list({ slug, list: PRIMARY_LIST })}>
                {t('action.contactList')}
              </LinkButton>
              <LinkButton variant="default" to={newslettersPaths.settings({ slug })}>
                {t('action.signature')}
              </LinkButton>
              <LinkButton variant="subtle" color="gray" to={newslettersPaths.remove({ slug })} disabled={!completed}>
                {t('action.remove')}
              </LinkButton>
            </>
          ) : (
            // A profile that is not completed cannot connect anything (CONN-035).
            <LinkButton to={newslettersPaths.signUp({ slug })} disabled={!completed}>
              {t('action.connect')}
            </LinkButton>
          )}
        </div>
        {installed && (
          <div className={classes.links}>
            <LinkAnchor size="sm" to={newslettersPaths.list({ slug })}>
              {t('action.newsletters')}
            </LinkAnchor>
            <LinkAnchor size="sm" to={newslettersPaths.settings({ slug })}>
              {t('action.settings')}
            </LinkAnchor>
          </div>
        )}
      </footer>
    </Card>
  );
}
