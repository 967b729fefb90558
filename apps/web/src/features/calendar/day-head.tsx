import type { DayHeaderInfo } from '@fullcalendar/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { momentOfDay } from '../../ui/fields/moments.ts';
import classes from './grid.module.css';

interface Props
  extends Pick<DayHeaderInfo, 'date' | 'isToday' | 'isPast' | 'weekdayText' | 'dayNumberText' | 'inPopover' | 'text'> {
  readonly onCreate: (at: string) => void;
}

/** The day, and for the keyboard what a click into its hours is for the pointer. */
export function DayHead({ date, isToday, isPast, weekdayText, dayNumberText, inPopover, text, onCreate }: Props) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const day = date.toISOString().slice(0, 10);
  if (inPopover) return text;
  const create = () => {
    const earliest = new Date(Date.now() + RESCHEDULE_MIN_MINUTES * 60_000).toISOString();
    onCreate(momentOfDay(day, null, earliest));
  };
  return (
    <>
      <span className={classes.weekday}>{weekdayText}</span>
      <span className={classes.number} data-today={isToday || undefined}>
        {dayNumberText}
      </span>
      {!isPast && (
        <ActionIcon
          className={classes.create}
          variant="subtle"
          color="gray"
          size={22}
          aria-label={t('createOn', { day: formats.day(`${day}T17:00:00Z`) })}
          onClick={create}
        >
          <IconPlus size={14} stroke={1.7} />
        </ActionIcon>
      )}
    </>
  );
}
