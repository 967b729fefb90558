import { int4, int8, list, orNull, text, timestamptz, uuid } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { agentOf } from './agents.ts';
import type { Visit } from './visit.ts';

/** What was written before, by a try whose answer was lost, is passed over. */
const write = statement(
  'write-mailing-visits',
  {
    takes: {
      ids: list(uuid),
      deliveries: list(int8),
      runs: list(int8),
      kinds: list(text()),
      ordinals: list(orNull(int4)),
      ats: list(timestamptz),
      agents: list(text()),
      userAgents: list(text()),
      networks: list(orNull(text())),
    },
    gives: {},
  },
  ($) => `
  WITH added AS (
    INSERT INTO mailing_events (id, delivery_id, run_id, kind, ordinal, at, agent, user_agent, ip_prefix, source)
    SELECT v.*, 'here' FROM unnest(${$.ids}::uuid[], ${$.deliveries}::int8[], ${$.runs}::int8[], ${$.kinds}::text[], ${$.ordinals}::int4[],
      ${$.ats}::timestamptz[], ${$.agents}::text[], ${$.userAgents}::text[], ${$.networks}::text[]) AS v
    ON CONFLICT DO NOTHING RETURNING delivery_id
  )
  INSERT INTO mailing_recounts (delivery_id) SELECT DISTINCT delivery_id FROM added`,
);

/** All of them in one statement, and that their deliveries have to be counted anew. */
export async function writeVisits(db: Sql, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await db.run(
    write({
      ids: visits.map(({ id }) => id),
      deliveries: visits.map(({ delivery }) => delivery),
      runs: visits.map(({ run }) => run),
      kinds: visits.map(({ kind }) => kind),
      ordinals: visits.map(({ ordinal }) => ordinal),
      ats: visits.map(({ at }) => new Date(at)),
      agents: visits.map(({ userAgent }) => agentOf(userAgent)),
      userAgents: visits.map(({ userAgent }) => userAgent),
      networks: visits.map(({ network }) => network),
    }),
  );
}
