import { TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countsHalves, formatClock } from '../../../platform/formats/clock.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { parseTime } from '../../../platform/time/parse-time.ts';

interface Props {
  /** Minutes since midnight. */
  readonly value: number | null;
  readonly onChange: (minutes: number) => void;
  /** Whether what stands there can be read. */
  readonly onReadable: (readable: boolean) => void;
  /** What is done with Enter, where that is more than to read what was typed. */
  readonly onEnter?: (minutes: number) => void;
}

const DAY = 24 * 60;
const STEP = 15;
const HALF = 12 * 60;
const EXAMPLE = 14 * 60 + 30;

/** A time of day: shown by the clock of the language, understood by both; the arrows go by quarters of an hour. */
export function TimeField({ value, onChange, onReadable, onEnter }: Props) {
  const t = useTranslations('ui.dateTime');
  const locale = useLanguage();
  const halves = countsHalves(locale);
  /** What is being typed; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  // What the field stands in takes the focus away before the key comes here: leaving it must not read what is given up.
  const givenUp = useRef(false);
  useWindowEvent(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      givenUp.current = true;
      setTyped(null);
      onReadable(true);
    },
    { capture: true },
  );
  const read = (text: string) => parseTime(text, { halves, afternoon: (value ?? 0) >= HALF });
  const unreadable = typed !== null && typed.trim() !== '' && read(typed) === null;
  const settle = () => {
    if (givenUp.current) return;
    const minutes = typed === null ? null : read(typed);
    if (minutes !== null) onChange(minutes);
    if (!unreadable) setTyped(null);
    onReadable(!unreadable);
  };
  const step = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    const from = (typed === null ? null : read(typed)) ?? value ?? 0;
    const quarters = by > 0 ? Math.floor(from / STEP) : Math.ceil(from / STEP);
    setTyped(null);
    onReadable(true);
    onChange((quarters * STEP + by * STEP + DAY) % DAY);
  };
  return (
    <TextInput
      label={t('time')}
      placeholder={formatClock(EXAMPLE, locale)}
      leftSection={<IconClock size={16} stroke={1.7} />}
      autoComplete="off"
      value={typed ?? (value === null ? '' : formatClock(value, locale))}
      error={unreadable ? t('unreadable', { example: formatClock(EXAMPLE, locale) }) : undefined}
      onChange={(event) => {
        givenUp.current = false;
        setTyped(event.currentTarget.value);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') step(event, 1);
        if (event.key === 'ArrowDown') step(event, -1);
        if (event.key !== 'Enter') return;
        // Not the form around.
        event.preventDefault();
        settle();
        const minutes = typed === null ? value : read(typed);
        if (minutes !== null) onEnter?.(minutes);
      }}
    />
  );
}
