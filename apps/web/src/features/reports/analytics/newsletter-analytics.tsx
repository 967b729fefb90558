import { Button, Select, Tabs } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { ANALYTICS_PERIOD, LISTS } from '@waypost/contract/analytics';
import { PERIODS } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ListStates } from '../../../ui/states/list-states.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/states.tsx';
import { useNewsletterSummary, useNewsletters } from './api.ts';
import { DetailsDialog } from './details-dialog.tsx';
import classes from './newsletter-analytics.module.css';
import { NewsletterCards } from './newsletter-cards.tsx';
import { NewsletterTable } from './newsletter-table.tsx';

const VIEW = { search: ['period', 'list', 'newsletter'] } as const;

/** The newsletters of a profile: sums of a period, the best five and the full list (ANALYTICS-023 to 028). */
export default function NewsletterAnalytics() {
  const t = useTranslations('reports.analytics');
  const tPeriods = useTranslations('posts.periods');
  const [params, setParams] = useSearch(VIEW);
  const period = PERIODS.find((known) => String(known) === params.period) ?? ANALYTICS_PERIOD;
  const list = LISTS.find((known) => known === params.list) ?? 'top';
  const opened = Number(params.newsletter) || null;
  const summary = useNewsletterSummary(period);
  return (
    <div className={classes.stack}>
      <Select
        className={classes.period}
        aria-label={t('period')}
        allowDeselect={false}
        value={String(period)}
        data={PERIODS.map((one) => ({
          value: String(one),
          label: one === 'all' ? t('allDates') : tPeriods('past', { days: one }),
        }))}
        onChange={(chosen) => setParams({ period: chosen ?? undefined })}
      />
      {summary.error && !summary.data ? (
        <ErrorState title={t('failed')} error={summary.error} onRetry={() => void summary.refetch()} />
      ) : (
        <NewsletterCards summary={summary.data} />
      )}
      <SectionCard bleed title={t('list')}>
        <Tabs value={list} onChange={(chosen) => setParams({ list: chosen ?? undefined })}>
          <Tabs.List className={classes.tabs} aria-label={t('list')}>
            {LISTS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(one)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={list}>
            <Listed
              period={period}
              list={list}
              onOpen={(id) => setParams({ newsletter: String(id) }, { push: true })}
            />
          </Tabs.Panel>
        </Tabs>
      </SectionCard>
      {opened !== null && <DetailsDialog id={opened} onClose={() => setParams({ newsletter: undefined })} />}
    </div>
  );
}

interface ListedProps {
  readonly period: (typeof PERIODS)[number];
  readonly list: (typeof LISTS)[number];
  readonly onOpen: (id: number) => void;
}

function Listed({ period, list, onOpen }: ListedProps) {
  const t = useTranslations('reports.analytics');
  const tStates = useTranslations('ui.states');
  const newsletters = useNewsletters(period, list);
  return (
    <ListStates
      of={newsletters}
      failed={t('failed')}
      empty={<EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={t('empty')} />}
    >
      {(rows) => (
        <>
          <NewsletterTable newsletters={rows} onOpen={onOpen} />
          {newsletters.hasMore && (
            <div className={classes.pager}>
              <Button variant="default" loading={newsletters.loadingMore} onClick={newsletters.loadMore}>
                {tStates('loadMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </ListStates>
  );
}
