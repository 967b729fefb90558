import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { spreadJob } from './job-kinds.ts';

export type SpreadWhat = 'publish' | 'edit' | 'reschedule' | 'delete' | 'undo';

interface NewSpread {
  readonly campaign: number;
  readonly posting: number | null;
  readonly what: SpreadWhat;
  /** Not before this moment of the real clock. */
  readonly runAt?: Date;
}

/** Writes down that copies have to follow, and wakes who makes them; in the transaction of what they follow. */
export async function beginSpread(
  tx: Sql,
  actorId: number | null,
  { campaign, posting, what, runAt }: NewSpread,
): Promise<void> {
  const row = await tx.row(
    query
      .insertInto('campaign_spreads')
      .values({ campaign_id: campaign, posting_id: posting, what, actor_id: actorId })
      .returning('id'),
  );
  if (row === null) throw new Error('a spread was not written');
  await wakeSpread(tx, row.id, runAt);
}

export const wakeSpread = (tx: Sql, spread: number, runAt: Date | null = null): Promise<void> =>
  addJob(tx, spreadJob, { spread }, { key: `campaigns-spread-${spread}`, runAt });

/** Who it was: of staff who act for somebody themselves. */
export const actorOf = ({ impersonatorId, userId }: Pick<Actor, 'userId' | 'impersonatorId'>): number =>
  impersonatorId ?? userId;

/** Holds it until the transaction ends: of two workers one does the next chunk. */
export const holdSpread = (tx: Sql, id: number) =>
  tx.row(
    query
      .selectFrom('campaign_spreads')
      .select(['id', 'campaign_id', 'posting_id', 'what', 'place', 'of_all', 'looked', 'made', 'surplus', 'kept'])
      .select(['passed', 'actor_id', 'created_at', 'begun_at', 'done_at', appNow.as('now')])
      .where('id', '=', id)
      .forNoKeyUpdate(),
  );
export type HeldSpread = NonNullable<Awaited<ReturnType<typeof holdSpread>>>;

/** What one chunk came to. */
export interface Chunk {
  /** The last connection or profile that was looked at; null when there are no more. */
  readonly place: number | null;
  readonly looked: number;
  readonly made: number;
  readonly surplus?: number;
  readonly kept?: number;
  readonly passed?: number;
}

/** Stored with what was done: a crash leaves both or neither. */
export const noteChunk = (tx: Sql, spread: HeldSpread, chunk: Chunk, ofAll: number | null) =>
  tx.run(
    query
      .updateTable('campaign_spreads')
      .set({
        place: chunk.place ?? spread.place,
        of_all: spread.of_all ?? ofAll,
        looked: spread.looked + chunk.looked,
        made: spread.made + chunk.made,
        surplus: spread.surplus + (chunk.surplus ?? 0),
        kept: spread.kept + (chunk.kept ?? 0),
        passed: spread.passed + (chunk.passed ?? 0),
        ...(spread.begun_at === null && { begun_at: appNow }),
        ...(chunk.place === null && { done_at: appNow }),
      })
      .where('id', '=', spread.id),
  );
