import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentsAccount } from '../../connectors/payments/port.ts';
import { query } from '../../platform/db/query.ts';
import { conflict, invalid, refused } from '../../platform/errors/index.ts';
import { sentAddress } from './address.ts';
import { countriesOf } from './address-options.ts';
import type { BillingDeps } from './deps.ts';
import { away, refusedFields } from './refusals.ts';
import { type AccountRow, accountOf, giveBack, personOf, takeInHand } from './store.ts';

/** Another device may be making it at this moment. */
const TRIES = 25;
const REST_MS = 200;

interface There {
  readonly uid: string;
  readonly login: string;
}

/**
 * The person's account at the provider; made where there is none yet, once, whoever asks at the same time. One that was made by a
 * process which died before it could write that down is found by the key that we gave it.
 */
export async function ensureAccount(deps: BillingDeps, userId: number): Promise<There> {
  for (let n = 0; n < TRIES; n += 1) {
    const known = there(await accountOf(deps.db, userId));
    if (known !== null) return known;
    const row = await takeInHand(deps.db, userId);
    if (row !== null) return await make(deps, row);
    await delay(REST_MS);
  }
  throw away();
}

const there = (row: AccountRow | null): There | null =>
  row === null || row.provider_uid === null || row.login === null ? null : { uid: row.provider_uid, login: row.login };

async function make(deps: BillingDeps, row: AccountRow): Promise<There> {
  const { db } = deps;
  try {
    const known = there(row);
    if (known !== null) return known;
    const account = await findOrCreate(deps, row);
    const login = account.login ?? (await personOf(db, row.user_id))?.email ?? '';
    await db.run(
      query
        .updateTable('billing_accounts')
        .set({
          ...{ provider_uid: account.uid, person_uid: account.personUid, login, mark: account.mark },
          address_sent: row.address_version,
        })
        .where('user_id', '=', row.user_id)
        .where('provider_uid', 'is', null),
    );
    return { uid: account.uid, login };
  } finally {
    await giveBack(db, row.user_id);
  }
}

async function findOrCreate({ db, payments, log }: BillingDeps, row: AccountRow): Promise<PaymentsAccount> {
  const [person, address] = [await personOf(db, row.user_id), sentAddress(row, await countriesOf(db))];
  if (payments === null || person === null || address === null) throw away();
  const found = await payments.accountOfKey(row.client_key);
  if (found.kind === 'ok' && found.value !== null) return found.value;
  if (found.kind !== 'ok') throw away(found.kind === 'away' ? found.waitMs : undefined);
  // Whose address it is nobody knows yet, and who is known by it there keeps everybody else from being so.
  if (!person.email_verified) throw refused('errors.billing.email_unverified', {}, 'email_unverified');
  const { email, first_name: firstName, last_name: lastName } = person;
  const made = await payments.createAccount({
    clientKey: row.client_key,
    name: `${firstName} ${lastName}`.trim() || email,
    person: { email, firstName, lastName },
    address,
  });
  if (made.kind === 'ok') return made.value;
  if (made.kind === 'refused') {
    log.warn({ user: row.user_id, fields: made.fields }, 'the payment provider refused an account');
    // The address of mail is another customer’s there. Who it belongs to is nothing that we would guess.
    if (made.fields.includes('email')) throw conflict('errors.billing.email_taken');
    throw invalid(refusedFields(made.fields));
  }
  throw away(made.kind === 'away' ? made.waitMs : undefined);
}
