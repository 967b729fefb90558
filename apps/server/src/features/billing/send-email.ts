import type { Sql } from '../../platform/db/database.ts';
import { query, realNow } from '../../platform/db/query.ts';
import type { BillingDeps } from './deps.ts';
import { lookSoon, sendEmailSoon } from './jobs.ts';
import { accountOf, giveBack, personOf, takeInHand } from './store.ts';

const same = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

/** In the transaction in which a person confirms her address of mail. Who has no account at the provider needs to tell nobody. */
export async function emailConfirmed(tx: Sql, { payments }: BillingDeps, userId: number): Promise<void> {
  if (payments === null) return;
  const [row, person] = [await accountOf(tx, userId), await personOf(tx, userId)];
  if (row === null || row.provider_uid === null || person === null || same(person.email, row.login)) return;
  await sendEmailSoon(tx, userId);
}

/**
 * Brings the provider the address that a person has confirmed last: her invoices go there, and she is known by it. One that she has
 * not confirmed may be a stranger's. False where it has to be tried again; what the provider refuses stays as it is there.
 */
export async function sendEmail(deps: BillingDeps, userId: number): Promise<boolean> {
  const { db, payments, log } = deps;
  if (payments === null || (await accountOf(db, userId))?.provider_uid == null) return true;
  const row = await takeInHand(db, userId);
  if (row === null) return false;
  try {
    const person = await personOf(db, userId);
    if (person === null || !person.email_verified || same(person.email, row.login)) return true;
    if (row.person_uid === null) {
      // Whose account it is there was never read.
      await lookSoon(db, userId);
      return false;
    }
    const answer = await payments.changeEmail(row.person_uid, person.email, 'meanwhile');
    if (answer.kind === 'away') return false;
    if (answer.kind !== 'ok') {
      log.error({ user: userId, answer: answer.kind }, 'the payment provider refused a person’s new e-mail');
      return true;
    }
    await db.transaction(async (tx) => {
      // Whoever read the account before knows the former one: that reading counts no more, and another one follows.
      const noted = { login: person.email, looked_at: realNow };
      await tx.run(query.updateTable('billing_accounts').set(noted).where('user_id', '=', userId));
      await lookSoon(tx, userId);
    });
    return true;
  } finally {
    await giveBack(db, userId);
  }
}
