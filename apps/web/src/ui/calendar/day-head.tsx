import type { DayHeaderInfo } from '@fullcalendar/react';
import classes from './grid.module.css';

type Props = Pick<DayHeaderInfo, 'isToday' | 'weekdayText' | 'dayNumberText' | 'inPopover' | 'text'>;

/** Read as a whole date: FullCalendar hides what stands here from readers, so nothing in it can be reached. */
export function DayHead({ isToday, weekdayText, dayNumberText, inPopover, text }: Props) {
  if (inPopover) return text;
  return (
    <>
      <span className={classes.weekday}>{weekdayText}</span>
      <span className={classes.number} data-today={isToday || undefined}>
        {dayNumberText}
      </span>
    </>
  );
}
