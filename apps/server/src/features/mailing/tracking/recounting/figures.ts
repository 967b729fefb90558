import type { TableRow } from '../../../../platform/db/query.ts';
import { judge, type Seen } from './judge.ts';

type Delivery = TableRow<'deliveries'>;

/** What the row of a delivery says of it since it was sent. */
export type Known = Pick<
  Delivery,
  | 'arrived_at'
  | 'opened_at'
  | 'clicked_at'
  | 'machine_opened_at'
  | 'machine_clicked_at'
  | 'opens'
  | 'clicks'
  | 'machine_opens'
  | 'machine_clicks'
  | 'unsubscribed_at'
  | 'complained_at'
  | 'bounced_at'
  | 'bounce'
  | 'bounce_status'
  | 'bounce_note'
>;

/** Clicks of one link of one delivery. */
export interface Clicked {
  readonly ordinal: number;
  readonly clicks: number;
  readonly clicks_all: number;
  readonly first_at: Date;
}

const GRAVITY = { hard: 3, refused: 2, soft: 1 } as const;

/** All that is known of a delivery, from its events in the order of time; the same events always give the same. */
export function knownOf(
  events: readonly Seen[],
  about: Parameters<typeof judge>[1],
): { readonly known: Known; readonly clicked: readonly Clicked[] } {
  const taken = judge(events, about);
  const by = (kinds: readonly Seen['kind'][], machine: boolean) =>
    events.filter(
      (event) => kinds.includes(event.kind) && taken.has(event) && (taken.get(event) === 'machine') === machine,
    );
  const firstOf = (found: readonly Seen[]): Date | null => found[0]?.at ?? null;
  // Who reads it in the browser has opened it, and so has who followed a link, also where no picture was shown.
  const opens = by(['open', 'view'], false);
  const clicks = by(['click'], false);
  const [machineOpens, machineClicks] = [by(['open', 'view'], true), by(['click'], true)];
  const opened = events.find((event) => opens.includes(event) || clicks.includes(event));
  const left = events.findLast(({ kind }) => kind === 'unsubscribe' || kind === 'resubscribe');
  const bounce = events
    .filter((event) => event.kind === 'bounce' && event.bounce !== null)
    .reduce<Seen | null>((worst, each) => (worst === null || graver(each, worst) ? each : worst), null);
  return {
    known: {
      arrived_at: firstOf(events),
      opened_at: opened?.at ?? null,
      clicked_at: firstOf(clicks),
      machine_opened_at: firstOf(machineOpens),
      machine_clicked_at: firstOf(machineClicks),
      opens: Math.max(opens.length, opened === undefined ? 0 : 1),
      clicks: clicks.length,
      machine_opens: machineOpens.length,
      machine_clicks: machineClicks.length,
      unsubscribed_at: left?.kind === 'unsubscribe' ? left.at : null,
      complained_at: firstOf(events.filter(({ kind }) => kind === 'complaint')),
      bounced_at: bounce?.at ?? null,
      bounce: bounce?.bounce ?? null,
      bounce_status: bounce?.status ?? null,
      bounce_note: bounce?.note ?? null,
    },
    clicked: clicksByLink([...clicks, ...machineClicks], new Set(clicks)),
  };
}

const graver = (one: Seen, other: Seen): boolean =>
  one.bounce !== null && other.bounce !== null && GRAVITY[one.bounce] > GRAVITY[other.bounce];

function clicksByLink(all: readonly Seen[], people: ReadonlySet<Seen>): Clicked[] {
  const byLink = Map.groupBy(all, ({ ordinal }) => ordinal ?? -1);
  return [...byLink]
    .filter(([ordinal]) => ordinal >= 0)
    .map(([ordinal, its]) => ({
      ordinal,
      clicks: its.filter((event) => people.has(event)).length,
      clicks_all: its.length,
      first_at: its.reduce((first, { at }) => (at < first ? at : first), its[0]?.at ?? new Date(0)),
    }));
}

/** What one delivery adds to the figures of its run. */
export const shareOf = (known: Known) => {
  const one = (holds: boolean) => (holds ? 1 : 0);
  return {
    opened: one(known.opened_at !== null),
    opened_all: one(known.opened_at !== null || known.machine_opened_at !== null),
    clicked: one(known.clicked_at !== null),
    clicked_all: one(known.clicked_at !== null || known.machine_clicked_at !== null),
    opens: known.opens,
    opens_all: known.opens + known.machine_opens,
    clicks: known.clicks,
    clicks_all: known.clicks + known.machine_clicks,
    unsubscribed: one(known.unsubscribed_at !== null),
    complained: one(known.complained_at !== null),
    bounced_hard: one(known.bounce === 'hard'),
    bounced_soft: one(known.bounce === 'soft'),
    bounced_refused: one(known.bounce === 'refused'),
  };
};
export type Share = ReturnType<typeof shareOf>;
export const SHARES = Object.keys(
  shareOf({
    ...{ arrived_at: null, opened_at: null, clicked_at: null, machine_opened_at: null, machine_clicked_at: null },
    ...{ opens: 0, clicks: 0, machine_opens: 0, machine_clicks: 0, unsubscribed_at: null, complained_at: null },
    ...{ bounced_at: null, bounce: null, bounce_status: null, bounce_note: null },
  }),
) as (keyof Share)[];

/** What one link of one delivery adds to the figures of the link. */
export const clickShareOf = ({ clicks, clicks_all }: Pick<Clicked, 'clicks' | 'clicks_all'>) => ({
  clicked: clicks > 0 ? 1 : 0,
  clicked_all: clicks_all > 0 ? 1 : 0,
  clicks,
  clicks_all,
});
