import { UnstyledButton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { DashboardPeriod, ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { ListStates } from '../../ui/states/list-states.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { analyticsPaths } from '../analytics/paths.ts';
import type { ConnectedApp } from '../connections/index.ts';
import { NewsletterList } from '../newsletters/index.ts';
import { type Figure, MessageLine, primaryFigure, Thumb, useShortList } from '../posts/index.ts';
import { Column } from './column.tsx';
import classes from './columns.module.css';
import { dashboardPaths } from './paths.ts';

/** The five best posts of the period, by the figure that ranks them (DASH-002, STATS-018). */
export function TopColumn({ apps }: { readonly apps: readonly ConnectedApp[] }) {
  const t = useTranslations('dashboard.columns');
  const { slug } = useProfile();
  return (
    <Column
      title={t('top')}
      direction="past"
      more={(app) => ({ label: t('analytics'), to: analyticsPaths.analytics({ slug }, { app }) })}
    >
      {(app, period) => {
        const connected = apps.find((one) => one.app === app);
        return connected ? (
          <Top key={connected.pageId} connected={connected} period={period} />
        ) : (
          <NewsletterList short query="top" period={period} />
        );
      }}
    </Column>
  );
}

interface Props {
  readonly connected: ConnectedApp;
  readonly period: DashboardPeriod;
}

function Top({ connected, period }: Props) {
  const t = useTranslations('dashboard.columns');
  const list = useShortList(connected, 'top', period);
  return (
    <ListStates of={list} empty={<EmptyState icon={<IconChartBar size={40} stroke={1.4} />} title={t('topEmpty')} />}>
      {(posts) => <Ranks posts={posts} />}
    </ListStates>
  );
}

function Ranks({ posts }: { readonly posts: readonly ScheduledPosting[] }) {
  const [, setParams] = useSearch(dashboardPaths.dashboard);
  const best = Math.max(1, ...posts.map((post) => primaryFigure(post)?.value ?? 0));
  return (
    <ol className={classes.ranks}>
      {posts.map((post, index) => (
        <RankRow
          key={post.id}
          post={post}
          place={index + 1}
          figure={primaryFigure(post)}
          best={best}
          onOpen={() => setParams({ post: String(post.id) })}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly post: ScheduledPosting;
  readonly place: number;
  readonly figure: Figure | null;
  readonly best: number;
  readonly onOpen: () => void;
}

function RankRow({ post, place, figure, best, onOpen }: RowProps) {
  const t = useTranslations('stats');
  const formats = useFormats();
  const value = figure?.value ?? null;
  return (
    <li>
      <UnstyledButton className={classes.rank} onClick={onOpen} aria-haspopup="dialog">
        <span className={classes.place}>{place}</span>
        <Thumb post={post} />
        <span className={classes.rankWords}>
          <MessageLine text={post.messages_with_custom_text} />
          <span className={classes.bar} aria-hidden="true">
            <span style={{ width: `${((value ?? 0) / best) * 100}%` }} />
          </span>
        </span>
        <span className={classes.figure}>
          <strong>{value === null ? '–' : formats.number(value)}</strong>
          {figure && <span>{t(`label.${figure.key}`)}</span>}
        </span>
      </UnstyledButton>
    </li>
  );
}
