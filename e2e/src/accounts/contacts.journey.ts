import { fileURLToPath } from 'node:url';
import { bringContacts, giveContacts } from '../steps/contacts.ts';
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

const LIBREOFFICE = fileURLToPath(
  new URL('../../../apps/server/src/testing/contacts/libreoffice.xlsx', import.meta.url),
);

test('An advisor imports a workbook of LibreOffice, sees what became of each row, and takes it back', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Ingrid', 'Omar']);
  await page.goto(`/${advisor.slug}/emarketing/contact-list/primary/`);
  await page.getByRole('link', { name: 'Import contacts' }).click();
  await expect(page.getByText('Imports of this list will be here.')).toBeVisible();
  await bringContacts(page, { name: 'clients.pdf', text: '%PDF-1.7' });
  await expect(page.getByText('Please choose an Excel workbook (.xlsx) or a CSV file.')).toBeVisible();

  await bringContacts(page, LIBREOFFICE);
  await expect(page.getByRole('combobox', { name: 'Email' })).toHaveValue('Courriel');
  await expect(page.getByRole('combobox', { name: 'First name' })).toHaveValue('Prénom');
  await expect(page.getByRole('combobox', { name: 'Last name' })).toHaveValue('Nom de famille');
  await expect(page.getByRole('row').nth(1)).toHaveText('Zoe.Tremblay@fjords.exampleZoéTremblay');
  // What she had brought is found again by whoever comes back.
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await page.getByRole('link', { name: 'Import contacts' }).click();
  await button(page, 'Check the file').click();
  const counts = page.locator('dl').first();
  await expect(counts).toHaveText('New3Names updated1Already there0Can’t be used2');
  await expect(page.getByText('1 person among them opted out or couldn’t be reached before.')).toBeVisible();
  const faults = page.getByRole('row').filter({ hasText: 'luc.gagné' });
  await expect(faults).toHaveText('7luc.gagnéThis isn’t an email.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);

  await button(page, 'Import 4 contacts').click();
  await expect(page.getByText('Confirm the consent to import these contacts.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await button(page, 'Import 4 contacts').click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
  await page.getByRole('link', { name: 'See contacts' }).click();
  const totals = page.getByRole('region', { name: 'Totals of this list' });
  // Omar left before: he has his names, and is still not written to.
  await expect(totals).toContainText('Audience4Opted out1');
  await expect(page.getByRole('row', { name: 'omar@fjords.example' })).toContainText('Omar B.HaddadOpted out');

  await page.getByRole('link', { name: 'Import contacts' }).click();
  await page.getByRole('button', { name: /^Details of libreoffice\.xlsx/ }).click();
  await button(page, 'Undo this import').click();
  await button(page.getByRole('dialog'), 'Undo the import').click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
  await page.getByRole('link', { name: 'See contacts' }).click();
  await expect(totals).toContainText('Audience1Opted out1');
});
