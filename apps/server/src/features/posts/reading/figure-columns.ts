import { CHANNELS, type NetworkFacts, SOCIAL_APPS } from '@waypost/contract/networks';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../platform/db/query.ts';

const figure = (key: string) => sql`(s.stats ->> ${sql.lit(key)})::float8`;
type Told = NetworkFacts['figures'][number];
/** By each network's own formulas: what a figure is called at one may mean something else at another. */
const byNetwork = (formula: (told: Told) => RawBuilder<unknown> | null) =>
  sql<number | null>`CASE s.app ${sql.join(
    SOCIAL_APPS.map((app) => {
      const formulas = CHANNELS[app].figures.map(formula).filter((one) => one !== null);
      return sql`WHEN ${sql.lit(app)} THEN coalesce(${sql.join([...formulas, sql`NULL::float8`])})`;
    }),
    sql` `,
  )} END`;
/** How many people saw a post `s`. */
export const reach = byNetwork((told) => (told.reach === undefined ? null : figure(told.reach)));
/** What people did with it. */
export const interactions = byNetwork(({ interactions: [first, ...more] = [] }) =>
  first === undefined
    ? null
    : sql.join([figure(first), ...more.map((key) => sql`coalesce(${figure(key)}, 0)`)], sql` + `),
);
/** How often its link was followed. */
export const clicks = byNetwork((told) => (told.clicks === undefined ? null : figure(told.clicks)));
