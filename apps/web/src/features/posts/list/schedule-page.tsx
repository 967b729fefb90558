import { IconExternalLink, IconPlug } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { Redirect } from '../../../platform/navigation/redirect.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type ConnectedApp, connectedApps } from '../../connections/index.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { newslettersPaths } from '../../newsletters/paths.ts';
import { MissedOfAddress } from '../missed/missed-of-address.tsx';
import { usePageLink } from '../page-link.ts';
import { ContactLink } from './empty-list.tsx';
import { PostCard } from './post/post-card.tsx';
import { PostTabs } from './post-tabs.tsx';
import { PostsFrame } from './posts-frame.tsx';
import classes from './schedule.module.css';

/** `/{slug}/{app}/posts/`: the posting schedule of one network (SCHED-001 to 011). */
export default function SchedulePage() {
  const { app, slug = '' } = usePathParams();
  // Newsletters have one list (SCHED-012).
  if (app === 'emarketing') return <Redirect to={newslettersPaths.list({ slug })} />;
  if (!isSocialApp(app)) throw notFound();
  return <Schedule app={app} />;
}

function Schedule({ app }: { readonly app: SocialApp }) {
  const t = useTranslations('posts');
  const profile = useProfile();
  const connected = connectedApps(profile).find((entry) => entry.app === app);
  return (
    <PostsFrame
      app={app}
      title={t('list.title', { app: CHANNELS[app].name })}
      lead={connected ? <PageLink connected={connected} /> : t('list.lead')}
    >
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
    </PostsFrame>
  );
}

function PageLink({ connected }: { readonly connected: ConnectedApp }) {
  const t = useTranslations('posts.list');
  const { app, pageId: id, pageName: name, application } = connected;
  const href = usePageLink({ app, id, name, ofPerson: application.data?.is_feed ?? false });
  return (
    <>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className={classes.pageLink}
          aria-label={t('openPage', { page: name, app: CHANNELS[app].name })}
        >
          {name}
          <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
        </a>
      ) : (
        name
      )}
      {' · '}
      {t('lead')}
    </>
  );
}

function ConnectedSchedule({ connected }: { readonly connected: ConnectedApp }) {
  const t = useTranslations('posts.list');
  return (
    <>
      <PostTabs
        of={connected}
        mark={connected.application.paused ? <StatusBadge tone="warning" label={t('paused')} /> : undefined}
        rows={4}
        fresh={({ posts, onOpen }) =>
          posts.map((post) => <PostCard key={post.id} post={post} onOpen={() => onOpen(post.id)} />)
        }
      >
        {({ posts, onOpen }) =>
          posts.map((post) => <PostCard key={post.id} post={post} onOpen={() => onOpen(post.id)} />)
        }
      </PostTabs>
      <MissedOfAddress of={connected} />
    </>
  );
}
