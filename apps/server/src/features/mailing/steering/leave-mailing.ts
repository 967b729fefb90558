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

/**
 * What it was sending is over, and its recipients lose address and name; that there was one, and what came of it, stays with
 * the hash of her address. Asked again while something of it is still open.
 */
export async function eraseMailing(tx: Sql, profileId: number): Promise<boolean> {
  const theirs = query.selectFrom('mailing_runs').select('id').where('profile_id', '=', profileId);
  for (const { id } of await tx.rows(theirs.where('state', 'in', OPEN_STATES).orderBy('id').forNoKeyUpdate()))
    await cancelRun(tx, id, 'profile_deleted');
  await tx.run(
    query
      .updateTable('deliveries')
      .set({ email: '', first_name: '', last_name: '', smtp_reply: null, bounce_note: null })
      .where('run_id', 'in', theirs)
      .where((e) => e.or([e('email', '<>', ''), e('smtp_reply', 'is not', null), e('bounce_note', 'is not', null)])),
  );
  // Servers like to name the address in what they say.
  await tx.run(
    query
      .updateTable('mailing_events')
      .set({ note: null })
      .where('note', 'is not', null)
      .where('delivery_id', 'in', query.selectFrom('deliveries').select('id').where('run_id', 'in', theirs)),
  );
  await tx.run(
    query
      .updateTable('mailing_runs')
      .set({ content: json({}) })
      .where('profile_id', '=', profileId),
  );
  return (await tx.row(theirs.where('ended_at', 'is', null).limit(1))) === null;
}
