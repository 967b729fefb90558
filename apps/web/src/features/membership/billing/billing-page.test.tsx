import { cleanup, fireEvent, screen } from '@testing-library/react';
import { addressOptions, type BillingAccount, getBilling } from '@waypost/contract/billing';
import { listPlans, type OfferedPlan } from '@waypost/contract/plans';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../../testing/api.ts';
import { listed, profile } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { billingAccount } from '../testing/billing-account.ts';
import BillingPage from './billing-page.tsx';

const PRO: OfferedPlan = {
  ...{ uid: 'Wppro', slug: 'pro', name: 'PRO', features: [] },
  data: { AnnualRate: 149, Description: '' },
};
const UNTIL = { RenewalDate: '2027-11-23T12:00:00Z' };

async function open(account: Partial<BillingAccount>) {
  cleanup();
  signedIn({ profile: profile({ plan: 'pro' }) });
  answer(listPlans, listed(PRO));
  answer(getBilling, billingAccount({ subscription_data: UNTIL, ...account }));
  answer(addressOptions, { 124: { label: 'Canada', states: [{ code: 'NS', label: 'Nova Scotia' }] } });
  await renderOnPage(BillingPage, '/blue-fjord/billing/');
  await screen.findByRole('heading', { name: 'Account holder' });
}

it('says until when it is paid for where it does not go on, with the way to stay', async () => {
  await open({});
  expect(screen.getByText('Renews: Nov 23, 2027')).toBeDefined();
  await open({ upcoming_plan: 'Free', account_data: { LatestSubscription: { StartDate: UNTIL.RenewalDate } } });
  expect(screen.getByText('Paid until: Nov 23, 2027')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep PRO' }));
  expect(await screen.findByTitle('Payment service')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Keep PRO' })).toBeDefined();
});

it('says of what was cancelled that it ends, and of what is over nothing', async () => {
  await open({ status: 'cancelling' });
  expect(screen.getByText('Your membership won’t be renewed. It ends on Nov 23, 2027.')).toBeDefined();
  expect(screen.queryByText(/^Renews/)).toBeNull();
  await open({ status: 'expired' });
  expect(screen.queryByText(/^(Renews|Paid)/)).toBeNull();
});

it('leads to the card where a payment failed', async () => {
  await open({ status: 'past_due' });
  expect(screen.getByText('Your last payment didn’t go through.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Update card' })).toBeDefined();
});

it('asks for the address where it is missing, in each tab for what would stand there', async () => {
  await open({ zip_code: null });
  expect(screen.getByText(/^Your payment method and invoices will be here/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add billing address' }));
  expect(await screen.findByRole('dialog', { name: 'Billing Address' })).toBeDefined();
});
