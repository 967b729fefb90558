import { Tabs } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import { NEWSLETTER_APP } from '@waypost/contract/newsletters';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { useChannelName } from '../../ui/marks/use-channel-name.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { type ConnectedApp, connectedApps } from '../connections/index.ts';
import { connectionsPaths } from '../connections/paths.ts';
import { PostDetailsOfAddress } from '../posts/index.ts';
import { NewsletterAnalytics } from '../reports/index.ts';
import classes from './analytics.module.css';
import { NetworkAnalytics } from './network-analytics.tsx';
import { useView } from './use-view.ts';

/** `/{slug}/analytics/`: what the posts of each connected network did (ANALYTICS-001 to 022). */
export default function AnalyticsPage() {
  const t = useTranslations('analytics');
  const channelName = useChannelName();
  const profile = useProfile();
  const apps = connectedApps(profile);
  const [params, setParams] = useView();
  const newsletters = profile.applications.emarketing?.installed === true;
  const asked = apps.find(({ app }) => app === params.app);
  const ofNewsletters = newsletters && asked === undefined && (params.app === NEWSLETTER_APP || apps.length === 0);
  const current = ofNewsletters ? undefined : (asked ?? apps[0]);
  const shown = current?.app ?? NEWSLETTER_APP;
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone not all of them stand beside each other.
  useEffect(() => {
    tabs.current?.querySelector(`[data-app="${shown}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {current || ofNewsletters ? (
        <Tabs
          value={shown}
          onChange={(app) => setParams({ app: app ?? undefined, type: undefined, metric: undefined })}
          keepMounted={false}
        >
          <Tabs.List ref={tabs} className={classes.apps} aria-label={t('networks')}>
            {apps.map((connected) => (
              <Tabs.Tab
                key={connected.app}
                value={connected.app}
                data-app={connected.app}
                leftSection={<NetworkGlyph app={connected.app} size={20} />}
              >
                <AppLabel of={connected} />
              </Tabs.Tab>
            ))}
            {newsletters && (
              <Tabs.Tab
                value={NEWSLETTER_APP}
                data-app={NEWSLETTER_APP}
                leftSection={<NetworkGlyph app={NEWSLETTER_APP} size={20} />}
              >
                {channelName(NEWSLETTER_APP)}
              </Tabs.Tab>
            )}
          </Tabs.List>
          <Tabs.Panel value={shown}>
            {current ? <NetworkAnalytics key={current.pageId} connected={current} /> : <NewsletterAnalytics />}
          </Tabs.Panel>
        </Tabs>
      ) : (
        <SectionCard>
          <EmptyState
            icon={<IconChartBar size={40} stroke={1.4} />}
            title={t('connectTitle')}
            text={t('connectText')}
            action={<LinkButton to={connectionsPaths.list({ slug: profile.slug })}>{t('connect')}</LinkButton>}
          />
        </SectionCard>
      )}
      <PostDetailsOfAddress />
    </>
  );
}

/** The network, and how many follow the page (ANALYTICS-002). */
function AppLabel({ of: { app, application } }: { readonly of: ConnectedApp }) {
  const t = useTranslations('analytics');
  const formats = useFormats();
  const followers = application.data?.followers ?? null;
  return (
    <span className={classes.app}>
      {CHANNELS[app].name}
      {followers !== null && (
        <span className={classes.muted} title={formats.number(followers)}>
          {t('followersOf', { count: followers })}
        </span>
      )}
    </span>
  );
}
