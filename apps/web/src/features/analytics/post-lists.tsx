import { Button, Tabs } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { LISTS } from '@waypost/contract/analytics';
import type { MetricKey } from '@waypost/contract/networks';
import type { Metric } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListStates } from '../../ui/states/list-states.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import classes from './analytics.module.css';
import { type Analysed, useAnalysedPosts } from './api.ts';
import { PostTable } from './post-table.tsx';
import { useView } from './use-view.ts';

interface Props {
  readonly of: Analysed;
  readonly metrics: readonly Metric<MetricKey>[];
  readonly list: (typeof LISTS)[number];
}

/** 'Top 5 Performing' and 'Full List' (ANALYTICS-014). */
export function PostLists({ of, metrics, list }: Props) {
  const t = useTranslations('analytics');
  const tStates = useTranslations('ui.states');
  const [, setParams] = useView();
  const posts = useAnalysedPosts(of, list);
  return (
    <SectionCard bleed title={t('lists')}>
      <Tabs value={list} onChange={(chosen) => setParams({ list: chosen ?? undefined })}>
        <Tabs.List className={classes.tabs} aria-label={t('lists')}>
          {LISTS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={list}>
          <ListStates
            of={posts}
            failed={t('failed')}
            empty={<EmptyState icon={<IconChartBar size={40} stroke={1.4} />} title={t('noData')} />}
          >
            {(rows) => (
              <>
                <PostTable
                  posts={rows}
                  metrics={metrics}
                  onOpen={(id) => setParams({ post: String(id) }, { push: true })}
                />
                {posts.hasMore && (
                  <div className={classes.pager}>
                    <Button variant="default" loading={posts.loadingMore} onClick={posts.loadMore}>
                      {tStates('loadMore')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </ListStates>
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  );
}
