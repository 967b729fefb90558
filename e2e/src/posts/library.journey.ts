import { textOf } from '../steps/composer.ts';
import { giveLibrary } from '../steps/library.ts';
import { expect, test } from '../world/world.ts';

test('An agent finds a library post, schedules it and sees it on the calendar; another goes into the composer', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await giveLibrary(world, 'Lofoten all year', [
    'Reindeer on the beach, and nobody else. Ask {{agent.first_name}} about Lofoten.',
    'Dried cod hangs in the wind all spring in Lofoten.',
  ]);
  await page.goto(`/${advisor.slug}/`);
  await page.getByRole('link', { name: 'Post Library' }).first().click();
  // Mistyped, and found all the same.
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('reindeers lofotn');
  await expect(page.getByText(/Here are the posts for/)).toBeVisible();
  const reindeer = page.getByRole('article', { name: /^Post: Reindeer/ });
  await expect(reindeer).toContainText('Ask Nora about Lofoten.');
  await reindeer.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule this post' });
  await expect(dialog.getByText(/^Facebook: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(/\/calendar\/\?date=.*&ids=\d+/);
  await expect(page.getByText(/Reindeer on the beach/).first()).toBeVisible();

  await page.goto(`/${advisor.slug}/library/campaigns/`);
  await page.getByRole('link', { name: 'Lofoten all year' }).click();
  await page.getByRole('checkbox', { name: 'Ocean cruise' }).check();
  const cod = page.getByRole('article', { name: /^Post: Dried cod/ });
  await cod.getByRole('button', { name: 'Make a post of this' }).click();
  await expect(textOf(page)).toHaveValue('Dried cod hangs in the wind all spring in Lofoten.');
});
