import type { PostingCell } from '@waypost/contract/campaigns';
import type { App } from '@waypost/contract/networks';
import type { CampaignRow } from '@waypost/contract/newsletters';
import type { FullDay, GridItem } from '../../ui/calendar/items.ts';

/** A campaign's post as it stands on the grid. */
export interface PostingItem extends GridItem {
  readonly kind: 'posting';
  readonly posting: PostingCell;
}
export interface NewsletterItem extends GridItem {
  readonly kind: 'newsletter';
  readonly campaign: CampaignRow;
}
export type Item = PostingItem | NewsletterItem;

/** What of a day of a month does not fit: all of the day is behind it. */
export interface More {
  readonly kind: 'more';
  readonly key: string;
  /** The day, where it stands last. */
  readonly at: string;
  readonly day: string;
  readonly count: number;
  /** Nothing of the day stands beside it. */
  readonly alone: boolean;
}
/** What a press shows all of: an hour of a full day, or a day. */
export type Listed = { readonly hour: string } | { readonly day: string };
export type Shown = Item | FullDay<Item> | More;

/** What cards lead to. Times are moments. */
export type Verbs = Readonly<{
  open: (item: Item) => void;
  move: (item: Item) => void;
  /** Answers false when the item has to go back at once. */
  drop: (item: Item, at: string) => boolean;
  openHour: (at: string) => void;
  openDay: (day: string) => void;
}>;

interface Reading {
  readonly apps: readonly App[];
  readonly now: number;
  /** Whether the reader may move what is ahead. */
  readonly moves: boolean;
}

const known = new WeakMap<PostingCell | CampaignRow, Item>();
/** The same object for as long as nothing of it changes: a card is drawn once, however often the clock is looked at. */
function kept<I extends Item>(of: PostingCell | CampaignRow, item: I): Item {
  const before = known.get(of);
  if (before?.movable === item.movable && before.out === item.out) return before;
  known.set(of, item);
  return item;
}

/** Future pending ones alone can be moved (ADMCAL-056); one whose time has come counts as published (ADMCAL-035). */
export function postingItems(cells: readonly PostingCell[], { apps, now, moves }: Reading): readonly Item[] {
  return cells.flatMap((posting) => {
    const { id, fire_at: at, app, image, deleted, campaign } = posting;
    if (at === null || deleted || !campaign.published || !apps.includes(app)) return [];
    const ahead = Date.parse(at) > now;
    return [
      kept(posting, {
        ...{ kind: 'posting', key: `posting-${id}`, named: id, at, app, image, posting },
        out: !ahead,
        movable: ahead && moves,
      }),
    ];
  });
}

/** Newsletters that were published to advisors: what has gone out, and what is ahead. */
export function newsletterItems(rows: readonly CampaignRow[], { apps, now, moves }: Reading): readonly Item[] {
  if (!apps.includes('emarketing')) return [];
  return rows.flatMap((campaign) => {
    const { id, fire_at: at, image_thumbnail: image, deleted, state } = campaign;
    if (at === null || deleted || state === 'draft') return [];
    const ahead = Date.parse(at) > now;
    if (!ahead && !campaign.published) return [];
    if (ahead && state === 'cancelled') return [];
    return [
      kept(campaign, {
        ...{ kind: 'newsletter', key: `newsletter-${id}`, named: null, at, app: 'emarketing', image, campaign },
        out: campaign.published,
        movable: ahead && moves && !campaign.published,
      }),
    ];
  });
}
