import { int4, text, uuid } from '../../../../platform/db/column.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { MailingDeps } from '../../deps.ts';
import { recountTouched } from '../recounting/recount.ts';
import { writeVisits } from '../write-visits.ts';
import { unpack } from './parcel.ts';

/** Before what is in them is counted. */
const AT_ONCE = 20;

/** Takes what came first; of several that look at once each takes another one. */
const take = statement(
  'take-mailing-visits',
  { takes: {}, gives: { id: uuid, visits: int4, packed: text() } },
  () => `
  DELETE FROM mailing_visits WHERE id = (
    SELECT id FROM mailing_visits ORDER BY written_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING id, visits, packed`,
);

type Deps = Pick<MailingDeps, 'db' | 'log'>;

/** Puts what is in one of them into its months; false when there is none. It is gone when its visits are there, and not before. */
const openOne = ({ db, log }: Deps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const parcel = await tx.row(take({}));
    if (parcel === null) return false;
    const visits = unpack(parcel);
    if (visits.length < parcel.visits)
      log.error(
        { parcel: parcel.id, visits: parcel.visits, read: visits.length },
        'visits of newsletters cannot be read, and are not counted',
      );
    await writeVisits(tx, visits);
    return true;
  });

/** Has everything that was noticed in the months and in the figures. */
export async function openParcels(deps: Deps): Promise<void> {
  for (let opened = AT_ONCE; opened === AT_ONCE; ) {
    opened = 0;
    while (opened < AT_ONCE && (await openOne(deps))) opened += 1;
    await recountTouched(deps.db);
  }
}
