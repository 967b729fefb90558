import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { shownOf } from '../../../ui/calendar/full-days.ts';
import { CalendarSheet } from '../../../ui/calendar/sheet.tsx';
import { useMarked } from '../../../ui/calendar/use-marked.ts';
import type { useCalendar } from '../use-calendar.ts';
import { Grid, type GridProps } from './grid.tsx';

interface Props extends Pick<GridProps, 'busy' | 'words' | 'verbs'> {
  readonly calendar: ReturnType<typeof useCalendar>;
}

/** The grid with what is said when it has nothing to show, or cannot. */
export function Sheet({ calendar, ...given }: Props) {
  const t = useTranslations('calendar');
  const { read, range, items, suggestions, chosen, ids } = calendar;
  const marked = useMarked(ids, (id) => items.some((item) => item.kind === 'post' && item.post.id === id));
  const shown = useMemo(() => shownOf(items, suggestions, range), [items, suggestions, range]);
  const settled = read.isSuccess && !read.isPlaceholderData;
  const hint =
    chosen.length === 0
      ? t('noNetworks')
      : settled && shown.length === 0 && t(range.days === 1 ? 'emptyPhone' : 'empty');
  return (
    <CalendarSheet
      label={t('title')}
      failed={read.isError && read.data === undefined ? { error: read.error, again: () => void read.refetch() } : null}
      settled={settled}
      hint={hint}
    >
      <Grid range={range} shown={shown} ids={ids} marked={marked} {...given} />
    </CalendarSheet>
  );
}
