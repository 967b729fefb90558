import { float8, int4, int8, list, orNull, sure, text, uuid } from '../../../platform/db/column.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayReceive } from '../../contacts/index.ts';
import { installationSends } from '../held.ts';
import type { Whom } from './claim-batches.ts';
import type { About, DeliveryReason } from './reasons.ts';

/** What came of a try. */
export interface Ended {
  readonly id: number;
  /** The try that it was: a later one is not overwritten by it. */
  readonly attempt: number;
  readonly state: 'accepted' | 'rejected' | 'deferred' | 'uncertain';
  readonly reason: DeliveryReason | null;
  /** Seconds until the next try. */
  readonly againInS: number | null;
  readonly code: number | null;
  readonly status: string | null;
  readonly reply: string | null;
  /** What it says about the contact; `well`: her mailbox, which was full, takes mails again. */
  readonly about: Exclude<About, 'nobody'> | 'well' | null;
  readonly whom: Whom;
}

/** A delivery that is to be begun now, under the lease of its batch. */
export interface Beginning {
  readonly id: number;
  readonly token: string;
}

/**
 * Whether it may go out: `begun` with the number of the try; `suppressed` when its recipient wants nothing any more; `refused` when
 * the run stands still or the batch is somebody else's.
 */
export type Begun = { readonly kind: 'begun'; readonly attempt: number } | { readonly kind: 'suppressed' | 'refused' };

/**
 * The ledger's one statement: it writes down what ended, also late and where a try was called uncertain meanwhile, and begins what is
 * next. A delivery is begun by whoever holds its batch, while its run goes on, and if its recipient may be written to at that moment.
 */
const turn = statement(
  'turn-mailing-ledger',
  {
    takes: {
      ended: list(int8),
      attempts: list(int4),
      states: list(text()),
      reasons: list(orNull(text())),
      again: list(orNull(float8)),
      codes: list(orNull(int4)),
      statuses: list(orNull(text())),
      replies: list(orNull(text())),
      beginning: list(int8),
      tokens: list(uuid),
    },
    gives: { id: sure(int8), what: sure(text<'ended' | 'begun' | 'suppressed'>()), attempt: sure(int4) },
  },
  ($) => `
  WITH ended AS (
    UPDATE deliveries d SET state = e.state, reason = e.reason, at = clock_timestamp(),
      next_at = clock_timestamp() + make_interval(secs => e.again), smtp_code = e.code, smtp_status = e.status, smtp_reply = e.reply
    FROM unnest(${$.ended}::int8[], ${$.attempts}::int4[], ${$.states}::text[], ${$.reasons}::text[], ${$.again}::float8[],
      ${$.codes}::int4[], ${$.statuses}::text[], ${$.replies}::text[]) AS e (id, attempt, state, reason, again, code, status, reply)
    WHERE d.id = e.id AND d.attempts = e.attempt AND d.state IN ('sending', 'uncertain')
    RETURNING d.id
  ),
  begun AS (
    UPDATE deliveries d SET attempts = d.attempts + 1, at = clock_timestamp(), next_at = NULL,
      first_try_at = coalesce(d.first_try_at, clock_timestamp()),
      state = CASE WHEN may.go THEN 'sending' ELSE 'suppressed' END,
      reason = CASE WHEN may.go THEN NULL ELSE 'suppressed_meanwhile' END
    FROM unnest(${$.beginning}::int8[], ${$.tokens}::uuid[]) AS n (id, token)
    JOIN mailing_batches b ON b.lease_token = n.token AND b.lease_until > clock_timestamp()
    JOIN mailing_runs r ON r.id = b.run_id AND r.state = 'sending'
    JOIN deliveries o ON o.id = n.id
    CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT FROM contacts c WHERE c.key_hash = o.key_hash AND c.list_id = r.list_id AND ${mayReceive('c', 'r')}
    ) AS go) may
    WHERE d.id = n.id AND d.batch_id = b.id AND d.state IN ('queued', 'deferred') AND ${installationSends}
    RETURNING d.id, CASE d.state WHEN 'suppressed' THEN 'suppressed' ELSE 'begun' END AS what, d.attempts AS attempt
  )
  SELECT id, what, attempt FROM begun UNION ALL SELECT id, 'ended', 0 FROM ended`,
);

/** What has to be written in the transaction of the ending: what it says about the contacts. */
export type Follow = (tx: Sql, ended: readonly Ended[]) => Promise<void>;

interface Turn {
  readonly ended: Ended | null;
  readonly beginning: Beginning | null;
  readonly done: (begun: Begun) => void;
  readonly failed: (error: unknown) => void;
}

export interface Ledger {
  /** Writes down what ended and begins what is next, together with what other connections want written at this moment. */
  turn(ended: Ended | null, beginning: Beginning | null): Promise<Begun>;
}

/**
 * Collects what the connections of one worker want written into one statement at a time (group commit): the next one takes what
 * gathered while the last was on its way. A delivery is begun by the same commit that ends the one before it on its connection, so no
 * more are ever open than there are connections.
 */
export function openLedger(db: Database, follow: Follow): Ledger {
  let waiting: Turn[] = [];
  let writing = false;

  const write = async (turns: readonly Turn[]): Promise<void> => {
    const ended = turns.flatMap((each) => each.ended ?? []);
    const beginning = turns.flatMap((each) => each.beginning ?? []);
    const sent = turn({
      ended: ended.map(({ id }) => id),
      attempts: ended.map(({ attempt }) => attempt),
      states: ended.map(({ state }) => state),
      reasons: ended.map(({ reason }) => reason),
      again: ended.map(({ againInS }) => againInS),
      codes: ended.map(({ code }) => code),
      statuses: ended.map(({ status }) => status),
      replies: ended.map(({ reply }) => reply),
      beginning: beginning.map(({ id }) => id),
      tokens: beginning.map(({ token }) => token),
    });
    const told = ended.filter(({ about }) => about !== null);
    const rows =
      told.length === 0
        ? await db.rows(sent)
        : await db.transaction(async (tx) => {
            const written = await tx.rows(sent);
            // What was written before, by a try whose answer was lost, has been said before.
            const fresh = new Set(written.flatMap(({ id, what }) => (what === 'ended' ? [id] : [])));
            const said = told.filter(({ id }) => fresh.has(id));
            if (said.length > 0) await follow(tx, said);
            return written;
          });
    const byId = new Map(rows.flatMap((row) => (row.what === 'ended' ? [] : [[row.id, row]])));
    for (const { beginning: next, done } of turns) {
      const row = next === null ? undefined : byId.get(next.id);
      if (row === undefined) done({ kind: 'refused' });
      else done(row.what === 'suppressed' ? { kind: 'suppressed' } : { kind: 'begun', attempt: row.attempt });
    }
  };
  const flush = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const turns = waiting;
      waiting = [];
      try {
        await write(turns);
      } catch (error) {
        for (const { failed } of turns) failed(error);
      }
    }
    writing = false;
  };
  return {
    turn: (ended, beginning) =>
      new Promise((done, failed) => {
        waiting.push({ ended, beginning, done, failed });
        // What other connections want in this turn of the event loop comes along.
        if (!writing) setImmediate(() => void flush());
      }),
  };
}
