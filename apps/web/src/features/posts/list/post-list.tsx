import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ListStates } from '../../../ui/list-states.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { nextRefresh } from '../refresh.ts';
import { usePostList } from './api.ts';
import { EmptyList } from './empty-list.tsx';
import { type ListView, withoutFilters } from './list-view.ts';
import { PostCard } from './post-card.tsx';
import classes from './schedule.module.css';

interface Props {
  readonly connected: ConnectedApp;
  readonly view: ListView;
  readonly onOpen: (id: number) => void;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** The cards of one tab, page after page; new posts stand above and are not repeated here. */
export function PostList({ connected, view, onOpen, onChange }: Props) {
  const t = useTranslations('posts.list');
  const tStates = useTranslations('ui.states');
  const tFeedback = useTranslations('ui.feedback');
  const list = usePostList(connected, view);
  const { items, retry } = list;
  useEffect(() => {
    const wait = nextRefresh(items, Date.now());
    if (wait === false) return;
    const timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [items, retry]);
  // New posts stand above: then nothing below them is nothing to speak of.
  const empty =
    view.ids.length === 0 ? (
      <EmptyList app={connected.app} view={view} onClear={() => onChange(withoutFilters)} />
    ) : undefined;
  return (
    <ListStates of={list} rows={4} failed={tFeedback('listFailed')} empty={empty}>
      {(posts) => (
        <div className={classes.list} aria-busy={list.refreshing}>
          {list.refreshing && <span className={classes.refreshBar} aria-hidden="true" />}
          {posts
            .filter(({ id }) => !view.ids.includes(id))
            .map((post) => (
              <PostCard key={post.id} post={post} onOpen={() => onOpen(post.id)} />
            ))}
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
