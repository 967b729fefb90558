import { expect, test } from '../world/world.ts';

test('Without a line, pages that were visited open, others say what is missing, and everything goes on when it is back', async ({
  page,
  world,
  context,
}) => {
  const advisor = await world.advisor();
  await world.post(advisor, 'Three harbours in one week', 120);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const toasts = page.waitForResponse(/\/assets\/toasts-.*\.js/);
  await page.goto(`/${advisor.slug}/`);
  // The first picture says it too; visited is what the program has read.
  await expect(page.locator('html[data-program]').getByText('Three harbours in one week')).toBeVisible();
  await menu.getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByText('Three harbours in one week')).toBeVisible();
  await test.step('what tells of failures comes before there are any', () => toasts);

  await context.setOffline(true);
  await test.step('a page that was visited stands as it was', async () => {
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Three harbours in one week')).toBeVisible();
  });
  await test.step('a dialog that never was says so, and the page stays', async () => {
    await page.getByText('Three harbours in one week').click();
    await expect(page.getByRole('alert').getByText('Couldn’t reach Waypost')).toBeVisible();
    await expect(page.getByText('Three harbours in one week')).toBeVisible();
  });
  await test.step('another page is ours, with the menu beside it', async () => {
    await menu.getByRole('link', { name: 'Connections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This couldn’t be loaded' })).toBeVisible();
    await menu.getByRole('link', { name: 'Posts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All networks' })).toBeVisible();
    await menu.getByRole('link', { name: 'Connections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This couldn’t be loaded' })).toBeVisible();
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
});
