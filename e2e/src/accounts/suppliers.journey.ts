import { readFile } from 'node:fs/promises';
import { becomeWriter } from '../steps/campaigns.ts';
import { giveSupplier } from '../steps/suppliers.ts';
import { expect, test } from '../world/world.ts';

test('A superuser adds a supplier with its budget and lets somebody manage it, who finds it and no other', async ({
  page,
  context,
  world,
}) => {
  const manager = await world.advisor({ connected: false });
  const { userId } = (await world.db.row<{ userId: number }>('SELECT user_id AS "userId" FROM profiles WHERE id = $1', [
    manager.profile,
  ])) ?? { userId: 0 };
  const theirs = await context.cookies();
  const other = await giveSupplier(world, 'Rhine Valley');
  const label = `Harbour Line ${manager.profile}`;

  await becomeWriter(world, await world.advisor({ connected: false }));
  await page.goto('/admin/suppliers/');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const added = page.getByRole('dialog', { name: 'New supplier' });
  await added.getByRole('textbox', { name: 'Label' }).fill(label);
  await expect(added.getByRole('textbox', { name: 'Name in reports' })).toHaveValue(`harbour-line-${manager.profile}`);
  await added.getByRole('button', { name: 'Add supplier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(page.getByText('No budget found for this supplier')).toBeVisible();
  const facebook = page.getByRole('group', { name: 'Facebook' });
  await facebook.getByRole('switch').click();
  await facebook.getByRole('textbox', { name: 'Cost per post' }).fill('12.5');
  await facebook.getByRole('textbox', { name: 'Trade' }).fill('100');
  await page.locator('form').filter({ has: facebook }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Facebook/ })).toContainText('0 posts');

  await page.goto(`/admin/users/${userId}/`);
  await page.getByRole('button', { name: /^Supplier manager: / }).click();
  const modal = page.getByRole('dialog', { name: 'Supplier manager' });
  await modal.getByRole('combobox').click();
  await page.getByRole('option', { name: label }).click();
  await modal.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Supplier manager created successfully!')).toBeVisible();

  await context.clearCookies();
  await context.addCookies(theirs);
  await page.goto('/admin/suppliers/');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: label }).click();
  await expect(page.getByRole('row', { name: /^Facebook/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await page.goto(`/admin/suppliers/${other}/`);
  await expect(page.getByText('This supplier doesn’t exist.')).toBeVisible();
});
