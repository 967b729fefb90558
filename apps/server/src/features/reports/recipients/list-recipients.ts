import { type listRecipients as call, RECIPIENTS_COUNTED } from '@waypost/contract/reports';
import type { QueryOf } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { countAll, query } from '../../../platform/db/query.ts';
import { totalsOf } from '../reading/figures.ts';
import type { ReportScope } from '../scope.ts';
import { presentRecipient } from './present-recipient.ts';
import { byMachine, RECIPIENT_COLUMNS, recipientsOf, type Wanted } from './recipient-query.ts';

const runOf = (run: number) =>
  query
    .selectFrom('mailing_runs')
    .select(['audience', 'accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain'])
    .where('id', '=', run);

/** A page of recipients in the order in which they are sent to, with the totals of all. */
export async function listRecipients(db: Sql, { runId }: ReportScope, asked: QueryOf<typeof call>) {
  const run = runId === null ? null : await db.row(runOf(runId));
  const totals = totalsOf(run);
  if (runId === null || totals === null) return { count: 0, capped: false, results: [], totals: null };
  const { page, page_size: size, state, did, filter } = asked;
  const { count, capped } =
    did === undefined && filter === ''
      ? { count: totals[state ?? 'audience'], capped: false }
      : await counted(db, runId, asked);
  const rows = await db.rows(
    recipientsOf(runId, asked)
      .select(RECIPIENT_COLUMNS)
      .select(byMachine.as('machine'))
      .orderBy('b.place')
      .orderBy('d.id')
      .limit(size)
      .offset((page - 1) * size),
  );
  return { count, capped, totals, results: rows.map(presentRecipient) };
}

async function counted(db: Sql, run: number, wanted: Wanted) {
  const some = recipientsOf(run, wanted)
    .select('d.id')
    .limit(RECIPIENTS_COUNTED + 1);
  const count = (await db.row(query.selectFrom(some.as('some')).select(countAll)))?.count ?? 0;
  return { count: Math.min(count, RECIPIENTS_COUNTED), capped: count > RECIPIENTS_COUNTED };
}
