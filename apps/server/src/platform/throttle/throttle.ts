import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Allowance } from '@waypost/contract/wire';
import { float8, int4, jsonText, sure, text } from '../db/column.ts';
import type { Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { query, sql } from '../db/query.ts';
import { statement } from '../db/statement.ts';
import { tooMany } from '../errors/index.ts';

/** Something that is counted: under which allowance, as whose, and for how many; once unless told. */
export type Counted = readonly [allowance: Allowance, subject: string, hits?: number];

const hit = statement(
  'throttle_hit',
  {
    takes: { counters: jsonText<readonly { key: string; s: number; n: number }[]>() },
    gives: { key: text(), hits: int4, wait: sure(float8) },
  },
  ($) => `
    INSERT INTO throttles AS t (key, window_start, hits)
    SELECT c.key, to_timestamp(floor(extract(epoch FROM app_now()) / c.s) * c.s), c.n
    FROM jsonb_to_recordset(${$.counters}::jsonb) AS c (key text, s float8, n int) ORDER BY c.key
    ON CONFLICT (key, window_start) DO UPDATE SET hits = t.hits + EXCLUDED.hits
    RETURNING key, hits, ceil(extract(epoch FROM window_start - app_now()))::float8 AS wait`,
);

/**
 * Counts under each, no counter twice; answers for how many seconds each is used up, 0 for those that are not. Counted in PostgreSQL
 * in fixed windows, so it holds across processes. Runs outside the caller's transaction: a failed try must stay counted.
 */
export async function countAll(db: Sql, counted: readonly Counted[]): Promise<number[]> {
  if (counted.length === 0) return [];
  const counters = counted.map(([allowance, subject, n = 1]) => ({
    key: keyOf(allowance, subject),
    s: allowance.windowS,
    n,
  }));
  const rows = new Map((await db.rows(hit({ counters: json(counters) }))).map((row) => [row.key, row]));
  return counted.map(([{ hits, windowS }], n) => {
    const row = rows.get(counters[n]?.key ?? '');
    return row !== undefined && row.hits > hits ? Math.max(1, row.wait + windowS) : 0;
  });
}

/** The same, refusing with 429 where one is used up; its Retry-After is the truth. */
export async function throttleAll(db: Sql, counted: readonly Counted[]): Promise<void> {
  const wait = Math.max(0, ...(await countAll(db, counted)));
  if (wait > 0) throw tooMany(wait);
}

/** One by itself, where a hit that is refused must not count under the next one. */
export const throttle = (db: Sql, allowance: Allowance, subject: string): Promise<void> =>
  throttleAll(db, [[allowance, subject]]);

/** A try that turned out to be legitimate is not held against anybody. */
export async function forgive(db: Sql, allowance: Allowance, subject: string, hits: 'one' | 'all'): Promise<void> {
  const key = keyOf(allowance, subject);
  if (hits === 'all') await db.run(query.deleteFrom('throttles').where('key', '=', key));
  else
    await db.run(
      query
        .updateTable('throttles')
        .set({ hits: sql`greatest(hits - 1, 0)` })
        .where('key', '=', key)
        .where('window_start', '>', sql<Date>`app_now() - make_interval(secs => ${allowance.windowS})`),
    );
}

/** Removes the counters of windows that are over. */
export async function tidyThrottles(db: Sql): Promise<void> {
  await db.run(query.deleteFrom('throttles').where('window_start', '<', sql<Date>`app_now() - interval '1 day'`));
}

/** Addresses of mail and of the network are personal data: the table holds digests only. */
const keyOf = (allowance: Allowance, subject: string): string =>
  `${allowance.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/** Whose tries count together. One IPv6 customer has a whole /64 (RFC 6177); each of its addresses must not be a fresh start. */
export const addressBlock = (ip: string): string =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? expand(ip).slice(0, 4).join(':') : ip.replace('::ffff:', '');

function expand(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
