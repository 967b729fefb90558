import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../states/states.tsx';
import classes from './calendar.module.css';
import { useMeasured } from './use-measured.ts';

interface Props {
  readonly label: string;
  /** What could not be read, and how it is tried again. */
  readonly failed: { readonly error: unknown; readonly again: () => void } | null;
  readonly settled: boolean;
  /** What is said when there is nothing to show. */
  readonly hint: string | false;
  readonly children: ReactNode;
}

/** Where a calendar is drawn, with what is said when it has nothing to show, or cannot. */
export function CalendarSheet({ label, failed, settled, hint, children }: Props) {
  const t = useTranslations('ui.calendar');
  const measured = useMeasured();
  if (failed)
    return (
      <section className={classes.sheet} aria-label={label}>
        <ErrorState error={failed.error} onRetry={failed.again} />
      </section>
    );
  return (
    <section className={classes.sheet} aria-label={label} aria-busy={!settled}>
      {!settled && <span className={classes.loadingBar} role="status" aria-label={t('loading')} />}
      <div className={classes.measured} data-measured={measured || undefined}>
        {children}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </section>
  );
}
