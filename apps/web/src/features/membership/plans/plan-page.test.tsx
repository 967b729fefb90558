import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressOptions, type BillingAccount, getBilling, postBilling } from '@waypost/contract/billing';
import { listMembershipVideos } from '@waypost/contract/guides';
import { type Loss, listLosses, listPlans, type OfferedPlan, type Plan } from '@waypost/contract/plans';
import { expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../../testing/api.ts';
import { listed, profile, user } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { billingAccount } from '../testing/billing-account.ts';
import PlanPage from './plan-page.tsx';

const plan = (slug: Plan, name: string, AnnualRate: number): OfferedPlan => ({
  ...{ uid: `Wp${slug}`, slug, name, features: [] },
  data: { AnnualRate, Description: `<p>${name} for <strong>agencies</strong></p>` },
});
const PLANS = [plan('free', 'Free', 0), plan('grow', 'Grow', 99), plan('pro', 'PRO', 149)];
const ADDRESS = { address: '12 Harbour St', city: 'Halifax', state: 'NS', zip_code: 'B3H 1W9', country: 124 };

async function open(own: Plan, account: Partial<BillingAccount> = {}, path = '/blue-fjord/plan/') {
  signedIn({ profile: profile({ plan: own }) });
  answer(listPlans, listed(...PLANS));
  answer(listLosses, { ...listed<Loss>(), downgrade: null });
  answer(listMembershipVideos, listed());
  answer(getBilling, billingAccount(account));
  answer(addressOptions, {
    124: { label: 'Canada', states: [{ code: 'NS', label: 'Nova Scotia' }] },
    276: { label: 'Germany', states: [] },
  });
  const { history } = await renderOnPage(PlanPage, path);
  await screen.findByRole('article', { name: 'PRO' });
  await waitFor(() => expect(asked.some(({ url }) => url.startsWith('/api/billing/7/'))).toBe(true));
  return { history };
}
const cardsOf = () =>
  screen.getAllByRole('article').map((card) => {
    const button = within(card).getByRole('button');
    const badge = within(card).queryByText('Your Current Membership') !== null;
    return [button.textContent, button.hasAttribute('disabled'), badge];
  });

it('says of each plan what its button does, and turns off only the current one when it is free', async () => {
  await open('free');
  expect(cardsOf()).toEqual([
    ['VIEW', true, true],
    ['UPGRADE NOW', false, false],
    ['UPGRADE NOW', false, false],
  ]);
  const [free, , pro] = screen.getAllByRole('article');
  expect(free?.textContent).toMatch(/FREEAlways Free/);
  expect(pro?.textContent).toMatch(/\$149\.00Per Year.*agencies/);
  expect(screen.queryByText('Includes everything in Free.')).toBeNull();
  expect(screen.getByText(/one all-inclusive price of \$149 per year/)).toBeDefined();
  expect(screen.getAllByText((_, element) => element?.tagName === 'SUMMARY')).toHaveLength(8);
  cleanup();
  await open('pro');
  expect(cardsOf()).toEqual([
    ['DOWNGRADE', false, false],
    ['UPGRADE NOW', false, false],
    ['VIEW', false, true],
  ]);
});

it('names the plan that follows, and when', async () => {
  await open('pro', {
    upcoming_plan: 'Free',
    account_data: { LatestSubscription: { StartDate: '2027-08-02T12:00:00Z' } },
  });
  expect(
    await screen.findByText(/change to Free at the end of the current billing cycle, on Aug 2, 2027/),
  ).toBeDefined();
  // What was ordered is taken back by the plan that one has.
  fireEvent.click(screen.getByRole('button', { name: 'Keep PRO' }));
  expect(await screen.findByRole('dialog', { name: 'Keep PRO' })).toBeDefined();
});

it('says where nobody can pay, and a click opens no dead end', async () => {
  await open('free', { configured: false, provider: null, widget: null });
  expect(await screen.findByText('Online payment isn’t set up here.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'UPGRADE NOW: PRO' }));
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Ask for a plan' })).toBeDefined(),
  );
});

it('leads to no payment of a plan that the provider does not sell', async () => {
  await open('free', ADDRESS);
  cleanup();
  answer(listPlans, listed({ ...plan('pro', 'PRO', 149), uid: null }));
  await renderOnPage(PlanPage, '/blue-fjord/plan/');
  fireEvent.click(await screen.findByRole('button', { name: 'UPGRADE NOW: PRO' }));
  expect(within(await screen.findByRole('dialog')).getByText('Online payment isn’t set up here.')).toBeDefined();
  expect(screen.queryByTitle('Payment service')).toBeNull();
});

it('asks for the address first, keeps what is typed when it is refused, and goes on to the payment', async () => {
  let refusals = 1;
  await open('free', { zip_code: null, address: null, city: null, state: null, country: null, plan: null });
  answer(postBilling, () => {
    refusals -= 1;
    return refusals >= 0 ? refuse(400, { zip_code: ['No such code.'] }) : billingAccount(ADDRESS);
  });
  fireEvent.click(screen.getByRole('button', { name: 'UPGRADE NOW: PRO' }));
  const dialog = await screen.findByRole('dialog', { name: 'Billing Address' });
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  fireEvent.click(await within(dialog).findByRole('combobox', { name: /Country/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Canada' }));
  fireEvent.click(within(dialog).getByRole('combobox', { name: /State/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Nova Scotia' }));
  fireEvent.change(field(/^Address/), { target: { value: 'x'.repeat(300) } });
  fireEvent.change(field(/^City/), { target: { value: 'Halifax' } });
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  // Nothing is sent without a postal code, nor with one of another country.
  fireEvent.click(confirm);
  expect(await within(dialog).findByText('This field is required.')).toBeDefined();
  fireEvent.change(field(/^Zip/), { target: { value: '90210' } });
  fireEvent.click(confirm);
  expect(await within(dialog).findByText('Enter a postal code of this country.')).toBeDefined();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(field(/^Zip/), { target: { value: 'B3H 1W9' } });
  fireEvent.change(field(/^Address/), { target: { value: ADDRESS.address } });
  fireEvent.click(confirm);
  expect(await within(dialog).findByText('No such code.')).toBeDefined();
  expect((field(/^City/) as HTMLInputElement).value).toBe('Halifax');
  fireEvent.click(confirm);
  const frame = await screen.findByTitle('Payment service');
  // What opens the widget stands in no address.
  expect(frame.getAttribute('src')).toBe('/billing-widget/?lang=en');
  const said = asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
  expect(said.at(-1)).toEqual({ user: user.pk, ...ADDRESS });
});

it('keeps the dialog open while it asks what would go', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await open('pro', ADDRESS);
  answer(listLosses, async () => {
    await told;
    return { ...listed<Loss>(), downgrade: null };
  });
  fireEvent.click(screen.getByRole('button', { name: 'DOWNGRADE: Free' }));
  await waitFor(() => expect(asked.some(({ url }) => url.startsWith('/api/plan/losses/'))).toBe(true));
  expect(screen.getByRole('dialog', { name: 'Change your plan to Free' })).toBeDefined();
  tell();
  expect(await screen.findByTitle('Payment service')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Change your plan to Free' })).toBeDefined();
});

it('clears a state that another country has not', async () => {
  await open('free', { ...ADDRESS, zip_code: '', plan: null });
  fireEvent.click(screen.getByRole('button', { name: 'UPGRADE NOW: PRO' }));
  const dialog = await screen.findByRole('dialog', { name: 'Billing Address' });
  const state = () => within(dialog).getByLabelText(/State/, { selector: 'input' }) as HTMLInputElement;
  await waitFor(() => expect(state().value).toBe('Nova Scotia'));
  fireEvent.click(await within(dialog).findByRole('combobox', { name: /Country/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(state().value).toBe('');
});

it('shows the plans also where the billing cannot be read, with a way to read it again', async () => {
  await open('free');
  cleanup();
  answer(getBilling, cut);
  signedIn({ profile: profile({ plan: 'free' }) });
  await renderOnPage(PlanPage);
  expect(await screen.findByRole('article', { name: 'PRO' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeDefined();
});

it('opens the dialog at once where it is not known yet who pays, and there says what is wrong, and reads it again', async () => {
  await open('free');
  cleanup();
  let there = false;
  answer(getBilling, () => (there ? billingAccount({ plan: null }) : cut()));
  signedIn({ profile: profile({ plan: 'free' }) });
  await renderOnPage(PlanPage);
  const button = await screen.findByRole('button', { name: 'UPGRADE NOW: PRO' });
  button.focus();
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your plan to PRO' }));
  const retry = await dialog.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  expect(dialog.getByText('Your billing couldn’t be loaded')).toBeDefined();
  there = true;
  fireEvent.click(retry);
  expect(await screen.findByTitle('Payment service')).toBeDefined();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('says which plan one has come to once, and not when one comes back', async () => {
  const { history } = await open('pro', {}, '/blue-fjord/plan/?changed=pro');
  expect(await screen.findByText('You’re now on the PRO plan.')).toBeDefined();
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(screen.getByText('You’re now on the PRO plan.')).toBeDefined();
});

it('is drawn as a whole: what stands above and below the plans is there with them', async () => {
  let told = (_: BillingAccount) => {};
  const slow = new Promise<BillingAccount>((resolve) => {
    told = resolve;
  });
  signedIn({ profile: profile({ plan: 'pro' }) });
  answer(listPlans, listed(...PLANS));
  answer(listMembershipVideos, listed());
  answer(getBilling, () => slow);
  await renderOnPage(PlanPage, '/blue-fjord/plan/');
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Frequently asked questions' })).toBeNull();
  told(billingAccount({ upcoming_plan: 'Free' }));
  expect(await screen.findByText(/change to Free/)).toBeDefined();
  expect(screen.getByRole('article', { name: 'PRO' })).toBeDefined();
});

it('says something of a plan that nobody has described', async () => {
  await open('free');
  cleanup();
  const grow: OfferedPlan = { ...plan('grow', 'Grow', 99), data: { AnnualRate: 99, Description: '' } };
  answer(listPlans, listed(grow));
  signedIn({ profile: profile({ plan: 'grow' }) });
  await renderOnPage(PlanPage);
  expect(within(await screen.findByRole('article', { name: 'Grow' })).getByText(/^Includes everything/)).toBeDefined();
});
