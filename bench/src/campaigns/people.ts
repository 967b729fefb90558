import { setTimeout as wait } from 'node:timers/promises';
import { type Api, type BenchDatabase, readersOf } from '../world.ts';

/** Calendars that are opened in a second: ten thousand agents, each every three minutes. */
const CALENDARS_A_SECOND = 50;
const READERS = 40;
const MONTH_MS = 30 * 86_400_000;

/**
 * Agents open their calendars, some with two posts a day and some to whom the campaign comes; each when its turn comes, however long the
 * others wait. Answers how long they waited, in milliseconds, in order.
 */
export async function reading(database: BenchDatabase, api: Api): Promise<() => Promise<number[]>> {
  const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
  const readers = [...(await readersOf(database, READERS)), ...(await readersOf(database, READERS, 'crowd-ca-%'))];
  const waited: number[] = [];
  const open = async (n: number) => {
    const { cookie, pgid } = readers[(n * 7) % readers.length] as (typeof readers)[number];
    const query = `pgid=${pgid}&fire_at_from=${day(0)}&fire_at_to=${day(MONTH_MS)}&page_size=100`;
    const began = performance.now();
    const answer = await fetch(`${api.url}/api/scheduled_postings/?${query}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a calendar answered ${answer.status}`);
    waited.push(performance.now() - began);
  };
  for (let n = 0; n < readers.length; n += 1) await open(n);
  waited.length = 0;
  let over = false;
  const going = (async () => {
    const opened: Promise<void>[] = [];
    for (const began = performance.now(); !over; opened.push(open(opened.length)))
      await wait(Math.max(0, began + (opened.length * 1_000) / CALENDARS_A_SECOND - performance.now()));
    await Promise.all(opened);
  })();
  return async () => {
    over = true;
    await going;
    return waited.sort((a, b) => a - b);
  };
}

/** A person saves the settings of a connection whose copies are being made, or come next, again and again; how long the longest waited. */
export function saving(database: BenchDatabase): () => Promise<number> {
  let over = false;
  let longest = 0;
  const going = (async () => {
    while (!over) {
      const [at] = await database.query<{ place: string }>(
        'SELECT max(place) AS place FROM campaign_spreads WHERE done_at IS NULL',
      );
      const began = performance.now();
      await database.query('UPDATE connections SET updated_at = now() WHERE id = $1', [
        Number(at?.place ?? 0) + 1 + Math.floor(Math.random() * 200),
      ]);
      longest = Math.max(longest, performance.now() - began);
      await wait(20);
    }
  })();
  return async () => {
    over = true;
    await going;
    return longest;
  };
}
