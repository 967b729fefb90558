import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { any, query } from '../../../platform/db/query.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { OPEN_STATES } from '../run-states.ts';
import { cancelRun } from './cancel-run.ts';

/** What a deleted profile was sending stands still; who takes it back within thirty days says whether it goes on. */
export async function endMailing(tx: Sql, scopes: readonly ProfileScope[]): Promise<void> {
  const profiles = scopes.map(({ profileId }) => profileId);
  const theirs = query.selectFrom('mailing_runs').select('id').where('profile_id', '=', any(profiles));
  const going = await tx.rows(theirs.where('state', 'in', OPEN_STATES).orderBy('id').forNoKeyUpdate());
  await tx.run(
    query
      .updateTable('mailing_runs')
      .set((e) => ({ state: 'paused', reason: 'profile_deleted', version: e('version', '+', 1) }))
      .where('id', '=', any(going.map(({ id }) => id))),
  );
}

/** Recipients that lose their names in one transaction; the others at the next turn. */
const AT_ONCE = 20_000;

/**
 * What it was sending is over, and its recipients lose address and name; that there was one, and what came of it, stays with
 * the hash of her address. Asked again while something of it is still open, or named.
 */
export async function eraseMailing(tx: Sql, profileId: number, atOnce = AT_ONCE): Promise<boolean> {
  const theirs = query.selectFrom('mailing_runs').select('id').where('profile_id', '=', profileId);
  for (const { id } of await tx.rows(theirs.where('state', 'in', OPEN_STATES).orderBy('id').forNoKeyUpdate()))
    await cancelRun(tx, id, 'profile_deleted');
  // Whose content is gone was gone through: what was done is not read again at every turn. Of an open one a late answer may come.
  const left = await tx.rows(theirs.select('ended_at').where('content', '<>', json({})).orderBy('id'));
  let rest = atOnce;
  for (const { id: run, ended_at } of left) {
    rest -= await forgetNames(tx, run, rest);
    if (rest <= 0) return false;
    if (ended_at === null) continue;
    await tx.run(
      query
        .updateTable('mailing_runs')
        .set({ content: json({}) })
        .where('id', '=', run),
    );
  }
  return (await tx.row(theirs.where('ended_at', 'is', null).limit(1))) === null;
}

/** Of so many recipients of a run at most, and what servers said of them. Answers of how many. */
async function forgetNames(tx: Sql, run: number, atMost: number): Promise<number> {
  const named = query
    .selectFrom('deliveries')
    .select('id')
    .where('run_id', '=', run)
    .where((e) => e.or([e('email', '<>', ''), e('smtp_reply', 'is not', null), e('bounce_note', 'is not', null)]));
  const some = (await tx.rows(named.orderBy('id').limit(atMost).forNoKeyUpdate())).map(({ id }) => id);
  await tx.run(
    query
      .updateTable('deliveries')
      .set({ email: '', first_name: '', last_name: '', smtp_reply: null, bounce_note: null })
      .where('id', '=', any(some)),
  );
  await tx.run(
    query
      .updateTable('mailing_events')
      .set({ note: null })
      .where('note', 'is not', null)
      .where('delivery_id', '=', any(some)),
  );
  return some.length;
}
