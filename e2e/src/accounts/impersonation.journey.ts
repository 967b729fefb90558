import { signInAs } from '../steps/sign-in.ts';
import { expect, test } from '../world/world.ts';

test('A member of staff acts as an advisor, sees so on every page, and stops', async ({ page, world }) => {
  const advisor = await world.advisor();
  await page.context().clearCookies();
  await signInAs(page, 'staff');
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(advisor.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Act as Nora Lind' }).click();

  const banner = page.getByRole('region', { name: 'Acting as another person' });
  await expect(banner).toContainText('You’re acting as Nora Lind.');
  await expect(page).toHaveURL(new RegExp(`/${advisor.slug}/`));
  await page.getByRole('link', { name: 'Connections' }).click();
  await expect(page.getByRole('article', { name: 'Facebook' })).toContainText(advisor.pageName);
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();

  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(banner).toBeHidden();
  const audit = await world.db.rows<{ action: string }>(
    `SELECT action FROM audit_log WHERE action LIKE 'impersonation.%' AND object_id::text = (SELECT user_id::text FROM profiles WHERE id = $1) ORDER BY id`,
    [advisor.profile],
  );
  expect(audit.map(({ action }) => action)).toEqual(['impersonation.start', 'impersonation.stop']);
});
