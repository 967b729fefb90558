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

const RARE_ONES = `WHERE NOT EXISTS (
      SELECT FROM deliveries d WHERE d.id = v.delivery AND d.opens + d.clicks + d.machine_opens + d.machine_clicks >= ${MOST_OF_ONE})`;

const writing = ($: Readonly<Record<keyof typeof LISTS, string>>, how = '') => `
  WITH added AS (
    INSERT INTO mailing_events (id, delivery_id, run_id, kind, ordinal, at, agent, user_agent, ip_prefix, source)
    SELECT v.id, v.delivery, v.run, v.kind, v.ordinal, to_timestamp(v.at / 1000.0), v.agent, v.user_agent, v.network, 'here'
    FROM unnest(${$.ids}::text::uuid[], ${$.deliveries}::text::int8[], ${$.runs}::text::int8[], ${$.kinds}::text::text[],
      ${$.ordinals}::text::int4[], ${$.ats}::text::int8[], ${$.agents}::text::text[], ${$.userAgents}::text::text[],
      ${$.networks}::text::text[]) AS v (id, delivery, run, kind, ordinal, at, agent, user_agent, network)
    ${how} ORDER BY v.delivery ON CONFLICT DO NOTHING RETURNING delivery_id
  )
  INSERT INTO mailing_recounts (delivery_id) SELECT DISTINCT delivery_id FROM added`;

const write = statement('write-mailing-visits', { takes: LISTS, gives: {} }, ($) => writing($));
const writeOfRareOnes = statement('write-mailing-visits-of-rare-ones', { takes: LISTS, gives: {} }, ($) =>
  writing($, RARE_ONES),
);

/** JSON says numbers, words and null as arrays do; nothing in them is more than a header may have in it. */
const arrayOf = (values: readonly (string | number | null)[]): string => `{${JSON.stringify(values).slice(1, -1)}}`;

/**
 * All of them in one statement, and that their deliveries have to be counted anew; those that are there already are let be. To look
 * whether somebody asks all the time costs a fifth more, and is only done for who does in this hour.
 */
export async function writeVisits(db: Sql, visits: readonly Visit[]): Promise<void> {
  const { many = [], few = [] } = Object.groupBy(visits, ({ often }) => (often ? 'many' : 'few'));
  if (few.length > 0) await db.run(write(listsOf(few)));
  if (many.length > 0) await db.run(writeOfRareOnes(listsOf(many)));
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
