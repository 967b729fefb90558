import { Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ListView } from '@waypost/contract/posts';
import { PERIODS, type Period } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { isFiltered, toPeriod, toWeek } from './list-view.ts';
import classes from './schedule.module.css';
import { weeksToChoose } from './weeks.ts';

interface Props {
  readonly view: ListView;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** Period everywhere but in Deleted; 'created in week' only in Upcoming (SCHED-005 to 008). */
export function Filters({ view, onChange }: Props) {
  const t = useTranslations('posts.list');
  const tPeriods = useTranslations('posts.periods');
  const formats = useFormats();
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const words = view.tab === 'upcoming' ? 'ahead' : 'past';
  // Open in HTML; the style sheet folds it where there is no program yet that could ask how wide the screen is.
  const drawn = (typeof window === 'undefined' && !isFiltered(view)) || undefined;
  const label = (period: Period) => (period === 'all' ? t('allDates') : tPeriods(words, { days: period }));
  // Noon, so that a day is the same day in every zone.
  const day = (date: string) => formats.date(`${date}T17:00:00Z`);
  if (view.tab === 'deleted') return null;
  return (
    <details className={classes.fold} open={isFiltered(view) || !narrow} data-drawn={drawn}>
      <summary>{t('filters')}</summary>
      <div className={classes.filters}>
        <Select
          aria-label={t('period')}
          value={String(view.period)}
          data={PERIODS.map((period) => ({ value: String(period), label: label(period) }))}
          onChange={(value) => onChange(toPeriod(PERIODS.find((period) => String(period) === value) ?? 'all'))}
        />
        {view.tab === 'upcoming' && (
          <Select
            aria-label={t('week')}
            className={classes.week}
            value={view.week ?? ''}
            data={[
              { value: '', label: t('week') },
              ...weeksToChoose(torontoDay(new Date().toISOString()), view.week).map(({ number, monday, sunday }) => ({
                value: monday,
                label: t('weekOf', { week: number, from: day(monday), to: day(sunday) }),
              })),
            ]}
            onChange={(value) => onChange(toWeek(value || null))}
          />
        )}
      </div>
    </details>
  );
}
