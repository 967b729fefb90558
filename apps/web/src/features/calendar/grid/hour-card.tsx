import { memo } from 'react';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { MARKS } from '../../../ui/marks/networks/marks.ts';
import type { FullHour, Verbs } from '../items.ts';
import classes from './card.module.css';
import type { ItemWords } from './use-item-words.ts';

/** As many lines as an hour is high. */
const LINES = 3;

interface Props {
  readonly hour: FullHour;
  readonly marked: boolean;
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'openHour'>;
}

/** An hour of a full day: what it begins with, and how many more there are. A press shows them all. */
export const HourCard = memo(function HourCard({ hour, marked, words, verbs }: Props) {
  const { at, items } = hour;
  const told = items.length > LINES ? items.slice(0, LINES - 1) : items;
  return (
    <button
      type="button"
      className={classes.hour}
      data-hour={at}
      data-marked={marked || undefined}
      aria-label={words.hour(hour)}
      aria-haspopup="dialog"
      onClick={() => verbs.openHour(at)}
    >
      {told.map((item) => (
        <span key={item.key} className={`${classes.line} ${MARKS[item.app].colours}`} data-post-id={item.post.id}>
          <NetworkGlyph app={item.app} size={11} /> <b>{words.time(item.at)}</b> {words.text(item)}
        </span>
      ))}
      {told.length < items.length && <span className={classes.line}>{words.others(items.length - told.length)}</span>}
    </button>
  );
});
