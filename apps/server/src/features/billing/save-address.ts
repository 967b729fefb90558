import type { BillingAddress } from '@waypost/contract/billing';
import type { Locale } from '@waypost/i18n';
import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import { invalid } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { checkAddress, sentAddress } from './address.ts';
import { addressOptions, countriesOf } from './address-options.ts';
import type { BillingDeps } from './deps.ts';
import { sendAddressSoon } from './jobs.ts';
import { refusedFields } from './refusals.ts';
import { type AccountRow, accountOf, giveBack, takeInHand } from './store.ts';

/** For so long somebody has an account in hand at most. */
const IN_HAND_MS = 30_000;

/**
 * Keeps the address, said for the first time or again. Where the person has an account at the provider it is asked first, because it
 * refuses addresses that we take; when it is away, or somebody else is telling it something, a job brings it later.
 */
export async function saveAddress(
  deps: BillingDeps,
  actor: Actor,
  given: BillingAddress,
  locale: Locale,
): Promise<void> {
  const address = checkAddress(given, await addressOptions(deps.db, locale));
  // Until it is kept here, nobody tells the provider another one.
  const row = deps.payments && (await takeInHand(deps.db, actor.userId));
  try {
    const told = row !== null && (await tell(deps, row, address));
    await deps.db.transaction((tx) => keep(tx, deps, actor, { address, told }));
  } finally {
    if (row !== null) await giveBack(deps.db, actor.userId);
  }
}

/** Whether the provider has it now; 400 where it takes it for no address. */
async function tell({ db, payments }: BillingDeps, row: AccountRow, address: BillingAddress): Promise<boolean> {
  const sent = sentAddress(address, await countriesOf(db));
  if (payments === null || row.provider_uid === null || sent === null) return false;
  const answer = await payments.changeAddress(row.provider_uid, sent, 'asked');
  if (answer.kind === 'refused') throw invalid(refusedFields(answer.fields));
  return answer.kind === 'ok';
}

async function keep(
  tx: Sql,
  { payments }: BillingDeps,
  actor: Actor,
  { address, told }: { address: BillingAddress; told: boolean },
): Promise<void> {
  const next = sql<number>`billing_accounts.address_version + 1`;
  await tx.run(
    query
      .insertInto('billing_accounts')
      .values({ user_id: actor.userId, ...address, address_version: 1 })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...address, address_version: next, ...(told && { address_sent: next }) }),
      ),
  );
  await auditActing(tx, actor, {
    action: 'billing.address',
    objectType: 'billing_account',
    objectId: actor.userId,
    data: { ...address },
  });
  if (!told && payments !== null) await sendAddressSoon(tx, actor.userId);
}

/** Brings the provider the newest address; false where it has to be tried again. What it refuses by then stays as it is there. */
export async function sendAddress(deps: BillingDeps, userId: number): Promise<boolean> {
  const { db, payments, log } = deps;
  const known = await accountOf(db, userId);
  if (payments === null || known === null || known.provider_uid === null) return true;
  const row = await takeInHand(db, userId);
  // Somebody is telling it something at this moment: that is no failure of the provider.
  if (row === null) {
    await sendAddressSoon(db, userId, new Date(Date.now() + IN_HAND_MS));
    return true;
  }
  try {
    const sent = sentAddress(row, await countriesOf(db));
    if (row.provider_uid === null || sent === null || row.address_sent >= row.address_version) return true;
    const answer = await payments.changeAddress(row.provider_uid, sent, 'meanwhile');
    if (answer.kind === 'away') return false;
    if (answer.kind !== 'ok')
      log.warn({ user: userId, answer: answer.kind }, 'the payment provider refused an address');
    await db.run(
      query.updateTable('billing_accounts').set({ address_sent: row.address_version }).where('user_id', '=', userId),
    );
    return true;
  } finally {
    await giveBack(db, userId);
  }
}
