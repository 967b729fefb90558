import type { Plan } from '@waypost/contract/plans';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { appNow, query, realNow, sql } from '../../platform/db/query.ts';

const COLUMNS = [
  'b.user_id',
  'b.address',
  'b.city',
  'b.state',
  'b.zip_code',
  'b.country',
  'b.address_version',
  'b.address_sent',
  'b.client_key',
  'b.provider_uid',
  'b.person_uid',
  'b.login',
  'b.state_there',
  'b.subscription_uid',
  'b.plan_uid',
  'b.renews_at',
  'b.told_plan',
  'b.unknown_plan_uid',
  'b.upcoming_plan_uid',
  'b.upcoming_plan',
  'b.upcoming_at',
  'b.mark',
  'b.looked_at',
  'b.synced_at',
  'b.away_since',
] as const;

const account = query.selectFrom('billing_accounts as b').select(COLUMNS);
export type AccountRow = ReturnType<typeof account.execute> extends Promise<(infer Row)[]> ? Row : never;

const ofUser = prepared('billing-account', (p: { userId: number }) => account.where('b.user_id', '=', p.userId));
/** No scope: what belongs to a person, not to a profile; `mayRead` and `mayWrite` say whose it is. */
export const accountOf = (db: Reads, userId: number): Promise<AccountRow | null> => db.row(ofUser({ userId }));

/** Held until the transaction ends. The person comes first, as whoever changes her plan takes her. `left`: she deleted her account. */
export async function lockAccount(tx: Sql, userId: number): Promise<(AccountRow & { readonly left: boolean }) | null> {
  const person = await tx.row(query.selectFrom('users').select('deleted_at').where('id', '=', userId).forNoKeyUpdate());
  const row = person && (await tx.row(account.where('b.user_id', '=', userId).forUpdate()));
  return row && { ...row, left: person.deleted_at !== null };
}

/** Of the table itself: by what was seen last, the next cycle will be paid for. */
export const stillPaying = sql<boolean>`(billing_accounts.provider_uid IS NOT NULL
  AND billing_accounts.subscription_uid IS NOT NULL
  AND coalesce(billing_accounts.state_there, '') NOT IN ('cancelling', 'expired'))`;

/** When a reading begins; compared with that of others, also in other processes. */
export async function realTime(db: Reads): Promise<Date> {
  const row = await db.row(query.selectNoFrom(realNow.as('now')));
  if (row === null) throw new Error('the database has no time');
  return row.now;
}

export interface Person {
  readonly plan: Plan;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
}

const person = prepared('billing-person', (p: { userId: number }) =>
  query
    .selectFrom('users')
    .select(['plan', 'email', 'first_name', 'last_name'])
    .select((e) => e('email_verified_at', 'is not', null).$castTo<boolean>().as('email_verified'))
    .where('id', '=', p.userId)
    .where('deleted_at', 'is', null),
);
/** Whose account it is; null for who is not there any more. */
export const personOf = (db: Reads, userId: number): Promise<Person | null> => db.row(person({ userId }));

const FREE = sql<boolean>`(in_hand_until IS NULL OR in_hand_until < clock_timestamp())`;

/**
 * Takes the account in hand for whoever is about to change something at the provider: nobody else does until it is given back, or
 * half a minute has passed. Null where somebody has it, or there is none.
 */
export const takeInHand = (db: Sql, userId: number): Promise<AccountRow | null> =>
  db.row(
    query
      .updateTable('billing_accounts as b')
      .set({ in_hand_until: sql<Date>`clock_timestamp() + interval '30 seconds'` })
      .where('b.user_id', '=', userId)
      .where(FREE)
      .returning(COLUMNS),
  );

export const giveBack = (db: Sql, userId: number): Promise<number> =>
  db.run(query.updateTable('billing_accounts').set({ in_hand_until: null }).where('user_id', '=', userId));

/** It did not answer about this one; when that began stays. */
export const noteAway = (db: Sql, userId: number): Promise<number> =>
  db.run(
    query
      .updateTable('billing_accounts')
      .set({ away_since: sql<Date>`coalesce(away_since, ${appNow})` })
      .where('user_id', '=', userId),
  );
