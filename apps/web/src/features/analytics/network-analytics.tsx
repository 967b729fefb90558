import { Select, UnstyledButton } from '@mantine/core';
import { IconLayoutGrid, IconMovie, IconVideo } from '@tabler/icons-react';
import { analysedTypes, analysedView } from '@waypost/contract/analytics';
import { PERIODS, type StatsType } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/states/states.tsx';
import type { ConnectedApp } from '../connections/index.ts';
import classes from './analytics.module.css';
import { useSteps, useSummary } from './api.ts';
import { ChartCard } from './chart-card.tsx';
import { ExportButton } from './export/export-button.tsx';
import { PostLists } from './post-lists.tsx';
import type { Report } from './report.ts';
import { SummaryCards } from './summary-cards.tsx';
import { useView } from './use-view.ts';

const ICONS = { post: IconLayoutGrid, reel: IconMovie, video: IconVideo, feedpost: IconLayoutGrid } as const;

/** One network: its types and periods, the summary, the figures over time, and the posts themselves. */
export function NetworkAnalytics({ connected }: { readonly connected: ConnectedApp }) {
  const t = useTranslations('analytics');
  const [params, setParams] = useView();
  const view = analysedView(connected.app, params);
  const of = { connected, type: view.type, period: view.period };
  const now = useSummary(of, 'now');
  const before = useSummary(of, 'before');
  const steps = useSteps(of);
  const compared = before.data ?? (view.period === 'all' ? null : undefined);
  const report: Report | null =
    now.data && steps.data && compared !== undefined
      ? { of, metrics: view.metrics, now: now.data, before: compared, steps: steps.data }
      : null;
  return (
    <div className={classes.stack}>
      <Choices connected={connected} view={view} report={report} onChange={setParams} />
      {now.error && !now.data ? (
        <ErrorState title={t('failed')} error={now.error} onRetry={() => void now.refetch()} />
      ) : (
        <SummaryCards of={of} metrics={view.metrics} now={now.data} before={before.data ?? null} steps={steps.data} />
      )}
      {view.metric && (
        <ChartCard
          of={of}
          metrics={view.metrics}
          metric={view.metric}
          read={steps}
          onMetric={(metric) => setParams({ metric })}
        />
      )}
      <PostLists of={of} metrics={view.metrics} list={view.list} />
    </div>
  );
}

interface ChoicesProps {
  readonly connected: ConnectedApp;
  readonly view: Pick<ReturnType<typeof analysedView>, 'type' | 'period'>;
  readonly report: Report | null;
  readonly onChange: (params: Readonly<{ type?: string; period?: string; metric?: string }>) => void;
}

function Choices({ connected, view, report, onChange }: ChoicesProps) {
  const t = useTranslations('analytics');
  const tPeriods = useTranslations('posts.periods');
  return (
    <div className={classes.choices}>
      <fieldset className={classes.types} aria-label={t('types')}>
        {analysedTypes(connected.app).map((type) => (
          <TypeButton
            key={type}
            type={type}
            chosen={type === view.type}
            onChoose={() => onChange({ type, metric: undefined })}
          />
        ))}
      </fieldset>
      <div className={classes.right}>
        <Select
          className={classes.period}
          aria-label={t('period')}
          allowDeselect={false}
          value={String(view.period)}
          data={PERIODS.map((period) => ({
            value: String(period),
            label: period === 'all' ? t('allDates') : tPeriods('past', { days: period }),
          }))}
          onChange={(period) => onChange({ period: period ?? undefined })}
        />
        <ExportButton report={report} />
      </div>
    </div>
  );
}

interface TypeProps {
  readonly type: StatsType;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function TypeButton({ type, chosen, onChoose }: TypeProps) {
  const t = useTranslations('analytics.type');
  const Icon = ICONS[type];
  return (
    <UnstyledButton className={classes.type} aria-pressed={chosen} onClick={onChoose}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {t(type)}
    </UnstyledButton>
  );
}
