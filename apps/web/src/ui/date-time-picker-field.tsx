import { DatesProvider, DateTimePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import { useLocale, useTranslations } from 'use-intl';
import { torontoZoneName } from '../platform/formats/dates.ts';
import { instantToWallClock, wallClockToInstant } from '../platform/time/toronto.ts';

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
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: locale === 'fr' ? 1 : 0 }}>
      <DateTimePicker
        label={label}
        description={t('zone', { zone: torontoZoneName(value ?? Date.now()) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        valueFormat="ddd, MMM D, YYYY h:mm A"
        timePickerProps={{ format: '12h', withDropdown: true }}
        highlightToday
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
      />
    </DatesProvider>
  );
}
