import { float8, sure, text } from '../db/column.ts';
import type { Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const reserve = statement(
  'pace_reserve',
  { takes: { provider: text(), every: float8, patience: float8 }, gives: { wait: sure(float8) } },
  ($) => `
    INSERT INTO provider_paces AS p (provider, next_at)
    VALUES (${$.provider}, clock_timestamp() + make_interval(secs => ${$.every}::float8 / 1000))
    ON CONFLICT (provider) DO UPDATE
      SET next_at = greatest(p.next_at, clock_timestamp()) + make_interval(secs => ${$.every}::float8 / 1000)
      WHERE p.next_at <= clock_timestamp() + make_interval(secs => ${$.patience}::float8 / 1000)
    RETURNING (extract(epoch FROM next_at - clock_timestamp()) * 1000 - ${$.every}::float8)::float8 AS wait`,
);

const push = statement(
  'pace_push',
  { takes: { provider: text(), wait: float8 }, gives: {} },
  ($) => `
    UPDATE provider_paces SET next_at = greatest(next_at, clock_timestamp() + make_interval(secs => ${$.wait}::float8 / 1000))
    WHERE provider = ${$.provider}`,
);

export interface Pace {
  /** Of whom all processes together ask no more often than this. */
  readonly provider: string;
  readonly everyMs: number;
}

/** After how many milliseconds it is our turn to ask; null where that would be later than somebody wants to wait. Then nobody's turn is used up. */
export async function reserveTurn(db: Sql, { provider, everyMs }: Pace, patienceMs: number): Promise<number | null> {
  const row = await db.row(reserve({ provider, every: everyMs, patience: patienceMs }));
  return row && Math.max(0, Math.ceil(row.wait));
}

/** Nobody asks before so long: we were told that we ask too often. */
export const holdTurns = async (db: Sql, { provider }: Pace, waitMs: number): Promise<void> =>
  void (await db.run(push({ provider, wait: waitMs })));
