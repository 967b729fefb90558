import type { TableRow } from '../../../../platform/db/query.ts';

/** What was noticed of one delivery, as far as figures are made of it. */
export type Seen = Pick<
  TableRow<'mailing_events'>,
  'kind' | 'ordinal' | 'at' | 'agent' | 'user_agent' | 'ip_prefix' | 'bounce' | 'status' | 'note'
>;

/** What of somebody's reading is taken for whose doing. A proxy fetches when a person opens; the others are nobody. */
export type Taken = 'person' | 'proxy' | 'machine';

/** Whoever clicks so soon after the mail came, and without having opened it, is a scanner. */
const QUICK_MS = 10_000;
/** Before that the clock was turned, or the mail was sent once more. */
const BEFORE_MS = 60_000;
/** Nobody follows so many different links in so short a time. */
const BURST_MS = 2_000;
const BURST_LINKS = 3;

const isClick = ({ kind }: Seen) => kind === 'click' || kind === 'view';
const time = ({ at }: Seen) => at.getTime();
const programOf = ({ user_agent, ip_prefix }: Seen) => `${ip_prefix} ${user_agent}`;

/** The clicks that came in a burst; `links`: how many links the mail has. */
function bursts(clicks: readonly Seen[], links: number): ReadonlySet<Seen> {
  const many = Math.max(2, Math.min(BURST_LINKS, links));
  const found = new Set<Seen>();
  for (const [first, one] of clicks.entries()) {
    const near: Seen[] = [];
    for (let at = first; at < clicks.length; at += 1) {
      const other = clicks[at];
      if (other === undefined || time(other) - time(one) > BURST_MS) break;
      near.push(other);
    }
    if (new Set(near.map(({ ordinal }) => ordinal)).size >= many) for (const each of near) found.add(each);
  }
  return found;
}

/**
 * Tells people from machines, by all that was noticed of a delivery, in the order of time. What a program does counts for more than
 * what it says of itself: gateways call themselves browsers, and look at every link before anybody has read the mail.
 */
export function judge(
  events: readonly Seen[],
  { sentAt, links }: { readonly sentAt: Date | null; readonly links: number },
): ReadonlyMap<Seen, Taken> {
  const taken = new Map<Seen, Taken>();
  const reading = events.filter((event) => event.kind === 'open' || isClick(event));
  const quickUntil = sentAt === null ? 0 : sentAt.getTime() + QUICK_MS;
  const isQuick = (event: Seen) => time(event) < quickUntil && time(event) > quickUntil - QUICK_MS - BEFORE_MS;
  const burst = bursts(
    reading.filter(({ kind }) => kind === 'click'),
    links,
  );
  const machines = new Set<string>();
  let opened = false;
  for (const event of reading) {
    const { agent, kind } = event;
    if (kind === 'open' && (agent === 'browser' || agent === 'proxy')) opened = true;
    if (!isClick(event) || agent !== 'browser') continue;
    if (burst.has(event) || (isQuick(event) && !opened)) machines.add(programOf(event));
  }
  for (const event of reading) {
    const { agent, kind } = event;
    if (agent === 'proxy' && kind === 'open') taken.set(event, 'proxy');
    else
      taken.set(
        event,
        agent !== 'browser' || burst.has(event) || machines.has(programOf(event)) ? 'machine' : 'person',
      );
  }
  return taken;
}
