import { csrfToken } from '../world/advisor.ts';
import { expect, test } from '../world/world.ts';

test('A superuser takes PRO away and reads before and after what goes with it; with PRO it is given back', async ({
  page,
  context,
  world,
}) => {
  const advisor = await world.advisor({ plan: 'pro' });
  const reel = await world.post(advisor, 'Seven seconds of Bergen', 180);
  await world.db.run("UPDATE scheduled_postings SET type = 'reel' WHERE id = $1", [reel]);
  const stays = await world.post(advisor, 'Three harbours in one week', 240);
  const saved = await context.request.put(`${world.url}/api/profiles/${advisor.profile}/advanced_features/`, {
    headers: { 'x-csrftoken': await csrfToken(context.request, world.url) },
    data: { calendly_link: null, hashtag_signature: '#bergen', hashtag_enabled_apps: ['facebook'] },
  });
  expect(saved.ok()).toBe(true);
  const { user } = (await world.db.row<{ user: number }>('SELECT user_id AS user FROM profiles WHERE id = $1', [
    advisor.profile,
  ])) ?? { user: 0 };
  const deleted = async () =>
    (
      await world.db.rows<{ deleted: boolean }>(
        'SELECT deleted FROM scheduled_postings WHERE id = ANY ($1) ORDER BY id',
        [[reel, stays]],
      )
    ).map((row) => row.deleted);

  const boss = await world.advisor();
  await world.db.run('UPDATE users SET is_superuser = true WHERE email = $1', [boss.email]);
  await page.goto(`/admin/users/${user}/`);
  const give = async (plan: string) => {
    await page.getByRole('combobox', { name: 'Plan' }).click();
    await page.getByRole('option', { name: plan, exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).first().click();
  };
  await page.getByRole('button', { name: 'Downgrade billing account' }).click();
  const refused = page.getByRole('dialog', { name: 'Can’t downgrade yet' });
  await expect(refused).toContainText('You need to first downgrade it on Outseta.');
  await refused.getByRole('button', { name: 'Close' }).last().click();

  await give('Free');
  const asked = page.getByRole('dialog', { name: 'Take PRO away?' });
  await expect(asked).toContainText('1 reel');
  await expect(asked).toContainText('Booking link and hashtag signature of 1 profile');
  await asked.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('PRO → Free')).toBeVisible();
  await expect(page.getByText('1 upcoming reel removed')).toBeVisible();
  await expect(page.getByText(/^Kept until/)).toBeVisible();
  await expect.poll(deleted).toEqual([true, false]);

  await page.getByRole('button', { name: 'Downgrade billing account' }).click();
  const sure = page.getByRole('dialog', { name: 'Downgrade this account?' });
  await expect(sure.getByText('None right now')).toHaveCount(3);
  await sure.getByRole('button', { name: 'Cancel' }).click();

  await give('PRO');
  await expect(page.getByText('Free → PRO')).toBeVisible();
  await expect(page.getByText('Given back', { exact: true })).toBeVisible();
  const kept = 'SELECT hashtag_signature, archived_at FROM advanced_features WHERE profile_id = $1';
  expect(await world.db.row(kept, [advisor.profile])).toEqual({ hashtag_signature: '#bergen', archived_at: null });
  // She restores it herself, as long as its time is ahead.
  expect(await deleted()).toEqual([true, false]);
  await world.db.run('UPDATE users SET is_superuser = false WHERE email = $1', [boss.email]);
});
