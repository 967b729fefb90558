import { query, sql } from '../../../platform/db/query.ts';
import type { BillingDeps } from '../deps.ts';
import { compareSoon, lookSoon } from '../jobs.ts';
import { stillPaying } from '../store.ts';
import { entered } from './unknown-plans.ts';

/** Pages that one night reads at most: a provider that never ends its list does not keep us for ever. */
const MOST_PAGES = 2_000;

/**
 * Compares a page of all accounts at the provider with what was seen of them last, and has those read again that differ: what a notice
 * was lost of. The next page is a job of its own, begun in the same transaction, so that whoever dies goes on where it was. False
 * where the provider did not answer.
 */
export async function compareAccounts({ db, payments, log }: BillingDeps, page: number): Promise<boolean> {
  if (payments === null) return true;
  const answer = await payments.accounts(page);
  if (answer.kind !== 'ok') {
    log.warn({ page, answer: answer.kind === 'away' ? answer.why : answer.kind }, 'the payment provider gave no list');
    return false;
  }
  const { accounts, more } = answer.value;
  await db.transaction(async (tx) => {
    if (accounts.length > 0) {
      const marks = new Map(accounts.map(({ uid, mark }) => [uid, mark]));
      const known = await tx.rows(
        query
          .selectFrom('billing_accounts')
          .select(['user_id', 'provider_uid', 'mark'])
          .where('provider_uid', 'in', [...marks.keys()]),
      );
      for (const { user_id, provider_uid, mark } of known)
        if (marks.get(provider_uid ?? '') !== mark) await lookSoon(tx, user_id);
    }
    if (more && page < MOST_PAGES) await compareSoon(tx, page + 1);
  });
  return true;
}

/** Has all accounts compared, from the first page on; those of who has left are read in any case until nothing is paid there. */
export async function startComparing({ db, payments }: BillingDeps): Promise<void> {
  if (payments === null) return;
  await db.transaction(async (tx) => {
    await compareSoon(tx, 0);
    for (const { user_id } of await tx.rows(leftBehind)) await lookSoon(tx, user_id);
    await tx.run(
      query
        .deleteFrom('billing_accounts')
        .where('user_id', 'in', gone.where('is_active', '=', false))
        .where((e) => e.not(stillPaying)),
    );
  });
}

const gone = query.selectFrom('users').select('id').where('deleted_at', 'is not', null);
/** Where a cancellation was given up, or a key to the widget was used after it. */
const leftBehind = query
  .selectFrom('billing_accounts')
  .select('user_id')
  .where('user_id', 'in', gone)
  .where('provider_uid', 'is not', null)
  .where(sql<boolean>`coalesce(state_there, '') NOT IN ('cancelling', 'expired')`)
  .orderBy(
    (e) => e.ref('looked_at'),
    (order) => order.nullsFirst(),
  )
  .limit(500);

/** Has those read whose cycle should have ended by now, whose card was tried again, or whose plan staff have entered since. */
export async function lookAtDue({ db, payments }: BillingDeps): Promise<number> {
  if (payments === null) return 0;
  return db.transaction(async (tx) => {
    const due = await tx.rows(
      query
        .selectFrom('billing_accounts')
        .select('user_id')
        .where((e) => e.or([e('look_at', '<=', sql<Date>`app_now()`), entered]))
        .where('provider_uid', 'is not', null)
        .orderBy('look_at')
        .limit(500)
        .forUpdate()
        .skipLocked(),
    );
    for (const { user_id } of due) await lookSoon(tx, user_id);
    if (due.length > 0)
      await tx.run(
        query
          .updateTable('billing_accounts')
          // Again tomorrow, should nobody come to it today.
          .set({ look_at: sql<Date>`app_now() + interval '1 day'` })
          .where(
            'user_id',
            'in',
            due.map(({ user_id }) => user_id),
          ),
      );
    return due.length;
  });
}
