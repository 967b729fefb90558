import { float8, sure, text } from '../../../platform/db/column.ts';
import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { LONGEST_REST_S, resting } from './draw.ts';

/** So many refusals for now in a row, seen by one worker, let a domain rest: one of them may be about a mailbox. */
const IN_A_ROW = 3;
const FIRST_S = 30;
const LOOK_MS = 2_000;

/** It rested lately; what lies ahead was written by a clock that was set back. */
const LATELY = `p.slowed_at BETWEEN clock_timestamp() - interval '${2 * LONGEST_REST_S} seconds' AND clock_timestamp()`;

const rest = statement(
  'rest-mailing-domain',
  { takes: { key: text(), reason: text() }, gives: {} },
  ($) => `
  INSERT INTO mailing_paces AS p (key, rate, slowed_to, slowed_at, paused_until, paused_reason)
  VALUES (${$.key}, 1, ${FIRST_S}, clock_timestamp(), clock_timestamp() + make_interval(secs => ${FIRST_S}), ${$.reason})
  ON CONFLICT (key) DO UPDATE SET slowed_at = excluded.slowed_at, paused_reason = excluded.paused_reason,
    slowed_to = CASE WHEN ${LATELY}
      THEN least(2 * p.slowed_to, ${LONGEST_REST_S}) ELSE ${FIRST_S} END,
    paused_until = clock_timestamp() + make_interval(secs =>
      CASE WHEN ${LATELY}
        THEN least(2 * p.slowed_to, ${LONGEST_REST_S}) ELSE ${FIRST_S} END)
  WHERE ${resting('p')} IS NOT TRUE`,
);

const readResting = statement(
  'resting-mailing-domains',
  { takes: { prefix: text() }, gives: { key: text(), seconds: sure(float8) } },
  ($) => `
  SELECT key, extract(epoch FROM paused_until - clock_timestamp())::float8 AS seconds FROM mailing_paces p
  WHERE starts_with(key, ${$.prefix}) AND ${resting('p')}`,
);

/** Recipients' domains that take nothing for now; each rests for itself, and the others go on. */
export interface Domains {
  /** Milliseconds for which nothing goes there. */
  restMs(domain: string): number;
  /** Their server took something, or said something final. */
  fine(domain: string): void;
  /** Their server is busy, or finds us too fast. */
  busy(domain: string, reason: string): Promise<void>;
  /** What other workers learnt; asked at most every two seconds. */
  look(): Promise<void>;
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export function openDomains(db: Database, transport: string): Domains {
  const prefix = `${transport} @`;
  const inARow = new Map<string, number>();
  let until = new Map<string, number>();
  let looked = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (performance.now() - looked < LOOK_MS) return;
    looked = performance.now();
    const rows = await db.rows(readResting({ prefix }));
    until = new Map(rows.map(({ key, seconds }) => [key.slice(prefix.length), performance.now() + seconds * 1_000]));
  };
  return {
    restMs: (domain) => Math.max(0, (until.get(domain) ?? 0) - performance.now()),
    fine: (domain) => void inARow.delete(domain),
    async busy(domain, reason) {
      const count = (inARow.get(domain) ?? 0) + 1;
      inARow.set(domain, count);
      if (count < IN_A_ROW) return;
      inARow.delete(domain);
      await db.run(rest({ key: prefix + domain, reason }));
      looked = Number.NEGATIVE_INFINITY;
      await look();
    },
    look,
  };
}
