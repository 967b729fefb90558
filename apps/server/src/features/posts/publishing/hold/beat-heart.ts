import { int8, jsonb, orNull, sure, text, uuid } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { HomeMark } from './home-mark.ts';
import type { Identity } from './judge.ts';

const beat = statement(
  'beat-heart',
  {
    takes: { worker: uuid, home: text() },
    gives: { n: sure(int8), identity: orNull(jsonb<Identity>()) },
  },
  ($) => `
    WITH worker AS (
      INSERT INTO worker_heartbeats (worker_id, beat_at, started_at)
      VALUES (${$.worker}, clock_timestamp(), clock_timestamp())
      ON CONFLICT (worker_id) DO UPDATE SET beat_at = excluded.beat_at),
    before AS ( -- read by the version before
      INSERT INTO installation (key, value) VALUES ('heartbeat', to_jsonb(clock_timestamp()))
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = clock_timestamp())
    INSERT INTO installation (key, value) VALUES ('beat', jsonb_build_object('n', 1, 'home', ${$.home}::text))
    ON CONFLICT (key) DO UPDATE SET updated_at = clock_timestamp(),
      value = jsonb_build_object('n', (installation.value ->> 'n')::int8 + 1, 'home', ${$.home}::text)
    RETURNING (value ->> 'n')::int8 AS n, (SELECT i.value FROM installation i WHERE i.key = 'identity') AS identity`,
);
/** The sign of life of a worker, for readiness and for knowing the database again. Real clock. The home notes it after its commit. */
export async function beatHeart(db: Sql, worker: string, mark: HomeMark): Promise<void> {
  const beaten = await db.row(beat({ worker, home: mark.read().home }));
  if (beaten?.identity) mark.beat({ epoch: beaten.identity.epoch, n: beaten.n });
}
