import { IconCalendar } from '@tabler/icons-react';
import { isSocialApp } from '@waypost/contract/networks';
import type { DashboardPeriod } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { ProLink } from '../../ui/pro-link.tsx';
import { ListStates } from '../../ui/states/list-states.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { ConnectedApp } from '../connections/index.ts';
import { generatorPaths } from '../generator/paths.ts';
import { NewsletterList } from '../newsletters/index.ts';
import { newslettersPaths } from '../newsletters/paths.ts';
import { PostRow, useShortList } from '../posts/index.ts';
import { postsPaths } from '../posts/paths.ts';
import { Column } from './column.tsx';
import { dashboardPaths } from './paths.ts';

export function UpcomingColumn({ apps }: { readonly apps: readonly ConnectedApp[] }) {
  const t = useTranslations('dashboard.columns');
  const { slug } = useProfile();
  return (
    <Column
      title={t('upcoming')}
      direction="ahead"
      more={(app) => ({
        label: t('schedule'),
        to: isSocialApp(app) ? postsPaths.schedule({ slug, app }) : newslettersPaths.list({ slug }),
      })}
    >
      {(app, period) => {
        const connected = apps.find((one) => one.app === app);
        return connected ? (
          <Upcoming key={connected.pageId} connected={connected} period={period} />
        ) : (
          <NewsletterList short query="upcoming" period={period} />
        );
      }}
    </Column>
  );
}

interface Props {
  readonly connected: ConnectedApp;
  readonly period: DashboardPeriod;
}

function Upcoming({ connected, period }: Props) {
  const t = useTranslations('dashboard.columns');
  const { slug } = useProfile();
  const [, setParams] = useSearch(dashboardPaths.dashboard);
  const list = useShortList(connected, 'upcoming', period);
  return (
    <ListStates
      of={list}
      empty={
        <EmptyState
          icon={<IconCalendar size={40} stroke={1.4} />}
          title={t('upcomingEmpty')}
          action={
            <ProLink to={generatorPaths.composer({ slug })} variant="default">
              {t('createPost')}
            </ProLink>
          }
        />
      }
    >
      {(posts) =>
        posts.map((post) => <PostRow key={post.id} post={post} onOpen={() => setParams({ post: String(post.id) })} />)
      }
    </ListStates>
  );
}
