import { Button } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { WEEK_BEGINS } from '@waypost/i18n/locale';
import 'virtual:date-languages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { instantToWallClock } from '../../../platform/time/toronto.ts';
import classes from './moment-picker.module.css';
import { minutesOf, momentOfDay, momentOfTime, nextQuarter, presetMoments } from './moments.ts';
import { TimeField } from './time-field.tsx';

export interface MomentPickerProps {
  readonly value: string | null;
  readonly min?: string;
  readonly onChange: (value: string) => void;
  readonly onDone: () => void;
}

/** The calendar, beside it the clock and what is chosen most; every choice holds at once. */
export function MomentPicker({ value, min, onChange, onDone }: MomentPickerProps) {
  const t = useTranslations('ui.dateTime');
  const formats = useFormats();
  const locale = useLanguage();
  const [readable, setReadable] = useState(true);
  const earliest = min ?? new Date().toISOString();
  const day = value ? instantToWallClock(value).slice(0, 10) : null;
  // Today is Toronto's day, which near midnight is not the browser's.
  const today = torontoDay(Date.now());
  const minDay = instantToWallClock(earliest).slice(0, 10);
  const begin = day !== null && day >= minDay ? day : minDay;
  return (
    <div className={classes.picker}>
      <DatesProvider settings={{ locale, firstDayOfWeek: WEEK_BEGINS, weekendDays: [] }}>
        <DatePicker
          ariaLabels={{
            previousMonth: t('previousMonth'),
            nextMonth: t('nextMonth'),
            previousYear: t('previous'),
            nextYear: t('next'),
            previousDecade: t('previous'),
            nextDecade: t('next'),
          }}
          value={day}
          defaultDate={day ?? today}
          minDate={minDay}
          getDayProps={(date) => ({
            ...(date === today && { className: classes.today, 'aria-current': 'date' as const }),
            // The keys begin here: neither at the month before, nor with a keyboard over the days of a phone.
            ...(date === begin && { 'data-autofocus': true }),
          })}
          onChange={(date) => date && onChange(momentOfDay(date, value, earliest))}
        />
      </DatesProvider>
      <div className={classes.side}>
        <TimeField
          value={value ? minutesOf(value) : null}
          onChange={(minutes) => onChange(momentOfTime(minutes, value, earliest))}
          onReadable={setReadable}
        />
        <div className={classes.presets}>
          {presetMoments(nextQuarter(earliest), today).map(({ key, at }) => (
            <Button
              key={key}
              variant="default"
              size="xs"
              justify="space-between"
              className={classes.preset}
              rightSection={<span className={classes.when}>{formats.time(at)}</span>}
              onClick={() => {
                onChange(at);
                onDone();
              }}
            >
              {t(key)}
            </Button>
          ))}
        </div>
        <Button size="xs" className={classes.done} disabled={value === null || !readable} onClick={onDone}>
          {t('apply')}
        </Button>
      </div>
    </div>
  );
}
