import { useMediaQuery } from '@mantine/hooks';
import { CALENDAR_NARROW_PX } from '@waypost/contract/calendar';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPeriod } from '../../platform/formats/period.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useGo } from '../../platform/navigation/use-navigation.ts';
import shared from '../../ui/calendar/calendar.module.css';
import { shownOf } from '../../ui/calendar/full-days.ts';
import { lastOf, zoneOf } from '../../ui/calendar/range.ts';
import { CalendarSheet } from '../../ui/calendar/sheet.tsx';
import { Steps } from '../../ui/calendar/steps.tsx';
import { useMarked } from '../../ui/calendar/use-marked.ts';
import { useStable } from '../../ui/calendar/use-stable.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { authoringPaths } from '../authoring/paths.ts';
import { Dialogs } from './dialogs.tsx';
import { Grid } from './grid/grid.tsx';
import { shownInMonth } from './grid/in-month.ts';
import { useItemWords } from './grid/use-item-words.ts';
import type { Listed, Shown, Verbs } from './items.ts';
import { Filters } from './lazy-filters.tsx';
import classes from './marketing.module.css';
import { useImages } from './use-images.ts';
import { type MarketingCalendar, useMarketingCalendar } from './use-marketing-calendar.ts';
import { useMove } from './use-move.ts';
import type { ViewRange } from './view.ts';

/** As many cards as a day of a month has room for; on a narrow screen their number alone. */
const MOST_IN_MONTH = { complete: 3, simple: 5, narrow: 0 } as const;
const NOBODY: ReadonlySet<string> = new Set();

/** `/admin/calendar/`: what staff's campaigns and newsletters bring on which day, month first (ADMCAL-001 to 015). */
export default function CalendarPage() {
  const t = useTranslations('marketing');
  const go = useGo();
  const calendar = useMarketingCalendar();
  const [images, setImages] = useImages();
  const words = useItemWords();
  const move = useMove();
  const [listed, setListed] = useState<Listed | null>(null);
  const { open } = calendar;
  const verbs = useStable<Verbs>({
    open(item) {
      if (item.kind === 'posting') open({ posting: item.posting.id });
      // Until it is out it is changed where it is written (ADMCAL-017).
      else if (item.out) open({ newsletter: item.campaign.id });
      else go(authoringPaths.campaign({ id: item.campaign.id }));
    },
    move: move.ask,
    drop: move.drop,
    openHour: (hour) => setListed({ hour }),
    openDay: (day) => setListed({ day }),
  });
  const { range } = calendar;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={<Steps of={range.view} onStep={calendar.step} onToday={calendar.toToday} />}
      />
      <div className={shared.stack}>
        <RangeBar range={range} />
        <Filters calendar={calendar} images={images} onImages={setImages} />
        <Sheet calendar={calendar} complete={images} moving={move.moving?.item.key ?? null} {...{ words, verbs }} />
      </div>
      <Dialogs calendar={calendar} listed={listed} onListed={setListed} move={move} {...{ words, verbs }} />
    </>
  );
}

/** Which days are shown, and by whose clock. */
function RangeBar({ range }: { readonly range: ViewRange }) {
  const tTime = useTranslations('ui.dateTime');
  const { locale, day, month } = useFormats();
  // Noon, so that a day is the same day in every zone.
  const noon = (of: string) => `${of}T17:00:00Z`;
  const { view, first } = range;
  const days = () => (view === 'week' ? formatPeriod(noon(first), noon(lastOf(range)), locale) : day(noon(first)));
  return (
    <div className={shared.rangeBar}>
      <h2 className={shared.period} aria-live="polite">
        {view === 'month' ? month(noon(range.day)) : days()}
      </h2>
      <span className={shared.zone}>{tTime('zone', { zone: zoneOf(range, locale) })}</span>
    </div>
  );
}

interface SheetProps {
  readonly calendar: MarketingCalendar;
  readonly complete: boolean;
  readonly moving: string | null;
  readonly words: ReturnType<typeof useItemWords>;
  readonly verbs: Verbs;
}

/** The grid with what is said when it has nothing to show, or cannot. */
function Sheet({ calendar, complete, moving, words, verbs }: SheetProps) {
  const t = useTranslations('marketing');
  const { range, items, ids, cells, newsletters, apps, countries } = calendar;
  const narrow = useMediaQuery(`(max-width: ${CALENDAR_NARROW_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const marked = useMarked(ids, (id) => items.some(({ named }) => named === id));
  const busy = useMemo(() => (moving === null ? NOBODY : new Set([moving])), [moving]);
  const most = MOST_IN_MONTH[narrow ? 'narrow' : complete ? 'complete' : 'simple'];
  const shown = useMemo(
    (): readonly Shown[] =>
      range.view === 'month' ? shownInMonth(items, range, { most, ids: new Set(ids) }) : shownOf(items, [], range),
    [items, range, most, ids],
  );
  const failed = [cells, newsletters].find((read) => read.isError && read.data === undefined);
  const settled = cells.isSuccess && !cells.isPlaceholderData;
  const hint =
    countries.length === 0
      ? t('noCountries')
      : apps.length === 0
        ? t('noNetworks')
        : settled && items.length === 0 && t(`empty.${range.view}`);
  return (
    <div className={range.view === 'month' ? classes.month : undefined}>
      <CalendarSheet
        label={t('title')}
        failed={failed ? { error: failed.error, again: () => void failed.refetch() } : null}
        settled={settled}
        hint={hint}
      >
        <Grid {...{ range, shown, ids, marked, busy, complete, words, verbs }} />
      </CalendarSheet>
    </div>
  );
}
