import { Tabs } from '@mantine/core';
import { type ScheduledPosting, TABS, type Tab, viewOf } from '@waypost/contract/posts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { postsPaths } from '../paths.ts';
import type { PostsOf } from './api.ts';
import { Filters } from './filters.tsx';
import { ListFrame } from './list-frame.tsx';
import { toTab } from './list-view.ts';
import { NewPosts } from './new-posts.tsx';
import classes from './schedule.module.css';

/** What the rows of a list are drawn from. */
export interface Rows {
  readonly posts: readonly ScheduledPosting[];
  readonly tab: Tab;
  readonly hasMore: boolean;
  readonly onOpen: (id: number) => void;
}

interface Props {
  readonly of: PostsOf;
  readonly className?: string;
  /** Stands at the name of the first tab. */
  readonly mark?: ReactNode;
  /** How many rows are hinted at while they are loading. */
  readonly rows: number;
  /** Draws what was just made; it stands above the list and is not repeated there. */
  readonly fresh: (list: Pick<Rows, 'posts' | 'onOpen'>) => ReactNode;
  readonly children: (list: Rows) => ReactNode;
}

/** Tabs, filters and lists of posts, as the address says. */
export function PostTabs({ of, className, mark, rows, fresh, children }: Props) {
  const t = useTranslations('posts.list');
  const [params, setParams] = useSearch(postsPaths.schedule);
  const view = viewOf(params);
  const onOpen = (id: number) => setParams({ post: String(id) }, { push: true });
  return (
    <SectionCard bleed className={className}>
      <Tabs value={view.tab} onChange={(tab) => setParams(toTab(TABS.find((known) => known === tab) ?? 'upcoming'))}>
        <Tabs.List className={classes.tabs} aria-label={t('tabs')}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} rightSection={tab === 'upcoming' ? mark : undefined}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view.tab}>
          <Filters view={view} onChange={setParams} />
          <NewPosts of={of} ids={view.ids} onDismiss={() => setParams({ ids: undefined, date: undefined })}>
            {(posts) => fresh({ posts, onOpen })}
          </NewPosts>
          <ListFrame of={of} view={view} rows={rows} onChange={setParams}>
            {(posts, hasMore) => children({ posts, tab: view.tab, hasMore, onOpen })}
          </ListFrame>
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  );
}
