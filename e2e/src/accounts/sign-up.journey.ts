import { randomBytes } from 'node:crypto';
import { openMail } from '../steps/networks.ts';
import { expect, test } from '../world/world.ts';

test('A new advisor signs up, confirms the address from the mail, and sets up the profile to connect', async ({
  page,
  world,
}) => {
  const email = `ida-${randomBytes(4).toString('hex')}@harbour.example`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ida');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Berg');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Accept the terms to continue.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('seven nights at sea');
  await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your profile' })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/')[1] ?? '';

  await test.step('connecting waits for the profile', async () => {
    await page.goto(`/${slug}/connections/`);
    await expect(page.getByText('Complete your profile first; then you can connect a network.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect', exact: true }).first()).toBeDisabled();
  });

  await test.step('confirms the address by the link in the mail', async () => {
    const inbox = await openMail(page, world, email);
    const opened = page.context().waitForEvent('page');
    await inbox.frameLocator('iframe').getByRole('link', { name: 'Confirm email' }).click();
    const confirmation = await opened;
    await confirmation.getByRole('button', { name: 'Confirm email' }).click();
    await expect(confirmation.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    await confirmation.close();
    await inbox.close();
  });

  await test.step('completes the profile and may connect', async () => {
    await page.goto(`/${slug}/setup/`);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('combobox', { name: 'Country' }).fill('Canad');
    await page.getByRole('option', { name: 'Canada' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
    await expect(
      page.getByRole('article', { name: 'Facebook' }).getByRole('button', { name: 'Connect' }),
    ).toBeEnabled();
  });

  await test.step('exports the data of the account', async () => {
    await page.goto('/accounts/account_settings/');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^waypost-[\d-]+\.zip$/);
  });

  await test.step('turns a notice off, deletes the account, and keeps it after all', async () => {
    const notice = page.getByRole('switch', { name: 'A post couldn’t be published' });
    await page.goto('/accounts/account_settings/');
    await notice.press('Space');
    await expect(page.getByText('Saved!')).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill('seven nights at sea');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('seven nights at sea');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Keep your account?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/$`));
    await page.goto('/accounts/account_settings/');
    await expect(notice).not.toBeChecked();
  });
});
