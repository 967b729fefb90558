import { Button } from '@mantine/core';
import type { ListView, ScheduledPosting } from '@waypost/contract/posts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ListStates } from '../../../ui/states/list-states.tsx';
import { type PostsOf, useNewPosts, usePostList } from './api.ts';
import { EmptyList } from './empty-list.tsx';
import { withoutFilters } from './list-view.ts';
import classes from './schedule.module.css';

interface Props {
  readonly of: PostsOf;
  readonly view: ListView;
  readonly rows: number;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
  /** Draws the posts but the new ones, which stand above. */
  readonly children: (posts: readonly ScheduledPosting[], hasMore: boolean) => ReactNode;
}

/** What every list of posts is in: its states, and the way to more. */
export function ListFrame({ of, view, rows, onChange, children }: Props) {
  const list = usePostList(of, view);
  const t = useTranslations('posts.list');
  const tStates = useTranslations('ui.states');
  const tFeedback = useTranslations('ui.feedback');
  const fresh = useNewPosts(of, view.ids);
  // Where new posts stand above, nothing below them is nothing to speak of.
  const above = view.ids.length > 0 && fresh.data?.count !== 0;
  const empty = above ? undefined : (
    <EmptyList app={of?.app ?? null} view={view} onClear={() => onChange(withoutFilters)} />
  );
  return (
    <ListStates of={list} rows={rows} failed={tFeedback('listFailed')} empty={empty}>
      {(posts) => (
        <div className={classes.list} aria-busy={list.refreshing}>
          {list.refreshing && <span className={classes.refreshBar} aria-hidden="true" />}
          {children(
            posts.filter(({ id }) => !view.ids.includes(id)),
            list.hasMore,
          )}
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
