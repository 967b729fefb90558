import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { App } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { torontoZoneName } from '../../platform/formats/clock.ts';
import { formatPeriod } from '../../platform/formats/period.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { MARKS } from '../../ui/marks/networks/marks.ts';
import { useChannelName } from '../../ui/marks/use-channel-name.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import classes from './calendar.module.css';
import type { FreshProps } from './fresh-posts.tsx';
import type { useCalendar } from './use-calendar.ts';
import { lastOf, type Range } from './view.ts';

/** Only who comes from the composer has something that is followed. */
const FreshPosts = loadAgain<FreshProps>(
  () => withWords(['calendar', 'posts'], () => import('./fresh-posts.tsx')),
  ({ children }) => children,
);

interface StepsProps {
  readonly days: Range['days'];
  readonly onStep: (steps: number) => void;
  readonly onToday: () => void;
}

/** Today, and one range back or on; the range itself is the width's choice (CAL-004). */
export function Steps({ days, onStep, onToday }: StepsProps) {
  const t = useTranslations('calendar');
  return (
    <>
      <Button variant="default" onClick={onToday}>
        {t('today')}
      </Button>
      <ActionIcon.Group>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(days === 1 ? 'previousDay' : 'previousWeek')}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t(days === 1 ? 'nextDay' : 'nextWeek')}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={18} stroke={1.7} />
        </ActionIcon>
      </ActionIcon.Group>
    </>
  );
}

interface Props {
  readonly calendar: Pick<ReturnType<typeof useCalendar>, 'range' | 'visible' | 'chosen' | 'choose' | 'ids'>;
}

/** Which days are shown, and of which networks (CAL-002). */
export function RangeBar({ calendar: { range, visible, chosen, choose, ids } }: Props) {
  const channelName = useChannelName();
  const t = useTranslations('calendar');
  const tTime = useTranslations('ui.dateTime');
  const { locale, day } = useFormats();
  // Noon, so that a day is the same day in every zone.
  const [first, last] = [`${range.first}T17:00:00Z`, `${lastOf(range)}T17:00:00Z`];
  const zone = tTime('zone', { zone: torontoZoneName(first, locale) });
  const toggle = (app: App) =>
    choose(visible.filter((one) => (one === app ? !chosen.includes(app) : chosen.includes(one))));
  return (
    <div className={classes.rangeBar}>
      <h2 className={classes.period} aria-live="polite">
        {range.days === 1 ? day(first) : formatPeriod(first, last, locale)}
      </h2>
      <fieldset className={classes.networks} aria-label={t('networks')}>
        {visible.map((app) => (
          <UnstyledButton
            key={app}
            className={`${classes.network} ${MARKS[app].colours}`}
            aria-pressed={chosen.includes(app)}
            onClick={() => toggle(app)}
          >
            <NetworkGlyph app={app} />
            {channelName(app)}
          </UnstyledButton>
        ))}
      </fieldset>
      <span className={classes.zone}>{ids.length > 0 ? <FreshPosts ids={ids}>{zone}</FreshPosts> : zone}</span>
    </div>
  );
}
