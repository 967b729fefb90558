import type { Page } from '@playwright/test';
import { textOf } from '../steps/composer.ts';
import { csrfToken } from '../world/advisor.ts';
import { expect, test } from '../world/world.ts';

test.use({ actionTimeout: 15_000 });

const widgetOf = (page: Page) => page.frameLocator('iframe[title="Payment service"]');
const current = (page: Page, plan: string) =>
  page.getByRole('article', { name: plan, exact: true }).getByText('Your Current Membership');
const changed = (page: Page, plan: string) => page.getByText(`You’re now on the ${plan} plan.`);

/** From the card to the payment: the address first, then the widget. */
async function buyPro(page: Page, slug: string): Promise<void> {
  await page.goto(`/${slug}/plan/`);
  await expect(current(page, 'Free')).toBeVisible();
  // In a hurry: what it opens is opened once.
  await page.getByRole('button', { name: 'UPGRADE NOW: PRO' }).dblclick();
  const address = page.getByRole('dialog', { name: 'Billing Address' });
  await address.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Canada' }).click();
  await address.getByRole('textbox', { name: 'Address' }).fill('12 Harbour St');
  await address.getByRole('textbox', { name: 'City' }).fill('Halifax');
  await address.getByRole('combobox', { name: 'State / Province' }).click();
  await page.getByRole('option', { name: 'Nova Scotia' }).click();
  await address.getByRole('button', { name: 'Confirm' }).click();
  await expect(address.getByText('This field is required.')).toBeVisible();
  await address.getByRole('textbox', { name: 'Zip / Postal code' }).fill('90210');
  await address.getByRole('button', { name: 'Confirm' }).click();
  await expect(address.getByText('Enter a postal code of this country.')).toBeVisible();
  await address.getByRole('textbox', { name: 'Zip / Postal code' }).fill('b3h1w9');
  await address.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Change your plan to PRO' })).toBeVisible();
  await widgetOf(page)
    .getByRole('button', { name: /^Pay \$/ })
    .dblclick();
  await expect(changed(page, 'PRO')).toBeVisible({ timeout: 30_000 });
}

test('An advisor on Free upgrades in the payment service’s widget, and uses what PRO opens', async ({
  page,
  world,
}) => {
  const { slug, profile } = await world.advisor({ plan: 'free' });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`/${slug}/connections/`);
  const instagram = page.getByRole('article', { name: 'Instagram' });
  await instagram.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('dialog', { name: 'Upgrade your membership' }).getByRole('button', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/plan/$`));
  await buyPro(page, slug);
  await expect(current(page, 'PRO')).toBeVisible();
  expect(addresses.filter((one) => /eyJ|token=(?!true)/.test(one))).toEqual([]);
  const told = await world.db.rows<{ to_plan: string; source: string }>(
    'SELECT to_plan, source FROM plan_events e JOIN profiles p ON p.user_id = e.user_id WHERE p.id = $1',
    [profile],
  );
  expect(told).toEqual([{ to_plan: 'pro', source: 'provider' }]);

  await page.getByRole('link', { name: 'Connect Instagram' }).click();
  await expect(instagram.getByRole('button', { name: 'Connect' })).toBeEnabled();
  await page.goto(`/${slug}/generator/posts/`);
  await textOf(page).fill('Seven nights on the Douro');
  await expect(page.getByRole('article').getByText('Seven nights on the Douro')).toBeVisible();

  await page.goto(`/${slug}/billing/`);
  await expect(widgetOf(page).getByText('Card that ends in 4242')).toBeVisible();
  await page.getByRole('tab', { name: 'Membership' }).click();
  await expect(widgetOf(page).getByText(/You have PRO/)).toBeVisible();
});

test('An advisor on PRO goes back to Free, keeps PRO until the cycle ends, and has Free then', async ({
  page,
  world,
}) => {
  const { slug, profile } = await world.advisor({ plan: 'free' });
  await buyPro(page, slug);
  const stored = await page.request.put(`/api/profiles/${profile}/advanced_features/`, {
    headers: { 'x-csrftoken': await csrfToken(page.request, world.url) },
    data: { calendly_link: null, hashtag_signature: '#Halifax', hashtag_enabled_apps: ['facebook'] },
  });
  expect(stored.ok()).toBe(true);
  await page.goto(`/${slug}/plan/`);
  await page.getByRole('button', { name: 'DOWNGRADE: Free' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your plan to Free' });
  await expect(dialog.getByText('Booking link and hashtag signature of 1 profile')).toBeVisible();
  await widgetOf(page).getByRole('button', { name: 'Confirm change' }).click();
  const notice = page.getByText(/will change to Free at the end of the current billing cycle, on /);
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(current(page, 'PRO')).toBeVisible();

  await world.turnClock(new Date(Date.now() + 367 * 86_400_000));
  await expect(async () => {
    await page.reload();
    await expect(current(page, 'Free')).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  await expect(notice).toBeHidden();
  await page.goto(`/${slug}/generator/posts/`);
  await expect(page.getByRole('heading', { name: 'Create posts with PRO' })).toBeVisible();
  const signature = async () =>
    (
      await world.db.row<{ n: number }>(
        'SELECT count(*)::int AS n FROM plan_downgrades d JOIN profiles p ON p.user_id = d.user_id WHERE p.id = $1',
        [profile],
      )
    )?.n;
  await expect.poll(signature).toBe(1);
});
