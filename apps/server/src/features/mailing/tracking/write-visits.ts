import { text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { agentOf } from './agents.ts';
import type { Visit } from './visit.ts';

/** What is noticed of one recipient, all her life: who asks for the same picture for months fills no table. */
const MOST_OF_ONE = 5_000;

/** Lists as the text of arrays: a thousand visits are made into it by one call, where the driver would look at each value. */
const LISTS = {
  ids: text(),
  deliveries: text(),
  runs: text(),
  kinds: text(),
  ordinals: text(),
  ats: text(),
  agents: text(),
  userAgents: text(),
  networks: text(),
};

const CAREFUL = `WHERE NOT EXISTS (
      SELECT FROM deliveries d WHERE d.id = v.delivery AND d.opens + d.clicks + d.machine_opens + d.machine_clicks >= ${MOST_OF_ONE})
    ON CONFLICT DO NOTHING`;

const writing = ($: Readonly<Record<keyof typeof LISTS, string>>, how = '') => `
  WITH added AS (
    INSERT INTO mailing_events (id, delivery_id, run_id, kind, ordinal, at, agent, user_agent, ip_prefix, source)
    SELECT v.id, v.delivery, v.run, v.kind, v.ordinal, to_timestamp(v.at / 1000.0), v.agent, v.user_agent, v.network, 'here'
    FROM unnest(${$.ids}::text::uuid[], ${$.deliveries}::text::int8[], ${$.runs}::text::int8[], ${$.kinds}::text::text[],
      ${$.ordinals}::text::int4[], ${$.ats}::text::int8[], ${$.agents}::text::text[], ${$.userAgents}::text::text[],
      ${$.networks}::text::text[]) AS v (id, delivery, run, kind, ordinal, at, agent, user_agent, network)
    ${how} RETURNING delivery_id
  )
  INSERT INTO mailing_recounts (delivery_id) SELECT DISTINCT delivery_id FROM added`;

const write = statement('write-mailing-visits', { takes: LISTS, gives: {} }, ($) => writing($));
const writeCarefully = statement('write-mailing-visits-carefully', { takes: LISTS, gives: {} }, ($) =>
  writing($, CAREFUL),
);

/** JSON says numbers, words and null as arrays do; nothing in them is more than a header may have in it. */
const arrayOf = (values: readonly (string | number | null)[]): string => `{${JSON.stringify(values).slice(1, -1)}}`;

/**
 * All of them in one statement, and that their deliveries have to be counted anew. `again`: some may be there, by a try whose answer was
 * lost. To look whether somebody asks all the time costs a fifth more, and is only done for who does in this hour.
 */
export async function writeVisits(db: Sql, visits: readonly Visit[], again = false): Promise<void> {
  const { careful = [], fresh = [] } = Object.groupBy(visits, ({ often }) => (again || often ? 'careful' : 'fresh'));
  if (fresh.length > 0) await db.run(write(listsOf(fresh)));
  if (careful.length > 0) await db.run(writeCarefully(listsOf(careful)));
}

const listsOf = (visits: readonly Visit[]): Readonly<Record<keyof typeof LISTS, string>> => ({
  ids: arrayOf(visits.map(({ id }) => id)),
  deliveries: arrayOf(visits.map(({ delivery }) => delivery)),
  runs: arrayOf(visits.map(({ run }) => run)),
  kinds: arrayOf(visits.map(({ kind }) => kind)),
  ordinals: arrayOf(visits.map(({ ordinal }) => ordinal)),
  ats: arrayOf(visits.map(({ at }) => at)),
  agents: arrayOf(visits.map(({ userAgent }) => agentOf(userAgent))),
  userAgents: arrayOf(visits.map(({ userAgent }) => userAgent)),
  networks: arrayOf(visits.map(({ network }) => network)),
});
