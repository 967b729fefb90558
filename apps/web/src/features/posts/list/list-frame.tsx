import { Button } from '@mantine/core';
import type { SocialApp } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ListStates } from '../../../ui/list-states.tsx';
import type { usePostList } from './api.ts';
import { EmptyList } from './empty-list.tsx';
import { type ListView, withoutFilters } from './list-view.ts';
import classes from './schedule.module.css';

interface Props {
  readonly of: ReturnType<typeof usePostList>;
  /** Whose list it is; null for all networks. */
  readonly app: SocialApp | null;
  readonly view: ListView;
  readonly rows: number;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
  /** Draws the posts but the new ones, which stand above. */
  readonly children: (posts: readonly ScheduledPosting[]) => ReactNode;
}

/** What every list of posts is in: its states, and the way to more. */
export function ListFrame({ of: list, app, view, rows, onChange, children }: Props) {
  const t = useTranslations('posts.list');
  const tStates = useTranslations('ui.states');
  const tFeedback = useTranslations('ui.feedback');
  // New posts stand above: then nothing below them is nothing to speak of.
  const empty =
    view.ids.length === 0 ? <EmptyList app={app} view={view} onClear={() => onChange(withoutFilters)} /> : undefined;
  return (
    <ListStates of={list} rows={rows} failed={tFeedback('listFailed')} empty={empty}>
      {(posts) => (
        <div className={classes.list} aria-busy={list.refreshing}>
          {list.refreshing && <span className={classes.refreshBar} aria-hidden="true" />}
          {children(posts.filter(({ id }) => !view.ids.includes(id)))}
          {list.hasMore && (
            <div className={classes.pager}>
              <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
                {tStates('loadMore')}
              </Button>
              <span>{t('count', { count: list.count })}</span>
            </div>
          )}
        </div>
      )}
    </ListStates>
  );
}
