import { Tabs } from '@mantine/core';
import { IconExternalLink, IconPlug } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { usePathParams, useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ProLink } from '../../../ui/pro-link.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type ConnectedApp, ConnectionNotices, connectedApps } from '../../connections/index.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { generatorPaths } from '../../generator/paths.ts';
import { PostDetailsOfAddress } from '../details/post-details.tsx';
import { MissedNotice } from '../missed/missed-notice.tsx';
import { usePageLink } from '../page-link.ts';
import { postsPaths } from '../paths.ts';
import { ContactLink } from './empty-list.tsx';
import { Filters } from './filters.tsx';
import { TABS, toTab, viewOf } from './list-view.ts';
import { NetworkSwitch } from './network-switch.tsx';
import { NewPosts } from './new-posts.tsx';
import { PostList } from './post-list.tsx';
import classes from './schedule.module.css';

/** `/{slug}/{app}/posts/`: the posting schedule of one network (SCHED-001 to 011). */
export default function SchedulePage() {
  const { app } = usePathParams();
  if (!isSocialApp(app)) throw notFound();
  return <Schedule app={app} />;
}

function Schedule({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('posts');
  const profile = useProfile();
  const apps = connectedApps(profile);
  const connected = apps.find((entry) => entry.app === app);
  return (
    <>
      <PageHead
        title={t('list.title', { app: CHANNELS[app].name })}
        lead={connected ? <PageLink connected={connected} /> : t('list.lead')}
        actions={<ProLink to={generatorPaths.composer({ slug: profile.slug })}>{t('list.create')}</ProLink>}
      />
      {apps.length > 0 && <NetworkSwitch apps={apps} current={app} />}
      <div className={classes.notices}>
        <ConnectionNotices apps={[app]} />
      </div>
      {connected ? (
        <ConnectedSchedule key={connected.pageId} connected={connected} />
      ) : (
        <SectionCard>
          <EmptyState
            icon={<IconPlug size={40} stroke={1.4} />}
            title={t('empty.noConnectionTitle', { app: CHANNELS[app].name })}
            text={t('empty.noConnectionText')}
            action={
              <span className={classes.emptyActions}>
                <LinkButton to={connectionsPaths.list({ slug: profile.slug })}>
                  {t('empty.connect', { app: CHANNELS[app].name })}
                </LinkButton>
                <ContactLink />
              </span>
            }
          />
        </SectionCard>
      )}
      <PostDetailsOfAddress />
    </>
  );
}

function PageLink({ connected }: { readonly connected: ConnectedApp }) {
  const t = useTranslations('posts.list');
  const href = usePageLink(connected.app, connected.pageId);
  return (
    <>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className={classes.pageLink}
          aria-label={t('openPage', { page: connected.pageName, app: CHANNELS[connected.app].name })}
        >
          {connected.pageName}
          <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
        </a>
      ) : (
        connected.pageName
      )}
      {' · '}
      {t('lead')}
    </>
  );
}

function ConnectedSchedule({ connected }: { readonly connected: ConnectedApp }) {
  const t = useTranslations('posts.list');
  const [params, setParams] = useSearch(postsPaths.schedule);
  const view = viewOf(params);
  const open = (id: number) => setParams({ post: String(id) }, { push: true });
  return (
    <SectionCard bleed>
      <Tabs value={view.tab} onChange={(tab) => setParams(toTab(TABS.find((known) => known === tab) ?? 'upcoming'))}>
        <Tabs.List className={classes.tabs} aria-label={t('tabs')}>
          {TABS.map((tab) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              rightSection={
                tab === 'upcoming' && connected.application.paused ? (
                  <StatusBadge tone="warning" label={t('paused')} />
                ) : undefined
              }
            >
              {t(tab)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view.tab}>
          <Filters view={view} onChange={setParams} />
          {view.tab === 'upcoming' && <MissedNotice connected={connected} />}
          <NewPosts
            connected={connected}
            ids={view.ids}
            onOpen={open}
            onDismiss={() => setParams({ ids: undefined, date: undefined })}
          />
          <PostList connected={connected} view={view} onOpen={open} onChange={setParams} />
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  );
}
