import type { App } from '@waypost/contract/networks';

/** What stands on a calendar at its time, whoever's calendar it is. */
export interface GridItem {
  readonly key: string;
  readonly at: string;
  readonly app: App;
  readonly image: string | null;
  /** It has gone out. */
  readonly out: boolean;
  readonly movable: boolean;
  /** By what the address may name it; newsletters have ids of their own (CAL-006). */
  readonly named: number | null;
}

export const isOneOf = ({ named }: Pick<GridItem, 'named'>, ids: ReadonlySet<number>): boolean =>
  named !== null && ids.has(named);

/** A day that has more posts than can be told one by one, by its hours. */
export interface FullDay<I extends GridItem = GridItem> {
  readonly kind: 'day';
  readonly key: string;
  readonly at: string;
  readonly until: string;
  readonly hours: readonly FullHour<I>[];
}
export interface FullHour<I extends GridItem = GridItem> {
  readonly at: string;
  /** Where it stands on Toronto's clock, 0 to 23. */
  readonly row: number;
  readonly items: readonly I[];
}

/** What all cards of a calendar say. Times are moments. */
export interface GridWords<I extends GridItem> {
  readonly time: (at: string) => string;
  /** How it begins, in one line. */
  readonly text: (item: I, letters?: number) => string;
  readonly hour: (hour: Pick<FullHour<I>, 'at' | 'items'>) => string;
  readonly others: (count: number) => string;
}
