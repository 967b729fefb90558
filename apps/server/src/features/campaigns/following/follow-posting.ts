import { POSTING_UNDO_SECONDS } from '@waypost/contract/campaigns';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query, realNow, sql } from '../../../platform/db/query.ts';
import { conflict, notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { actorOf, beginSpread, type SpreadWhat } from '../fan-out/spread-store.ts';

interface Followed {
  readonly posting: number;
  readonly what: Exclude<SpreadWhat, 'publish'>;
  /** Its text is another one: agents who keep theirs are told. */
  readonly newText?: boolean;
}

/**
 * Lets the copies of a published posting follow what was just done to its row, in the transaction that did it and holds it. From its
 * commit on the gate lets nothing of before go out; the copies come after by a job.
 */
export async function followPosting(tx: Sql, actor: Actor, { posting, what, newText }: Followed): Promise<void> {
  const row = await tx.row(
    query
      .updateTable('postings')
      .set((e) => ({
        // A deletion can be taken back so long as if it had not been.
        followed_from:
          what === 'delete' ? sql<Date>`clock_timestamp() + make_interval(secs => ${POSTING_UNDO_SECONDS})` : realNow,
        ...(what === 'reschedule' && { timed_version: e.ref('version') }),
        ...(newText === true && { worded_version: e.ref('version') }),
      }))
      .where('id', '=', posting)
      .returning(['campaign_id', 'followed_from']),
  );
  if (row === null) throw notFound();
  if (what === 'undo') await takeBack(tx, posting);
  await beginSpread(tx, actorOf(actor), {
    ...{ campaign: row.campaign_id, posting, what },
    ...(what === 'delete' && row.followed_from !== null && { runAt: row.followed_from }),
  });
}

/**
 * The deletion has not begun: then nothing was taken away, and the copies only learn of the version. Otherwise it is too late, also where a
 * worker has just taken it up: it holds it, and waits for the posting that we hold.
 */
async function takeBack(tx: Sql, posting: number): Promise<void> {
  const waiting = await tx.row(
    query
      .selectFrom('campaign_spreads')
      .select('id')
      .where('posting_id', '=', posting)
      .where('what', '=', 'delete')
      .where('begun_at', 'is', null)
      .where('done_at', 'is', null)
      .forUpdate()
      .skipLocked(),
  );
  if (waiting === null) throw conflict('campaigns.errors.undoLate');
  await tx.run(query.updateTable('campaign_spreads').set({ done_at: appNow }).where('id', '=', waiting.id));
}
