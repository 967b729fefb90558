import type { Collection, Journal } from '../platform/journal.ts';

export type Plan = { uid: string; name: string; description: string; annualRate: number; active: boolean };

export type Person = { uid: string; email: string; firstName: string; lastName: string; createdAt: number };

export type Address = {
  AddressLine1: string | null;
  AddressLine2: string | null;
  City: string | null;
  State: string | null;
  PostalCode: string | null;
  Country: string | null;
};

/** `good` pays; `failing` is taken and refuses later charges; null: none was given. */
export type Card = { last4: string; good: boolean } | null;

/** Outseta's AccountStage. */
export const STAGES = { trialing: 2, subscribing: 3, cancelling: 4, expired: 5, trialExpired: 6, pastDue: 7 } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

export type Account = {
  uid: string;
  name: string;
  clientIdentifier: string | null;
  personUid: string;
  stage: Stage | null;
  address: Address | null;
  card: Card;
  currentUid: string | null;
  latestUid: string | null;
  pastDueSince: number | null;
  createdAt: number;
  updatedAt: number;
};

export type Subscription = {
  uid: string;
  accountUid: string;
  planUid: string;
  startAt: number;
  renewAt: number;
  endAt: number | null;
  createdAt: number;
  updatedAt: number;
};

export type Invoice = {
  uid: string;
  accountUid: string;
  number: number;
  at: number;
  /** US dollars, with tax. */
  total: number;
  tax: number;
  text: string;
  state: 'paid' | 'failed' | 'refunded';
};

/** All that the fake Outseta knows. */
export class BillingState {
  readonly plans: Collection<Plan>;
  readonly people: Collection<Person>;
  readonly accounts: Collection<Account>;
  readonly subscriptions: Collection<Subscription>;
  readonly invoices: Collection<Invoice>;
  /** What a restart must not change: the key that tokens are signed with. */
  readonly secrets: Collection<string>;

  constructor(journal: Journal) {
    this.plans = journal.collection('billing.plans');
    this.people = journal.collection('billing.people');
    this.accounts = journal.collection('billing.accounts');
    this.subscriptions = journal.collection('billing.subscriptions');
    this.invoices = journal.collection('billing.invoices');
    this.secrets = journal.collection('billing.secrets');
  }

  subscription(uid: string | null): Subscription | undefined {
    return uid === null ? undefined : this.subscriptions.get(uid);
  }

  invoicesOf(accountUid: string): Invoice[] {
    return this.invoices.values().filter((invoice) => invoice.accountUid === accountUid);
  }

  personByEmail(email: string): Person | undefined {
    return this.people.values().find((person) => person.email.toLowerCase() === email.trim().toLowerCase());
  }

  clear(): void {
    for (const all of [this.plans, this.people, this.accounts, this.subscriptions, this.invoices]) all.clear();
  }
}
