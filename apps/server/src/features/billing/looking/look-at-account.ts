import type { Haste, PaymentsAccount } from '../../../connectors/payments/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { changePlan, planOfUid } from '../../plans/index.ts';
import type { BillingDeps } from '../deps.ts';
import { cancelSoon, lookSoon } from '../jobs.ts';
import { type AccountRow, accountOf, lockAccount, noteAway, realTime } from '../store.ts';
import { goesOn, nextLook, STALE_MS, toldPlan, upcoming } from './subscription.ts';

/** `unasked`: our own turns were all taken, so nobody knows whether the provider is away. */
export type Looked = 'seen' | 'away' | 'unasked' | 'nothing';

/** Reads a person's account at the provider and makes of it what it means here. What is no answer changes nothing. */
export async function lookAtAccount(deps: BillingDeps, userId: number, haste: Haste): Promise<Looked> {
  const { db, payments, log } = deps;
  const uid = (await accountOf(db, userId))?.provider_uid;
  if (payments === null || uid == null) return 'nothing';
  const began = await realTime(db);
  const answer = await payments.account(uid, haste);
  if (answer.kind === 'ok') {
    await db.transaction((tx) => noteAccount(tx, deps, { userId, began, account: answer.value }));
    return 'seen';
  }
  // An account that is not there any more takes no plan either: a key of another domain would say the same of everybody.
  log.warn(
    { user: userId, answer: answer.kind === 'away' ? answer.why : answer.kind },
    'the payment provider gave no account',
  );
  if (answer.kind === 'away' && answer.why === 'unasked') return 'unasked';
  await noteAway(db, userId);
  return 'away';
}

interface Seen {
  readonly userId: number;
  /** In real time, as the database has it: whoever began later has seen more. */
  readonly began: Date;
  readonly account: PaymentsAccount;
}

/** Writes down what was seen, and in the same transaction the plan that follows from it. */
export async function noteAccount(tx: Sql, deps: BillingDeps, { userId, began, account }: Seen): Promise<void> {
  const row = await lockAccount(tx, userId);
  if (row === null || row.provider_uid !== account.uid) return;
  if (row.looked_at !== null && row.looked_at >= began) return;
  const now = deps.clock.now();
  const plan = account.current && (await planOfUid(tx, account.current.planUid));
  const told = toldPlan(account, plan?.slug ?? null, row);
  const next = upcoming(account, now);
  const nextPlan = next && (await planOfUid(tx, next.planUid));
  const unknown = account.current !== null && plan === null ? account.current.planUid : null;
  if (unknown !== null && unknown !== row.unknown_plan_uid)
    deps.log.error({ user: userId, plan: unknown }, 'the payment provider names a plan that none of ours stands for');
  await tx.run(
    query
      .updateTable('billing_accounts')
      .set({
        person_uid: account.personUid ?? row.person_uid,
        login: account.login ?? row.login,
        state_there: account.state,
        subscription_uid: account.current?.uid ?? null,
        plan_uid: account.current?.planUid ?? null,
        renews_at: account.current?.renews ?? account.current?.ends ?? null,
        upcoming_plan_uid: next?.planUid ?? null,
        upcoming_plan: next && (nextPlan?.name ?? next.planName),
        upcoming_at: next?.starts ?? null,
        unknown_plan_uid: unknown,
        // Nothing follows for who has left; should she come back, it is news.
        told_plan: (row.left ? null : told.plan) ?? row.told_plan,
        mark: account.mark,
        looked_at: began,
        synced_at: appNow,
        away_since: null,
        look_at: nextLook(account, now),
      })
      .where('user_id', '=', userId),
  );
  if (row.left) {
    // Bought in a widget that was still open, or what was asked for has not come true.
    if (goesOn(account)) await cancelSoon(tx, userId);
  } else if (told.changes && told.plan !== null)
    await changePlan(tx, { userId, to: told.plan, source: 'provider', actorId: null });
}

const isStale = ({ synced_at }: Pick<AccountRow, 'synced_at'>, now: Date): boolean =>
  synced_at === null || now.getTime() - synced_at.getTime() > STALE_MS;

/** Has the account read soon, where that is longer ago than six hours: after signing in, and when a screen asks for it. */
export async function lookIfStale(tx: Sql, { payments, clock }: BillingDeps, userId: number): Promise<void> {
  if (payments === null) return;
  const row = await accountOf(tx, userId);
  if (row === null || row.provider_uid === null || !isStale(row, clock.now())) return;
  await lookSoon(tx, userId);
}
