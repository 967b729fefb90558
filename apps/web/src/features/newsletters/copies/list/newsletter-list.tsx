import { Button } from '@mantine/core';
import { IconChartBar, IconMail, IconMailFast, IconTrash } from '@tabler/icons-react';
import type { NewsletterQuery } from '@waypost/contract/newsletters';
import type { Period } from '@waypost/contract/stats';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { ListStates } from '../../../../ui/states/list-states.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
import { useNewsletters } from '../api.ts';
import classes from './list.module.css';
import { NewsletterCard } from './newsletter-card.tsx';

const ICONS = { upcoming: IconMailFast, published: IconMail, deleted: IconTrash, top: IconChartBar } as const;

export interface NewsletterListProps {
  readonly query: NewsletterQuery;
  readonly period: Period;
  /** On the dashboard: the first few, smaller. */
  readonly short?: boolean;
}

/** Newsletters of a kind and a time: of the dashboard, and of their own page (NEWS-001, SCHED-012). Loaded by its `index.ts`, and with the page. */
export default function NewsletterList({ query, period, short = false }: NewsletterListProps) {
  const t = useTranslations('newsletters');
  const tStates = useTranslations('ui.states');
  const tFeedback = useTranslations('ui.feedback');
  const list = useNewsletters({ query, period, size: short ? PAGE_SIZES.top : PAGE_SIZES.default });
  const Icon = ICONS[query];
  return (
    <ListStates
      of={list}
      rows={short ? 3 : 4}
      failed={tFeedback('listFailed')}
      empty={
        <EmptyState
          icon={<Icon size={40} stroke={1.4} />}
          title={t(`empty.${query}`)}
          text={query === 'upcoming' ? t('empty.upcomingText') : undefined}
        />
      }
    >
      {(newsletters) => (
        <div className={classes.list} data-short={short || undefined} aria-busy={list.refreshing}>
          {newsletters.map((newsletter) => (
            <NewsletterCard key={newsletter.id} newsletter={newsletter} />
          ))}
          {!short && list.hasMore && (
            <div className={classes.pager}>
              <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
                {tStates('loadMore')}
              </Button>
              <span>{t('list.count', { count: list.count })}</span>
            </div>
          )}
        </div>
      )}
    </ListStates>
  );
}
