import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { beginsOf, isInHour } from '../../ui/calendar/full-days.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ItemCard } from './grid/item-card.tsx';
import type { ItemWords } from './grid/use-item-words.ts';
import type { Item, Listed, Verbs } from './items.ts';
import classes from './list-dialog.module.css';

export interface ListProps {
  readonly listed: Listed;
  readonly items: readonly Item[];
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'open' | 'move'>;
  readonly onClose: () => void;
}

/** All of a day or of an hour, each with what its card on the grid would offer. Loaded by dialogs.tsx. */
export default function ListDialog({ listed, items, words, verbs, onClose }: ListProps) {
  const t = useTranslations('marketing.item');
  const { day } = useFormats();
  const theirs = items.filter('day' in listed ? isOn(listed.day) : (item) => isInHour(listed.hour, item));
  const ordered = theirs.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const title =
    'day' in listed
      ? t('allOf', { day: day(`${listed.day}T17:00:00Z`), count: theirs.length })
      : words.hour({ at: listed.hour, items: theirs });
  return (
    <Dialog opened={theirs.length > 0} title={title} onClose={onClose} size="lg">
      <ul className={classes.list}>
        {ordered.map((item) => (
          <li key={item.key} className={classes.item}>
            <ItemCard item={item} complete words={words} verbs={verbs} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function isOn(day: string): (item: Item) => boolean {
  const [begin = 0, end = 0] = beginsOf({ first: day, days: 1 });
  return ({ at }) => begin <= Date.parse(at) && Date.parse(at) < end;
}
