import { CloseButton, Input, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment, torontoZoneName } from '../../platform/formats/clock.ts';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useLayer } from '../dialogs/use-dialog.ts';
import { MomentPicker } from './moment-picker.tsx';

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
export default function DateTimePickerField(props: DateTimeFieldProps) {
  const { label, value, onChange, error, required, disabled, clearable = true } = props;
  const t = useTranslations('ui.dateTime');
  const tUi = useTranslations('ui');
  const locale = useLanguage();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [opened, setOpened] = useState(false);
  useLayer(opened && !phone);
  const close = () => setOpened(false);
  const picker = <MomentPicker value={value} min={props.min} onChange={onChange} onDone={close} />;
  const shown = value ? formatMoment(value, locale) : t('placeholder');
  const field = (
    <Input
      component="button"
      type="button"
      pointer
      // Read with what stands in it, which a label alone would replace.
      aria-label={tUi('labelled', { label, value: shown })}
      aria-haspopup="dialog"
      error={error !== undefined}
      disabled={disabled}
      onClick={() => setOpened((open) => !open)}
      rightSectionPointerEvents="all"
      rightSection={
        clearable &&
        value &&
        !disabled && <CloseButton size="sm" aria-label={t('clear')} onClick={() => onChange(null)} />
      }
    >
      {value ? shown : <Input.Placeholder>{shown}</Input.Placeholder>}
    </Input>
  );
  return (
    <Input.Wrapper
      label={label}
      description={t('zone', { zone: torontoZoneName(value ?? Date.now(), locale) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      required={required}
    >
      {phone ? (
        field
      ) : (
        <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>{field}</Popover.Target>
          <Popover.Dropdown aria-label={label} aria-labelledby={undefined} p="md">
            {picker}
          </Popover.Dropdown>
        </Popover>
      )}
      {phone && opened && (
        <Dialog opened title={label} onClose={close}>
          {picker}
        </Dialog>
      )}
    </Input.Wrapper>
  );
}
