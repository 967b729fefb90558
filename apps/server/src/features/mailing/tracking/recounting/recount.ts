import type { Database, Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import type { RowOf } from '../../../../platform/db/prepared.ts';
import { clickShareOf, type Known, knownOf, SHARES, type Share, shareOf } from './figures.ts';
import { settleArrived } from './settle-arrived.ts';
import {
  addToLinks,
  addToRuns,
  type ClickRow,
  clicksOf,
  eventsOf,
  holdDeliveries,
  holdFree,
  type LinkShare,
  putBackRecounts,
  takeRecounts,
  thereAmong,
  writeClicks,
  writeKnown,
} from './store.ts';

/** Deliveries that are counted in one transaction. */
const CHUNK = 500;

type Held = RowOf<typeof holdDeliveries>;

/** Counts these anew, in the caller's transaction; it holds them until its end. */
export async function recountDeliveries(tx: Sql, deliveries: readonly number[]): Promise<void> {
  await recountHeld(tx, await tx.rows(holdDeliveries({ deliveries })));
}

/** Counts what was touched, until nothing is left. Answers how many. */
export async function recountTouched(db: Database, signal?: AbortSignal): Promise<number> {
  let counted = 0;
  for (;;) {
    const { taken, held } = await db.transaction(async (tx) => {
      const touched = await tx.rows(takeRecounts({ limit: CHUNK }));
      const wanted = [...new Set(touched.map(({ delivery }) => delivery))];
      const free = await tx.rows(holdFree({ deliveries: wanted }));
      if (free.length < wanted.length) {
        const there = await tx.rows(thereAmong({ deliveries: wanted }));
        const had = new Set(free.map(({ id }) => id));
        const left = there.filter(({ id }) => !had.has(id));
        if (left.length > 0) await tx.run(putBackRecounts({ deliveries: left.map(({ id }) => id) }));
      }
      await recountHeld(tx, free);
      return { taken: touched.length, held: free };
    });
    counted += held.length;
    const doubtful = held.filter(({ uncertain }) => uncertain);
    if (doubtful.length > 0) await settleArrived(db, doubtful);
    if (taken < CHUNK || signal?.aborted) return counted;
  }
}

async function recountHeld(tx: Sql, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  const deliveries = held.map(({ id }) => id);
  const events = Map.groupBy(await tx.rows(eventsOf({ deliveries })), ({ delivery_id }) => delivery_id);
  const before = await tx.rows(clicksOf({ deliveries }));
  const rows: (Known & { id: number })[] = [];
  const clicks: ClickRow[] = [];
  const runs = new Sums<Share>(SHARES);
  const links = new Sums<LinkShare>(['clicked', 'clicked_all', 'clicks', 'clicks_all']);
  for (const row of held) {
    const { known, clicked } = knownOf(events.get(row.id) ?? [], row);
    rows.push({ id: row.id, ...known });
    runs.add(`${row.run}`, shareOf(known), shareOf(row));
    for (const each of clicked) {
      const old = before.find(({ delivery_id, ordinal }) => delivery_id === row.id && ordinal === each.ordinal);
      clicks.push({ delivery_id: row.id, run_id: row.run, ...each });
      links.add(`${row.run}/${each.ordinal}`, clickShareOf(each), clickShareOf(old ?? { clicks: 0, clicks_all: 0 }));
    }
  }
  await tx.run(writeKnown({ rows: json(rows) }));
  if (clicks.length > 0) await tx.run(writeClicks({ rows: json(clicks) }));
  const grown = runs.changed().map(([key, sums]) => ({ run_id: Number(key), ...sums }));
  if (grown.length > 0) await tx.run(addToRuns({ rows: json(grown) }));
  const followed = links.changed().map(([key, sums]) => {
    const [run_id = 0, ordinal = 0] = key.split('/').map(Number);
    return { ...sums, run_id, ordinal };
  });
  if (followed.length > 0) await tx.run(addToLinks({ rows: json(followed) }));
}

/** What changes, summed by what it is of. */
class Sums<S extends Readonly<Record<string, number>>> {
  readonly #names: readonly (keyof S & string)[];
  readonly #sums = new Map<string, Record<string, number>>();
  constructor(names: readonly (keyof S & string)[]) {
    this.#names = names;
  }
  add(key: string, now: Partial<S>, before: Partial<S>): void {
    const sums = this.#sums.get(key) ?? Object.fromEntries(this.#names.map((name) => [name, 0]));
    for (const name of this.#names) sums[name] = (sums[name] ?? 0) + (now[name] ?? 0) - (before[name] ?? 0);
    this.#sums.set(key, sums);
  }
  changed(): [string, S][] {
    return [...this.#sums].filter(([, sums]) => Object.values(sums).some((sum) => sum !== 0)) as unknown as [
      string,
      S,
    ][];
  }
}
