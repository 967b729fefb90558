import {
  bool,
  bytea,
  float8,
  int4,
  int8,
  list,
  orNull,
  sure,
  text,
  timestamptz,
  uuid,
} from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { unleased } from '../../../platform/db/leases.ts';
import { statement } from '../../../platform/db/statement.ts';
import { installationSends } from '../held.ts';

/** How long batches of a worker that was killed wait. Renewed while it lives, also while a server holds its answer for minutes. */
export const LEASE_S = 45;
/** No lease of a batch is longer: that was the one of workers of an earlier version, which may be at work beside us. */
export const LONGEST_LEASE_S = 150;

export interface Batch {
  readonly id: number;
  readonly run: number;
  readonly token: string;
}

const takeBatches = statement(
  'take-mailing-batches',
  {
    takes: { limit: int8, leaseS: float8 },
    gives: { id: int8, run: int8, token: sure(uuid) },
  },
  ($) => `
  WITH due AS MATERIALIZED (
    SELECT b.id FROM mailing_batches b
    WHERE b.next_at <= clock_timestamp() AND b.next_at IS NOT NULL AND ${unleased('b', LONGEST_LEASE_S)}
      AND EXISTS (SELECT FROM mailing_runs r WHERE r.id = b.run_id AND r.state = 'sending') AND ${installationSends}
    ORDER BY b.place, b.next_at, b.id LIMIT ${$.limit} FOR UPDATE SKIP LOCKED
  ),
  begun AS (
    UPDATE mailing_runs r SET began_at = clock_timestamp()
    WHERE r.began_at IS NULL AND r.id IN (SELECT b.run_id FROM mailing_batches b JOIN due USING (id))
  )
  UPDATE mailing_batches b SET lease_token = gen_random_uuid(),
    lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  FROM due WHERE b.id = due.id
  RETURNING b.id, b.run_id AS run, b.lease_token AS token`,
);

export const claimBatches = (db: Sql, limit: number): Promise<Batch[]> =>
  db.rows(takeBatches({ limit, leaseS: LEASE_S }));

const renew = statement(
  'renew-mailing-batches',
  { takes: { tokens: list(uuid), leaseS: float8 }, gives: { token: sure(uuid) } },
  ($) => `
  UPDATE mailing_batches SET lease_until = clock_timestamp() + make_interval(secs => ${$.leaseS})
  WHERE lease_token = ANY (${$.tokens}) RETURNING lease_token AS token`,
);
export const renewLeases = (db: Sql, tokens: readonly string[]) => db.rows(renew({ tokens, leaseS: LEASE_S }));

/** Who a contact is, whether or not she is still in the list. */
export interface Whom {
  readonly listId: number;
  readonly keyHash: Buffer;
}

export interface Waiting {
  readonly id: number;
  readonly keyHash: Buffer;
  /** Her mailbox took nothing lately; said at once, not in a report later: then it means nothing that a relay takes the next one. */
  readonly ailing: boolean;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly attempts: number;
  readonly first_try_at: Date | null;
}

const read = statement(
  'read-mailing-batch',
  {
    takes: { batch: int8 },
    gives: {
      id: int8,
      keyHash: bytea,
      email: text(),
      first_name: text(),
      last_name: text(),
      attempts: int4,
      first_try_at: orNull(timestamptz),
      ailing: sure(bool),
    },
  },
  ($) => `
  SELECT d.id, d.key_hash AS "keyHash", d.email, d.first_name, d.last_name, d.attempts, d.first_try_at,
    EXISTS (SELECT FROM contacts c WHERE c.key_hash = d.key_hash AND c.list_id = r.list_id AND c.soft_bounces > 0)
      AND NOT EXISTS (SELECT FROM deliveries o WHERE o.contact_id = d.contact_id AND o.bounce = 'soft') AS ailing
  FROM deliveries d JOIN mailing_runs r ON r.id = d.run_id
  WHERE d.batch_id = ${$.batch} AND d.state IN ('queued', 'deferred') AND (d.next_at IS NULL OR d.next_at <= clock_timestamp())
  ORDER BY d.id`,
);
export const readBatch = (db: Sql, batch: number): Promise<Waiting[]> => db.rows(read({ batch }));
