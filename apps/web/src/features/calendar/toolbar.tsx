import { useTranslations } from 'use-intl';
import { formatPeriod } from '../../platform/formats/period.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import classes from '../../ui/calendar/calendar.module.css';
import { NetworkToggles } from '../../ui/calendar/network-toggles.tsx';
import { lastOf, zoneOf } from '../../ui/calendar/range.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import type { FreshProps } from './fresh-posts.tsx';
import type { useCalendar } from './use-calendar.ts';

/** Only who comes from the composer has something that is followed. */
const FreshPosts = loadAgain<FreshProps>(
  () => withWords(['calendar', 'posts'], () => import('./fresh-posts.tsx')),
  ({ children }) => children,
);

interface Props {
  readonly calendar: Pick<ReturnType<typeof useCalendar>, 'range' | 'visible' | 'chosen' | 'choose' | 'ids'>;
}

/** Which days are shown, and of which networks (CAL-002). */
export function RangeBar({ calendar: { range, visible, chosen, choose, ids } }: Props) {
  const tTime = useTranslations('ui.dateTime');
  const { locale, day } = useFormats();
  // Noon, so that a day is the same day in every zone.
  const [first, last] = [`${range.first}T17:00:00Z`, `${lastOf(range)}T17:00:00Z`];
  const zone = tTime('zone', { zone: zoneOf(range, locale) });
  return (
    <div className={classes.rangeBar}>
      <h2 className={classes.period} aria-live="polite">
        {range.days === 1 ? day(first) : formatPeriod(first, last, locale)}
      </h2>
      <NetworkToggles visible={visible} chosen={chosen} onChoose={choose} />
      <span className={classes.zone}>{ids.length > 0 ? <FreshPosts ids={ids}>{zone}</FreshPosts> : zone}</span>
    </div>
  );
}
