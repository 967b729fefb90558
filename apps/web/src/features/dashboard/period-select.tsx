import type { DashboardPeriod } from '@waypost/contract/posts';
import { DASHBOARD_PERIODS } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import classes from './period-select.module.css';

interface Props {
  readonly value: DashboardPeriod;
  readonly direction: 'past' | 'ahead';
  readonly onChange: (period: DashboardPeriod) => void;
}

/** Looks like the fields of the other pages. Mantine's would be the only field of the first load, and bring it 4.5 kB. */
export function PeriodSelect({ value, direction, onChange }: Props) {
  const t = useTranslations('dashboard.columns');
  const tPeriods = useTranslations('posts.periods');
  return (
    <span className={classes.field}>
      <select
        className={classes.select}
        aria-label={t('period')}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = DASHBOARD_PERIODS.find((days) => String(days) === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {DASHBOARD_PERIODS.map((days) => (
          <option key={days} value={days}>
            {tPeriods(direction, { days })}
          </option>
        ))}
      </select>
      <span className={classes.chevron} aria-hidden="true" />
    </span>
  );
}
