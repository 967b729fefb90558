import type { Sql } from '../../../platform/db/database.ts';
import { any, query, sql } from '../../../platform/db/query.ts';
import { OPEN_STATES } from '../run-states.ts';

/** Why what an account was sending stands still: its app was removed, or the records of the domain that it comes from pass no longer. */
export type AccountPause = 'account_removed' | 'domain_lost';

/** Stops everything that an account sends, or what of it comes from a domain; a person says whether it goes on. Answers how many runs that were. */
export async function pauseRunsFrom(
  tx: Sql,
  { accountId, domain }: { readonly accountId: number; readonly domain?: string },
  reason: AccountPause,
): Promise<number> {
  const lists = query.selectFrom('contact_lists').select('id').where('account_id', '=', accountId);
  const going = query
    .selectFrom('mailing_runs')
    .select('id')
    .where('list_id', 'in', lists)
    // What stands still already must not go on for the lesser reason.
    .where('state', 'in', OPEN_STATES)
    .orderBy('id')
    .forNoKeyUpdate();
  const held = await tx.rows(domain === undefined ? going : going.where(sql`content->>'domain'`, '=', domain));
  return tx.run(paused(held, reason));
}

/** Stops those of some runs that go on, all at once; what stands still already keeps its own reason. Answers how many that were. */
export async function pauseRuns(tx: Sql, ids: readonly number[], reason: string): Promise<number> {
  const going = query
    .selectFrom('mailing_runs')
    .select('id')
    .where('id', '=', any(ids))
    .where('state', 'in', ['freezing', 'sending'])
    .orderBy('id')
    .forNoKeyUpdate();
  return tx.run(paused(await tx.rows(going), reason));
}

const paused = (runs: readonly { readonly id: number }[], reason: string) =>
  query
    .updateTable('mailing_runs')
    .set((e) => ({ state: 'paused', reason, version: e('version', '+', 1) }))
    .where('id', '=', any(runs.map(({ id }) => id)));
