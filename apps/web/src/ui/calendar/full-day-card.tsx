import { memo, type ReactNode } from 'react';
import { MARKS } from '../marks/networks/marks.ts';
import { useIdle } from '../use-idle.ts';
import classes from './card.module.css';
import { type FullDay, type FullHour, type GridItem, type GridWords, isOneOf } from './items.ts';

/** As many lines as an hour is high. */
const LINES = 3;
/** A line is cut off sooner, except where one day fills the screen. */
const LINE_LETTERS = 48;
/** The hours that are in sight when a week opens. */
const isSeenFirst = (row: number) => row >= 7 && row < 19;

interface Props<I extends GridItem> {
  readonly day: FullDay<I>;
  readonly marked: ReadonlySet<number>;
  readonly words: GridWords<I>;
  readonly verbs: { readonly openHour: (at: string) => void };
}

/**
 * The hours of a full day: what each begins with, and how many more there are. A press shows all of an hour. Nights get their
 * lines when the browser has time: seven days of them are half of what it would lay out.
 */
export const FullDayCard = memo(function FullDayCard<I extends GridItem>({ day, marked, words, verbs }: Props<I>) {
  const whole = useIdle();
  const hourOf = (hour: FullHour<I>) => (
    <button
      key={hour.at}
      type="button"
      className={classes.hour}
      data-hour={hour.at}
      data-marked={hour.items.some((item) => isOneOf(item, marked)) || undefined}
      aria-label={words.hour(hour)}
      aria-haspopup="dialog"
      onClick={() => verbs.openHour(hour.at)}
    >
      {(whole || isSeenFirst(hour.row)) && linesOf(hour, words)}
    </button>
  );
  const rows = [...Map.groupBy(day.hours, ({ row }) => row)];
  return (
    <div className={classes.fullDay}>
      {rows.map(([row, hours]) => (
        <div key={row} className={classes.row} style={{ gridRow: row + 1 }}>
          {hours.map(hourOf)}
        </div>
      ))}
    </div>
  );
}) as <I extends GridItem>(props: Props<I>) => ReactNode;

function linesOf<I extends GridItem>({ items }: FullHour<I>, words: GridWords<I>) {
  const told = items.length > LINES ? items.slice(0, LINES - 1) : items;
  return (
    <>
      {told.map((item) => (
        <span
          key={item.key}
          className={`${classes.line} ${MARKS[item.app].colours}`}
          data-post-id={item.named ?? undefined}
        >
          <b>{words.time(item.at)}</b> {words.text(item, LINE_LETTERS)}
        </span>
      ))}
      {told.length < items.length && <span className={classes.line}>{words.others(items.length - told.length)}</span>}
    </>
  );
}
