import type { More, Verbs } from '../items.ts';
import classes from './grid.module.css';
import type { ItemWords } from './use-item-words.ts';

interface Props {
  readonly more: More;
  readonly day: string;
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'openDay'>;
}

/** What of a day does not fit. A press shows all of the day. */
export const MoreCard = ({ more, day, words, verbs }: Props) => (
  <button
    type="button"
    className={classes.more}
    data-alone={more.alone || undefined}
    data-day={more.day}
    data-count={more.count}
    aria-label={words.allOf(day, more.count)}
    aria-haspopup="dialog"
    onClick={() => verbs.openDay(more.day)}
  >
    {more.alone ? words.count(more.count) : words.others(more.count)}
  </button>
);
