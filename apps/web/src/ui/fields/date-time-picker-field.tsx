import { DatesProvider, DateTimePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { about } from '@waypost/i18n/about';
import 'virtual:date-languages';
import { useLocale, useTranslations } from 'use-intl';
import { torontoDay, torontoZoneName } from '../../platform/formats/dates.ts';
import { instantToWallClock, wallClockToInstant } from '../../platform/time/toronto.ts';
import classes from './date-time-picker-field.module.css';

export interface DateTimeFieldProps {
  readonly label: string;
  /** An instant (ISO) or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Earliest moment, an instant. */
  readonly min?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
}

/** Loaded by date-time-field.tsx. */
export default function DateTimePickerField({
  label,
  value,
  onChange,
  min,
  error,
  required,
  disabled,
  clearable = true,
}: DateTimeFieldProps) {
  const t = useTranslations('ui.dateTime');
  const locale = useLocale();
  const today = torontoDay(Date.now());
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: about[locale].weekBegins, weekendDays: [] }}>
      <DateTimePicker
        label={label}
        description={t('zone', { zone: torontoZoneName(value ?? Date.now()) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        valueFormat="ddd, MMM D, YYYY h:mm A"
        ariaLabels={{
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
          previousYear: t('previous'),
          nextYear: t('next'),
          previousDecade: t('previous'),
          nextDecade: t('next'),
        }}
        timePickerProps={{
          format: '12h',
          withDropdown: true,
          hoursInputLabel: t('hours'),
          minutesInputLabel: t('minutes'),
          amPmInputLabel: t('amPm'),
        }}
        // Today is Toronto's day, which near midnight is not the browser's.
        defaultDate={today}
        getDayProps={(day) => (day === today ? { className: classes.today, 'aria-current': 'date' } : {})}
        // A given time stays when another day is picked: Mantine would let the default win.
        defaultTimeValue={value ? undefined : '09:00:00'}
        value={value ? instantToWallClock(value) : null}
        onChange={(wallClock) => onChange(wallClock ? wallClockToInstant(wallClock) : null)}
        minDate={min ? instantToWallClock(min) : undefined}
        error={error}
        required={required}
        disabled={disabled}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': t('clear') }}
        submitButtonProps={{ 'aria-label': t('apply') }}
        placeholder={t('placeholder')}
        popoverProps={{ attributes: { dropdown: { 'aria-label': label } } }}
      />
    </DatesProvider>
  );
}
