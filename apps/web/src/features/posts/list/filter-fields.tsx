import { Select } from '@mantine/core';
import type { ListView } from '@waypost/contract/posts';
import { PERIODS, type Period } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { toPeriod, toWeek } from './list-view.ts';
import classes from './schedule.module.css';
import { weeksToChoose } from './weeks.ts';

export interface FilterProps {
  readonly view: ListView;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** Loaded by filters.tsx. */
export default function FilterFields({ view, onChange }: FilterProps) {
  const t = useTranslations('posts.list');
  const tPeriods = useTranslations('posts.periods');
  const formats = useFormats();
  const words = view.tab === 'upcoming' ? 'ahead' : 'past';
  const label = (period: Period) => (period === 'all' ? t('allDates') : tPeriods(words, { days: period }));
  // Noon, so that a day is the same day in every zone.
  const day = (date: string) => formats.date(`${date}T17:00:00Z`);
  return (
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
  );
}
