import { giveContacts } from '../steps/contacts.ts';
import { button, dialog } from '../steps/dialogs.ts';
import { figure, giveReport } from '../steps/reports.ts';
import { expect, test } from '../world/world.ts';

test('An advisor goes from the sums of a month to who got a newsletter, and takes the list along', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Omar', 'Ingrid', 'Zoe']);
  const newsletter = await giveReport(world, advisor);
  await page.goto(`/${advisor.slug}/analytics/?app=emarketing`);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Campaigns1.*Sent2.*Opens1.*Clicks1/);
  await page.getByRole('button', { name: /^Fjords in spring/ }).click();
  const details = dialog(page, 'Email Details');
  await expect(details.getByRole('list', { name: 'From delivered to clicked' })).toContainText('DELIVERED 2');
  await details.getByRole('link', { name: 'Open the full report' }).click();

  await expect(page).toHaveURL(`/${advisor.slug}/reports/emarketing/${newsletter}/`);
  await expect(figure(page, 'Sent')).toHaveText('2');
  await expect(figure(page, 'Open %')).toHaveText('50.00%of 2 delivered');
  await expect(page.getByText('3 in the audience = 2 accepted + 0 rejected', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /@fjords\.example/ })).toHaveCount(3);

  await button(page, 'Uncertain 1').click();
  await expect(page.getByRole('row', { name: /@fjords\.example/ })).toHaveText([/^omar@fjords\.example/]);
  await expect(page).toHaveURL(/[?&]state=uncertain/);
  await page.reload();
  await expect(button(page, 'Uncertain 1')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Rejected 0').click();
  await expect(page.getByText('Nobody is in this group.')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`newsletter-${newsletter}-recipients.xlsx`);
});
