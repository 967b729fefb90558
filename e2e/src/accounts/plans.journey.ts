import { textOf } from '../steps/composer.ts';
import { expect, test } from '../world/world.ts';

test('On the free plan an advisor connects a page, and is told that writing posts is part of PRO', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor({ plan: 'free' });
  await page.goto(`/${advisor.slug}/connections/`);
  const facebook = page.getByRole('article', { name: 'Facebook' });
  await expect(facebook).toContainText(advisor.pageName);
  await expect(facebook.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('article', { name: 'Instagram' }).getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('dialog', { name: 'Upgrade your membership' }).getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();

  await page.getByRole('link', { name: 'Create post' }).click();
  await expect(page.getByRole('heading', { name: 'Create posts with PRO' })).toBeVisible();
  await expect(textOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'See scheduled posts' }).click();
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
});
