import { isInHour } from '../../../ui/calendar/full-days.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ItemCard } from '../grid/item-card.tsx';
import type { ItemWords } from '../grid/use-item-words.ts';
import type { Item, Verbs } from '../items.ts';
import classes from './hour-dialog.module.css';

export interface HourProps {
  /** When it begins. */
  readonly at: string;
  readonly items: readonly Item[];
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'open' | 'move'>;
  readonly onClose: () => void;
}

/** All posts of an hour of a full day, each with what its card on the grid would offer. Loaded by asked.tsx. */
export default function HourDialog({ at, items, words, verbs, onClose }: HourProps) {
  const theirs = items.filter((item) => isInHour(at, item));
  return (
    <Dialog opened={theirs.length > 0} title={words.hour({ at, items: theirs })} onClose={onClose}>
      <ul className={classes.list}>
        {theirs.map((item) => (
          <li key={item.key} className={classes.item}>
            <ItemCard item={item} words={words} verbs={verbs} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
