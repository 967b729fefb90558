import { IconClock, IconSend } from '@tabler/icons-react';
import { memo } from 'react';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import shared from '../../../ui/calendar/card.module.css';
import { ItemTime } from '../../../ui/calendar/item-time.tsx';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { MARKS } from '../../../ui/marks/networks/marks.ts';
import type { Item, Verbs } from '../items.ts';
import classes from './grid.module.css';
import type { ItemWords } from './use-item-words.ts';

interface Props {
  readonly item: Item;
  /** With its picture and whose it is; else a line of its own (ADMCAL-010). */
  readonly complete: boolean;
  readonly marked?: boolean;
  /** Its new time is being decided on. */
  readonly busy?: boolean;
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'open' | 'move'>;
}

const loadMenu = () => withWords(['marketing'], () => import('./item-menu.tsx'));

/** A post or a newsletter of staff on the grid. Of plain elements: a month draws hundreds. */
export const ItemCard = memo(function ItemCard({ item, complete, marked, busy, words, verbs }: Props) {
  const { app, out, image } = item;
  const text = words.text(item);
  const time = words.time(item.at);
  const what = words.what(item);
  const Status = out ? IconSend : IconClock;
  const supplier = words.supplier(item);
  return (
    <div
      className={`${shared.card} ${MARKS[app].colours} ${complete ? classes.complete : classes.simple}`}
      data-posting-id={item.kind === 'posting' ? item.posting.id : undefined}
      data-campaign-id={item.kind === 'newsletter' ? item.campaign.id : undefined}
      data-out={out || undefined}
      data-movable={item.movable || undefined}
      data-busy={busy || undefined}
      data-marked={marked || undefined}
    >
      <button
        type="button"
        className={shared.open}
        title={`${time} ${text}`}
        aria-haspopup={item.kind === 'posting' || out ? 'dialog' : undefined}
        onClick={() => verbs.open(item)}
      >
        <span className={shared.words}>
          <span className={shared.when}>
            <NetworkGlyph app={app} size={14} />
            <span className={shared.unseen}>{what}</span>
            <ItemTime at={item.at} time={time} />
            <Status className={classes.status} size={13} stroke={1.8} aria-hidden="true" />
          </span>
          {complete && <span className={classes.supplier}>{supplier}</span>}
          <span className={`${shared.text} ${classes.text}`}>{text}</span>
        </span>
        {complete && image && <img className={shared.image} src={image} alt="" loading="lazy" draggable={false} />}
      </button>
      <DeferredMenu
        target={
          <button
            type="button"
            className={`${shared.more} ${classes.menu}`}
            aria-label={words.more(`${what} ${time} ${text}`)}
          />
        }
        load={loadMenu}
        with={{ item, verbs }}
      />
    </div>
  );
});
