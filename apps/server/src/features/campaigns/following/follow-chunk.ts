import { int4, int8, sure } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { copies } from '../../posts/index.ts';
import type { Chunk, HeldSpread } from '../fan-out/spread-store.ts';

/** Copies of one transaction: their agents wait for it. */
const CHUNK = 250;

const countCopies = statement(
  'follow-count',
  { takes: { posting: int8 }, gives: { count: sure(int4) } },
  ($) =>
    `SELECT count(*)::int AS count FROM scheduled_postings WHERE source = 'campaign' AND posting_id = ${$.posting}`,
);
/** By profile, as the index has them: a posting has one copy in each. */
const nextCopies = statement(
  'follow-next-copies',
  { takes: { posting: int8, after: int8, limit: int4 }, gives: { id: int8, profile_id: int8 } },
  ($) => `
  SELECT id, profile_id FROM scheduled_postings
  WHERE source = 'campaign' AND posting_id = ${$.posting} AND profile_id > ${$.after} ORDER BY profile_id LIMIT ${$.limit}::int`,
);

/** The next copies become what their posting is; the first time with how many there are. */
export async function followNext(
  tx: Sql,
  spread: HeldSpread,
  posting: number,
): Promise<{ chunk: Chunk; ofAll: number | null }> {
  const ofAll = spread.of_all === null ? ((await tx.row(countCopies({ posting })))?.count ?? 0) : null;
  const rows = await tx.rows(nextCopies({ posting, after: spread.place, limit: CHUNK }));
  const { followPostingOf } = await copies();
  const done = await followPostingOf(
    tx,
    posting,
    rows.map(({ id }) => id),
  );
  const place = rows.length < CHUNK ? null : (rows.at(-1)?.profile_id ?? null);
  return { chunk: { place, looked: rows.length, ...done }, ofAll };
}
