import { type BillingState, STAGES } from './state.ts';

const YEAR = 365 * 86_400_000;
const DAY = 86_400_000;

const address = {
  AddressLine1: '200 Harbour Street',
  AddressLine2: null,
  City: 'Vancouver',
  State: 'BC',
  PostalCode: 'V6B 1A1',
  Country: 'CA',
};

export const BILLING_DEMO = {
  billing: {
    key: {
      apiKey: '8f7c5a10-sandbox-key',
      secretKey: 'sandbox-billing-secret',
      webhookKey: '5b1c9d3e7f20418a96b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f70819',
    },
    /** Ours and theirs: the product's plans carry these Uids. */
    plans: {
      free: { uid: 'WpFree01', name: 'Free', annualRate: 0 },
      grow: { uid: 'WpGrow01', name: 'Grow', annualRate: 99 },
      pro: { uid: 'WpProA01', name: 'PRO', annualRate: 149 },
      premium: { uid: 'WpPremA1', name: 'Premium', annualRate: 299 },
    },
    /** Who has bought what; Iris never has. Each with the days of the cycle that are over. */
    customers: {
      marina: {
        uid: 'MarinaA1',
        email: 'marina@bluefjord.example',
        first: 'Marina',
        last: 'Duval',
        plan: 'premium',
        days: 214,
      },
      theo: {
        uid: 'TheoAcc1',
        email: 'theo@martinvoyages.example',
        first: 'Theo',
        last: 'Martin',
        plan: 'pro',
        days: 120,
      },
      june: {
        uid: 'JuneAcc1',
        email: 'june@firstleg.example',
        first: 'June',
        last: 'Okafor',
        plan: 'premium',
        days: 2,
      },
      nora: {
        uid: 'NoraAcc1',
        email: 'nora@harbourandhills.example',
        first: 'Nora',
        last: 'Lindqvist',
        plan: 'premium',
        days: 300,
      },
      omar: {
        uid: 'OmarAcc1',
        email: 'omar@coralcoast.example',
        first: 'Omar',
        last: 'Haddad',
        plan: 'premium',
        days: 61,
      },
    },
  },
} as const;

/** Plans and customers of the demo world. */
export function seedBilling(state: BillingState, now: number): void {
  const { plans, customers } = BILLING_DEMO.billing;
  for (const { uid, name, annualRate } of Object.values(plans))
    state.plans.put(uid, { uid, name, annualRate, description: `<p>${name}, by the year.</p>`, active: true });
  for (const { uid, email, first, last, plan, days } of Object.values(customers)) {
    const personUid = `${uid.slice(0, 4)}Per1`;
    const subscriptionUid = `${uid.slice(0, 4)}Sub1`;
    const startAt = now - days * DAY;
    state.people.put(personUid, { uid: personUid, email, firstName: first, lastName: last, createdAt: startAt });
    state.subscriptions.put(subscriptionUid, {
      uid: subscriptionUid,
      accountUid: uid,
      planUid: plans[plan].uid,
      startAt,
      renewAt: startAt + YEAR,
      endAt: null,
      createdAt: startAt,
      updatedAt: startAt,
    });
    state.accounts.put(uid, {
      uid,
      name: `${first} ${last}`,
      clientIdentifier: null,
      personUid,
      stage: STAGES.subscribing,
      address,
      card: { last4: '4242', good: true },
      currentUid: subscriptionUid,
      latestUid: subscriptionUid,
      pastDueSince: null,
      createdAt: startAt,
      updatedAt: startAt,
    });
  }
}
