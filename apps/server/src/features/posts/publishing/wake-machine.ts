import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query, sql } from '../../../platform/db/query.ts';

const wake = prepared('wake-machine', () => query.selectNoFrom(sql`pg_notify('waypost_due', '')`.as('woken')));

/** Has every publisher look for due posts when the transaction commits, instead of at its next poll. */
export const wakeMachine = (tx: Sql): Promise<number> => tx.run(wake({}));
