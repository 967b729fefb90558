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
      <svg className={classes.chevron} viewBox="0 0 15 15" fill="currentColor" aria-hidden="true">
        <path d={CHEVRON} />
      </svg>
    </span>
  );
}

/** The mark of Mantine's selects (Radix icons, CaretSort). */
const CHEVRON =
  'M4.93 5.43C4.76 5.61 4.76 5.89 4.93 6.07C5.11 6.24 5.39 6.24 5.57 6.07L7.5 4.14L9.43 6.07C9.61 6.24 9.89 6.24 10.07 6.07C10.24 5.89 10.24 5.61 10.07 5.43L7.82 3.18C7.73 3.1 7.62 3.05 7.5 3.05C7.38 3.05 7.27 3.1 7.18 3.18L4.93 5.43ZM10.07 9.57C10.24 9.39 10.24 9.11 10.07 8.93C9.89 8.76 9.61 8.76 9.43 8.93L7.5 10.86L5.57 8.93C5.39 8.76 5.11 8.76 4.93 8.93C4.76 9.11 4.76 9.39 4.93 9.57L7.18 11.82C7.36 11.99 7.64 11.99 7.82 11.82L10.07 9.57Z';
