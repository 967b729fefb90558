import type { Billing } from '../context.ts';
import type { Account, Invoice, Person, Plan, Subscription } from '../state.ts';

export type Entity = Record<string, unknown>;

/** Without a time zone, as Outseta writes them; they are of UTC. */
export const stamp = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, '');
const stampOrNull = (ms: number | null): string | null => (ms === null ? null : stamp(ms));

export const planEntity = (plan: Plan): Entity => ({
  Uid: plan.uid,
  Name: plan.name,
  Description: plan.description,
  MonthlyRate: 0,
  AnnualRate: plan.annualRate,
  QuarterlyRate: 0,
  OneTimeRate: 0,
  SetupFee: 0,
  IsTaxable: true,
  IsActive: plan.active,
  TrialPeriodDays: 0,
  PlanFamily: { Uid: 'WpFamil1', Name: 'Waypost' },
});

export const subscriptionEntity = ({ state }: Billing, one: Subscription): Entity => {
  const plan = state.plans.get(one.planUid);
  return {
    Uid: one.uid,
    BillingRenewalTerm: 2,
    Quantity: 1,
    StartDate: stamp(one.startAt),
    EndDate: stampOrNull(one.endAt),
    RenewalDate: stamp(one.renewAt),
    Created: stamp(one.createdAt),
    Updated: stamp(one.updatedAt),
    Plan: plan ? planEntity(plan) : null,
    SubscriptionAddOns: [],
    Account: { Uid: one.accountUid },
  };
};

export const personEntity = (person: Person, accountUid: string | null): Entity => ({
  Uid: person.uid,
  Email: person.email,
  FirstName: person.firstName,
  LastName: person.lastName,
  FullName: `${person.firstName} ${person.lastName}`,
  Created: stamp(person.createdAt),
  PersonAccount: accountUid === null ? [] : [{ IsPrimary: true, Account: { Uid: accountUid } }],
});

export function accountEntity(billing: Billing, account: Account): Entity {
  const { state } = billing;
  const of = (uid: string | null) => {
    const found = state.subscription(uid);
    return found ? subscriptionEntity(billing, found) : null;
  };
  const person = state.people.get(account.personUid);
  return {
    Uid: account.uid,
    Name: account.name,
    ClientIdentifier: account.clientIdentifier,
    AccountStage: account.stage,
    BillingAddress: account.address,
    CurrentSubscription: of(account.currentUid),
    LatestSubscription: of(account.latestUid),
    Subscriptions: state.subscriptions
      .values()
      .filter(({ accountUid }) => accountUid === account.uid)
      .map((one) => subscriptionEntity(billing, one)),
    PersonAccount: person ? [{ IsPrimary: true, Person: personEntity(person, null) }] : [],
    Created: stamp(account.createdAt),
    Updated: stamp(account.updatedAt),
  };
}

export const invoiceEntity = (invoice: Invoice): Entity => ({
  Uid: invoice.uid,
  Number: invoice.number,
  InvoiceDate: stamp(invoice.at),
  Total: invoice.total,
  Tax: invoice.tax,
  Memo: invoice.text,
  Status: invoice.state,
  Account: { Uid: invoice.accountUid },
});
