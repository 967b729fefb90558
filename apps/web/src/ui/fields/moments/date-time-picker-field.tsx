import { CloseButton, Input } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoment, torontoZoneName } from '../../../platform/formats/clock.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../dialogs/deferred-menu.tsx';
import { loadAgain } from '../../states/load-again.tsx';

// Calendar and clock come when somebody asks for them: they are heavier than most pages.
const loadPopover = () => withWords(['ui/moments'], () => import('./moment-popover.tsx'));
const MomentDialog = loadAgain(() => withWords(['ui/moments'], () => import('./moment-dialog.tsx')));
/** Long after the page stands: without a network nobody could choose a time. */
const FETCH_PICKER_MS = 8000;

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
  useEffect(() => {
    const fetching = setTimeout(
      () => void (phone ? MomentDialog.fetch() : loadPopover().catch(() => {})),
      FETCH_PICKER_MS,
    );
    return () => clearTimeout(fetching);
  }, [phone]);
  const picker = { label, value, min: props.min, onChange };
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // What clears goes with what it cleared.
    button.current?.focus();
    onChange(null);
  };
  const shown = value ? formatMoment(value, locale) : t('placeholder');
  const field = (
    <Input
      ref={button}
      component="button"
      type="button"
      pointer
      // Read with what stands in it, which a label alone would replace.
      aria-label={tUi('labelled', { label, value: shown })}
      aria-haspopup="dialog"
      error={error !== undefined}
      disabled={disabled}
      onClick={() => setOpened(true)}
      rightSectionPointerEvents="all"
      rightSectionWidth={phone ? 44 : undefined}
      rightSection={clearable && value && !disabled && <CloseButton aria-label={t('clear')} onClick={clear} />}
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
      {phone ? field : <DeferredMenu load={loadPopover} opens="dialog" with={picker} target={field} />}
      {phone && opened && <MomentDialog {...picker} onClose={() => setOpened(false)} />}
    </Input.Wrapper>
  );
}
