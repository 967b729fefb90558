import type { Locator, Page } from '@playwright/test';
import { picture } from '../steps/picture.ts';
import { expect, test } from '../world/world.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** Picks a file by the button that opens the system's dialog. */
async function choose(page: Page, place: Locator, name: string, file: ReturnType<typeof picture>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await place.getByRole('button', { name }).click();
  await (await chooser).setFiles(file);
}

test('Staff list a host agency; an advisor completes the business profile with it, with a photo framed by keyboard', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/accounts/login/');
  await page.getByRole('button', { name: 'Sign in as demo staff' }).click();
  await page.waitForURL('**/admin/users/');
  await page.goto('/admin/agencies/');
  await page.getByRole('button', { name: 'New host agency' }).click();
  const form = page.getByRole('dialog', { name: 'New host agency' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Harbour Hosts');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem', { name: 'Harbour Hosts' })).toContainText('Everywhere');

  await context.clearCookies();
  const advisor = await world.advisor({ connected: false });
  await world.db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [advisor.profile]);
  await page.goto(`/${advisor.slug}/`);
  await page.getByRole('region', { name: 'Your profile' }).getByRole('button', { name: 'Business profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Social Media Profile' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(8);
  await expect(dialog.getByLabel('Agency name')).toBeFocused();

  await choose(page, dialog, 'Upload photo', picture('me.png'));
  const crop = page.getByRole('dialog', { name: 'Adjust your photo' });
  await expect(crop.getByRole('group', { name: 'Part of the image that is used' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '105%');
  await crop.getByRole('button', { name: 'Undo' }).click();
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100%');
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(dialog.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await choose(page, dialog, 'Upload logo', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100"/></svg>',
    ),
  });
  // What is drawn has no size of its own: it is kept as wide as a logo is ever shown.
  await expect(dialog.getByRole('img', { name: 'Your agency’s logo' })).toHaveJSProperty('naturalWidth', 1200);

  await dialog.getByLabel('Agency name').fill('Lind & Daughters Travel');
  await dialog.getByRole('combobox', { name: 'Host agencies' }).fill('harb');
  await option(page, 'Harbour Hosts').click();
  await dialog.getByLabel('Phone number').pressSequentially('2065550199');
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(206) 555-0199');
  await dialog.getByLabel('Street address').fill('12 Pike Street');
  await dialog.getByLabel('City').fill('Seattle');
  await dialog.getByRole('combobox', { name: 'State / Province' }).fill('Washing');
  await option(page, 'Washington').click();
  await dialog.getByLabel('Zip / Postal code').fill('98101');
  await dialog.getByRole('combobox', { name: 'Licence type' }).click();
  await option(page, 'Washington Seller of Travel (WAST)').click();
  const number = dialog.getByLabel('Licence number');
  await number.pressSequentially('6012345');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(number).toHaveAccessibleDescription('Enter the whole licence number.');
  await expect(number).toBeFocused();
  await number.pressSequentially('67');
  await expect(number).toHaveValue('601 234 567');

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Couldn’t reach Waypost.').first()).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/${advisor.slug}/business_profile/`);
  await expect(page.getByLabel('Licence number')).toHaveValue('601 234 567');
  await expect(page.getByText('Harbour Hosts')).toBeVisible();
  const seen = page.getByRole('region', { name: 'How travellers see you' });
  await expect(seen.getByRole('listitem')).toHaveText([
    '(206) 555-0199',
    '12 Pike Street, Seattle, WA 98101',
    'WAST 601 234 567',
  ]);
  await expect(page.getByRole('button', { name: 'Profile details' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    256,
  );
  // What was typed and not saved is there after a reload.
  await page.getByLabel('City').fill('Tacoma');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Tacoma');

  await context.clearCookies();
  await page.goto('/accounts/login/');
  await page.getByRole('button', { name: 'Sign in as demo staff' }).click();
  await page.waitForURL('**/admin/users/');
  await page.goto('/admin/agencies/');
  await page.getByRole('button', { name: 'Delete Harbour Hosts' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Harbour Hosts?' });
  await expect(question).toContainText('1 profile uses it and will keep it.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem', { name: 'Harbour Hosts' })).toBeHidden();
});
