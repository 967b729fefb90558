import type { FileFault, ImportState } from '@waypost/contract/contacts';
import { z } from '#zod';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, sql, type TableRow } from '../../../platform/db/query.ts';
import { addJob, type JobRef } from '../../../platform/jobs/jobs.ts';
import type { ListScope } from '../scope.ts';

export type ImportRow = TableRow<'contact_imports'>;

/** `turn` is the one that it belongs to: whoever comes too late finds another one. */
export const importJob: JobRef<{ import: number; turn: number }> = {
  id: 'contacts.import',
  payload: z.object({ import: z.number(), turn: z.number() }),
  maxAttempts: 5,
};

/** Of so many lists at once files are read and written; the others wait. */
const LANES = 2;
export const queueOf = (listId: number): string => `contacts:${listId % LANES}`;

export const orderImport = (tx: Sql, row: Pick<ImportRow, 'id' | 'turn' | 'list_id'>): Promise<void> =>
  addJob(tx, importJob, { import: row.id, turn: row.turn }, { queue: queueOf(row.list_id) });

export const importsOf = ({ listId }: Pick<ListScope, 'listId'>) =>
  query.selectFrom('contact_imports').where('list_id', '=', listId);

/** Rows that are worked on in this turn. */
export const inTurn = (id: number, turn: number) =>
  query
    .selectFrom('contact_imports')
    .select('id')
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', 'in', ['checking', 'importing', 'undoing']);

/** What counts anew with every turn. */
export const ZERO = {
  tries: 0,
  done: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  suppressed: 0,
  reason: null,
} as const;

/** Ends a turn; answers whether it was still the turn's to end. */
export async function endTurn(
  tx: Sql,
  { id, turn }: Pick<ImportRow, 'id' | 'turn'>,
  to: { readonly state: ImportState; readonly reason?: FileFault },
): Promise<boolean> {
  const ended = await tx.run(
    query
      .updateTable('contact_imports')
      .set({
        state: to.state,
        reason: to.reason ?? null,
        finished_at: appNow,
        ...(to.state === 'done' || to.state === 'checked' ? { total: sql<number>`done` } : {}),
      })
      .where('id', 'in', inTurn(id, turn)),
  );
  return ended > 0;
}
