import { openComposer, textOf } from '../steps/composer.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'Two weeks along the Norwegian coast, and every evening another harbour';

test('When the session ends while an advisor writes, signing in again in place loses nothing', async ({
  page,
  world,
}) => {
  const password = 'seven nights at sea';
  const advisor = await world.advisor({ password });
  await openComposer(page, advisor);
  const text = textOf(page);
  await text.fill(TEXT.slice(0, 20));
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await world.db.run('DELETE FROM sessions WHERE user_id = (SELECT user_id FROM profiles WHERE id = $1)', [
    advisor.profile,
  ]);

  await text.fill(TEXT);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await again.getByRole('textbox', { name: 'Email' }).fill(advisor.email);
  await again.getByRole('textbox', { name: 'Password' }).fill(password);
  await again.getByRole('button', { name: 'Sign in and continue' }).click();
  await expect(again).toBeHidden();
  await expect(text).toHaveValue(TEXT);
  await expect(page).toHaveURL(/generator\/posts/);
  await expect
    .poll(
      async () =>
        (
          await world.db.row<{ message: string }>('SELECT message FROM generated_postings WHERE profile_id = $1', [
            advisor.profile,
          ])
        )?.message,
    )
    .toBe(TEXT);
  await page.reload();
  await expect(text).toHaveValue(TEXT);
});
