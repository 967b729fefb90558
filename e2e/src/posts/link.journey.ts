import { openComposer, textOf } from '../steps/composer.ts';
import { expect, test } from '../world/world.ts';

test('A link is shown with the picture of its page, and its placeholders are filled', async ({
  page,
  world,
  installation,
}) => {
  const advisor = await world.advisor();
  await openComposer(page, advisor);
  await textOf(page).fill('Seven nights by the Tagus, asks {{agent.first_name}}');
  await page.getByText('Link', { exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  const offer = installation.sandbox.replace('localhost', '127.0.0.1').replace(/\/$/, '');
  await expect(page.getByRole('button', { name: /^Still missing: a link/ }).first()).toBeVisible();
  await link.fill(`${offer}/offers/plain/lisbon`);
  await expect(page.getByRole('button', { name: /^Still missing: an image for the link/ }).first()).toBeVisible();
  await link.fill(`${offer}/offers/lisbon`);
  await expect(page.getByText('The link will be shown with this image from the page.')).toBeVisible();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview).toContainText('Seven nights by the Tagus, asks Nora');
  await expect(preview).toContainText('Lisbon, seven nights');
  await expect(page.getByRole('button', { name: 'Post Now' }).first()).toBeEnabled();
});
