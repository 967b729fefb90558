import type { BillingAccount } from '@waypost/contract/billing';
import { user } from '../../../testing/fixtures.ts';

/** Of somebody who bought PRO, where one can pay online. */
export const billingAccount = (change: Partial<BillingAccount> = {}): BillingAccount => ({
  user: user.pk,
  address: '12 Harbour St',
  city: 'Halifax',
  state: 'NS',
  zip_code: 'B3H 1W9',
  country: 124,
  plan: { uid: 'Wppro', slug: 'pro' },
  status: 'active',
  subscription_data: null,
  upcoming_plan: null,
  account_data: null,
  configured: true,
  provider: 'Outseta',
  widget: { document: '/billing-widget/', fallback: 'https://agency.outseta.example/profile' },
  synced_at: null,
  away: false,
  ...change,
});
