import { giveContacts } from '../steps/contacts.ts';
import { button, dialog } from '../steps/dialogs.ts';
import { expect, test } from '../world/world.ts';

test('An advisor adds a client, finds her, notes that she wants no newsletters, and deletes her', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await page.goto(`/${advisor.slug}/emarketing/contact-list/primary/`);
  await expect(page.getByText('This profile has no newsletter account yet')).toBeVisible();
  await giveContacts(world, advisor, ['Omar', 'Ingrid']);
  await page.reload();
  const totals = page.getByRole('region', { name: 'Totals of this list' });
  await expect(totals).toContainText('Audience1Opted out1');

  await button(page, 'Add contact').click();
  const adding = dialog(page, 'Add contact');
  await adding.getByRole('textbox', { name: 'Email' }).fill('Zoe.Roy@fjords.example');
  await adding.getByLabel('First name').fill('Zoé');
  await adding.getByLabel('Last name').fill('Roy');
  await adding.getByRole('checkbox').check();
  await button(adding, 'Add contact').click();
  await expect(page.getByText('Contact added', { exact: true })).toBeVisible();
  await expect(totals).toContainText('Audience2Opted out1');

  await page.getByRole('searchbox').fill('roy');
  const row = page.getByRole('row', { name: 'Zoe.Roy@fjords.example' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await button(row, 'Actions for Zoe.Roy@fjords.example').click();
  await page.getByRole('menuitem', { name: 'Opt out' }).click();
  await button(dialog(page, 'Opt out Zoe.Roy@fjords.example?'), 'Opt out').click();
  await expect(row).toContainText('Opted out');
  await button(row, 'Actions for Zoe.Roy@fjords.example').click();
  await page.getByRole('menuitem', { name: 'Consent history' }).click();
  await expect(dialog(page, 'Consent history').getByRole('listitem')).toHaveText([/^Opted out/, /^Consent given/]);
  await page.keyboard.press('Escape');

  await button(row, 'Actions for Zoe.Roy@fjords.example').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(dialog(page, 'Delete Zoe.Roy@fjords.example?'), 'Delete contact').click();
  await expect(page.getByText('Contact deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('There are no records matching your search')).toBeVisible();
  await button(page, 'Show all contacts').click();
  await expect(page.getByRole('row')).toHaveCount(3);
});
