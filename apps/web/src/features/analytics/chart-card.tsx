import { Select } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MetricKey } from '@waypost/contract/networks';
import type { ReportSteps } from '@waypost/contract/posts';
import { type Metric, periodLimits } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { formatter } from '../../platform/formats/dates.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState } from '../../ui/states/states.tsx';
import { clockNow, useFigureText } from '../posts/index.ts';
import classes from './analytics.module.css';
import { type Analysed, stepOf } from './api.ts';
import { BarChart } from './bar-chart.tsx';
import { type Bar, barsOf } from './chart-steps.ts';
import { useFetchedText } from './fetched-note.tsx';
import { missingOf } from './report.ts';

interface Props {
  readonly of: Analysed;
  readonly metrics: readonly Metric<MetricKey>[];
  readonly metric: Metric<MetricKey>;
  readonly read: UseQueryResult<ReportSteps>;
  readonly onMetric: (metric: string) => void;
}

/** One figure over time, drawn and as a table. */
export function ChartCard({ of, metrics, metric, read, onMetric }: Props) {
  const t = useTranslations('analytics');
  const tStats = useTranslations('stats');
  const { today, now } = clockNow();
  const from = periodLimits(of.period, 'back', today, now).fire_at_from ?? null;
  const bars = barsOf(read.data?.steps ?? [], { key: metric.key, step: stepOf(of.period), from, today });
  const known = bars.some(({ value }) => value !== null);
  const fetched = useFetchedText(read.data);
  const posts = read.data?.steps.reduce((sum, { num_posts }) => sum + num_posts, 0);
  const missing = missingOf(posts, read.data?.known[metric.key]);
  return (
    <SectionCard
      title={t('chart')}
      // Its line is kept while the figures are read.
      description={missing > 0 ? `${fetched} · ${t('missing', { count: missing })}` : (fetched ?? '\u00a0')}
      actions={
        <Select
          aria-label={t('metric')}
          allowDeselect={false}
          value={metric.key}
          data={metrics.map(({ key }) => ({ value: key, label: tStats(`label.${key}`) }))}
          onChange={(key) => key && onMetric(key)}
        />
      }
    >
      {read.error && !read.data ? (
        <ErrorState title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <div className={classes.chartPlace} aria-busy={read.isPending}>
          {read.data && !known && <p className={classes.nothing}>{t('chartEmpty')}</p>}
          {known && <Drawn key={`${of.type} ${of.period} ${metric.key}`} of={of} metric={metric} bars={bars} />}
        </div>
      )}
    </SectionCard>
  );
}

interface DrawnProps extends Pick<Props, 'of' | 'metric'> {
  readonly bars: readonly Bar[];
}

function Drawn({ of, metric: { key, unit }, bars }: DrawnProps) {
  const t = useTranslations('analytics');
  const tStats = useTranslations('stats');
  const { date, month } = useStepText();
  const textOf = useFigureText();
  const step = stepOf(of.period);
  const name = step === 'month' ? month : date;
  const label = tStats(`label.${key}`);
  const said = (value: number | null) => textOf({ unit, value });
  return (
    <>
      <BarChart bars={bars} label={t('chartLabel', { metric: label, step })} nameOf={name} textOf={said} />
      <details className={classes.asTable}>
        <summary>{t('table')}</summary>
        <table className={classes.values}>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ first, value }) => (
              <tr key={first}>
                <th scope="row">{name(first)}</th>
                <td>{said(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const MONTH = { year: 'numeric', month: 'long' } as const;

function useStepText() {
  const formats = useFormats();
  // Noon, so that a day is the same day in every zone.
  const noon = (day: string) => `${day}T17:00:00Z`;
  return {
    date: (day: string) => formats.date(noon(day)),
    month: (day: string) => formatter(formats.locale, MONTH).format(new Date(noon(day))),
  };
}
