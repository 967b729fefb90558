import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/states/states.tsx';
import classes from '../calendar.module.css';
import type { useCalendar } from '../use-calendar.ts';
import { useMarked } from '../use-marked.ts';
import { shownOf } from './full-days.ts';
import { Grid, type GridProps } from './grid.tsx';
import { useMeasured } from './use-measured.ts';

interface Props extends Pick<GridProps, 'busy' | 'words' | 'verbs'> {
  readonly calendar: ReturnType<typeof useCalendar>;
}

/** The grid with what is said when it has nothing to show, or cannot. */
export function Sheet({ calendar, ...given }: Props) {
  const t = useTranslations('calendar');
  const { read, range, items, suggestions, chosen, ids } = calendar;
  const measured = useMeasured();
  const marked = useMarked(ids, (id) => items.some((item) => item.kind === 'post' && item.post.id === id));
  const shown = useMemo(() => shownOf(items, suggestions, range), [items, suggestions, range]);
  if (read.isError && read.data === undefined)
    return (
      <section className={classes.sheet} aria-label={t('title')}>
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      </section>
    );
  const settled = read.isSuccess && !read.isPlaceholderData;
  const hint =
    chosen.length === 0
      ? t('noNetworks')
      : settled && shown.length === 0 && t(range.days === 1 ? 'emptyPhone' : 'empty');
  return (
    <section className={classes.sheet} aria-label={t('title')} aria-busy={!settled}>
      {!settled && <span className={classes.loadingBar} role="status" aria-label={t('loading')} />}
      <div className={classes.measured} data-measured={measured || undefined}>
        <Grid range={range} shown={shown} ids={ids} marked={marked} {...given} />
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </section>
  );
}
