import type { Billing } from '../context.ts';
import { newUid } from '../ids.ts';
import { missing, validation } from '../outseta-error.ts';
import { type Account, type Plan, STAGES, type Subscription } from '../state.ts';
import { changeAccount, changeSubscription, yearAfter } from './changes.ts';
import { cents, charge, taxOf } from './charge.ts';

export type Preview = {
  plan: Plan;
  /** At once, or when the cycle that is paid for ends. */
  when: 'now' | 'later';
  startAt: number;
  /** Without tax; what is left of the old plan is taken off. */
  amount: number;
  credit: number;
  tax: number;
};

/** What is left of what was paid, in dollars. */
function creditOf(billing: Billing, current: Subscription | undefined): number {
  const plan = current && billing.state.plans.get(current.planUid);
  if (!current || !plan || plan.annualRate === 0) return 0;
  const left = Math.max(current.renewAt - billing.clock.now(), 0);
  const whole = yearAfter(current.renewAt) - current.renewAt;
  return cents((plan.annualRate * Math.min(left, whole)) / whole);
}

const activeSubscription = (billing: Billing, account: Account): Subscription | undefined =>
  account.stage === STAGES.expired ? undefined : billing.state.subscription(account.currentUid);

/** An upgrade is at once, what is left of the old plan taken off; a change that would leave a credit waits for the cycle's end. */
export function previewOf(billing: Billing, account: Account, planUid: string): Preview {
  const plan = billing.state.plans.get(planUid);
  if (!plan?.active) throw missing('Plan');
  const current = activeSubscription(billing, account);
  const credit = creditOf(billing, current);
  const now = billing.clock.now();
  const old = current ? (billing.state.plans.get(current.planUid)?.annualRate ?? 0) : 0;
  if (current && plan.annualRate < old && credit > 0)
    return { plan, when: 'later', startAt: current.renewAt, amount: 0, credit: 0, tax: 0 };
  const amount = cents(Math.max(plan.annualRate - credit, 0));
  return { plan, when: 'now', startAt: now, amount, credit, tax: taxOf(account, amount) };
}

function refuseUnpayable(account: Account, amount: number): void {
  const wrong = [];
  if (!account.address?.PostalCode)
    wrong.push({ property: 'BillingAddress', message: 'A billing address is required.' });
  if (amount > 0 && account.card === null)
    wrong.push({ property: 'PaymentInformation', message: 'Payment information is required.' });
  if (wrong.length > 0) throw validation('Subscription', wrong);
}

const declined = () =>
  validation('Subscription', [
    { property: 'PaymentInformation', message: 'Your card was declined.', code: 'card_declined' },
  ]);

/** Another plan: the first one too. Chosen twice it is chosen once. */
export function changePlan(billing: Billing, account: Account, planUid: string): Account {
  const current = activeSubscription(billing, account);
  const pending = account.latestUid !== account.currentUid ? billing.state.subscription(account.latestUid) : undefined;
  if (current?.planUid === planUid) return keep(billing, account, pending);
  if (pending?.planUid === planUid) return account;
  const preview = previewOf(billing, account, planUid);
  refuseUnpayable(account, preview.amount);
  if (preview.when === 'now' && !charge(billing, account, preview.amount, `${preview.plan.name}, one year`))
    throw declined();
  forget(billing, pending);
  const next = begin(billing, account, preview);
  if (preview.when === 'later')
    return changeAccount(billing, account, { latestUid: next.uid, stage: STAGES.subscribing });
  if (current) changeSubscription(billing, current, { endAt: preview.startAt });
  return changeAccount(billing, account, {
    currentUid: next.uid,
    latestUid: next.uid,
    stage: STAGES.subscribing,
    pastDueSince: null,
  });
}

/** The plan that one has, chosen again: what was to follow does not. */
function keep(billing: Billing, account: Account, pending: Subscription | undefined): Account {
  if (!pending && account.stage !== STAGES.cancelling) return account;
  forget(billing, pending);
  const stage = account.stage === STAGES.cancelling ? STAGES.subscribing : account.stage;
  return changeAccount(billing, account, { latestUid: account.currentUid, stage });
}

function forget({ state }: Billing, pending: Subscription | undefined): void {
  if (pending) state.subscriptions.delete(pending.uid);
}

function begin(billing: Billing, account: Account, { plan, startAt }: Preview): Subscription {
  const now = billing.clock.now();
  const uid = newUid();
  return billing.state.subscriptions.put(uid, {
    uid,
    accountUid: account.uid,
    planUid: plan.uid,
    startAt,
    renewAt: yearAfter(startAt),
    endAt: null,
    createdAt: now,
    updatedAt: now,
  });
}
