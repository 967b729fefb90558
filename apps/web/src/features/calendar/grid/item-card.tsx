import { memo } from 'react';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import classes from '../../../ui/calendar/card.module.css';
import { ItemTime } from '../../../ui/calendar/item-time.tsx';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { MARKS } from '../../../ui/marks/networks/marks.ts';
import { SupplierMark } from '../../../ui/marks/supplier-mark.tsx';
import type { Item, Verbs } from '../items.ts';
import type { ItemWords } from './use-item-words.ts';

interface Props {
  readonly item: Item;
  readonly marked?: boolean;
  /** Its new time is on its way. */
  readonly busy?: boolean;
  readonly words: ItemWords;
  readonly verbs: Pick<Verbs, 'open' | 'move'>;
}

const loadMenu = () => withWords(['calendar'], () => import('./item-menu.tsx'));

/**
 * A post or a newsletter on the grid: network, time, what it says and its picture (CAL-029); as narrow as its neighbours leave it. Of plain
 * elements: a week draws hundreds.
 */
export const ItemCard = memo(function ItemCard({ item, marked, busy, words, verbs }: Props) {
  const { app, out, image } = item;
  const text = words.text(item);
  const time = words.time(item.at);
  const what = words.what(item);
  const supplier = item.kind === 'post' ? item.post.supplier : undefined;
  return (
    <div
      className={`${classes.card} ${MARKS[app].colours}`}
      data-post-id={item.kind === 'post' ? item.post.id : undefined}
      data-newsletter-id={item.kind === 'newsletter' ? item.newsletter.id : undefined}
      data-out={out || undefined}
      data-movable={item.movable || undefined}
      data-busy={busy || undefined}
      data-marked={marked || undefined}
    >
      <button
        type="button"
        className={classes.open}
        title={`${time} ${text}`}
        aria-haspopup={item.kind === 'post' ? 'dialog' : undefined}
        onClick={() => verbs.open(item)}
      >
        <span className={classes.words}>
          <span className={classes.when}>
            <NetworkGlyph app={app} size={14} />
            <span className={classes.unseen}>{what}</span>
            <ItemTime at={item.at} time={time} />
            {supplier && <SupplierMark supplier={supplier} short />}
          </span>
          <span className={classes.text}>{text}</span>
        </span>
        {image && <img className={classes.image} src={image} alt="" loading="lazy" draggable={false} />}
      </button>
      <DeferredMenu
        target={<button type="button" className={classes.more} aria-label={words.more(`${what} ${time} ${text}`)} />}
        load={loadMenu}
        with={{ item, verbs }}
      />
    </div>
  );
});
