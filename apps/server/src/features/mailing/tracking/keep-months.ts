import { bool, int4, sure } from '../../../platform/db/column.ts';
import type { Database } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';

/** How long is kept what recipients did: what the rows of deliveries say of it stays. */
const EVENT_MONTHS = 24;
const INTAKE_DAYS = 30;

/** Whoever waits for the table that all visits are written to has others wait behind him: he gives up, and comes again tomorrow. */
const patience = statement(
  'short-patience-for-months',
  { takes: {}, gives: { set: sure(bool) } },
  () => "SELECT set_config('lock_timeout', '2s', true) IS NOT NULL AS set",
);
const make = statement(
  'make-mailing-months',
  { takes: {}, gives: { months: sure(int4) } },
  () => `
  SELECT (count(*) FILTER (WHERE mailing_months.make(app_now() + make_interval(months => n))))::int AS months FROM generate_series(0, 2) n`,
);
const drop = statement(
  'drop-mailing-months',
  { takes: {}, gives: { months: sure(int4) } },
  () => `SELECT mailing_months.drop_before(app_now() - interval '${EVENT_MONTHS} months') AS months`,
);

/** Makes the months to come, drops those that are over for two years, and forgets what came in a month ago. */
export async function keepMonths(db: Database): Promise<void> {
  for (const what of [make, drop])
    await db.transaction(async (tx) => {
      await tx.row(patience({}));
      await tx.row(what({}));
    });
  await db.run(
    query
      .deleteFrom('mailing_intake')
      .where('received_at', '<', sql<Date>`app_now() - make_interval(days => ${INTAKE_DAYS})`),
  );
}
