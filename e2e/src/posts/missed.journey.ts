import { post, toast } from '../steps/posts.ts';
import { expect, test } from '../world/world.ts';

const TEXTS = ['Fjords in spring', 'Glaciers by boat', 'Quebec in colour', 'Norway by sea'] as const;
const [FJORDS, GLACIERS, QUEBEC, NORWAY] = TEXTS;

test('Posts that an outage kept back are decided about together', async ({ page, world }) => {
  const advisor = await world.advisor();
  const ids: number[] = [];
  for (const [n, text] of TEXTS.entries()) ids.push(await world.post(advisor, text, 30 + n));
  await test.step('their time passes while nothing can be sent', async () => {
    await world.turnClock(new Date(Date.now() + 10 * 3_600_000));
    await expect
      .poll(
        async () =>
          (
            await world.db.rows("SELECT id FROM scheduled_postings WHERE id = ANY($1::bigint[]) AND phase = 'missed'", [
              ids,
            ])
          ).length,
        { timeout: 30_000 },
      )
      .toBe(TEXTS.length);
  });

  const dialog = page.getByRole('dialog', { name: 'Missed posts' });
  await test.step('the schedule says so', async () => {
    await page.goto(`/${advisor.slug}/facebook/posts/`);
    await expect(page.getByText('Facebook: 4 posts were missed.')).toBeVisible();
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(TEXTS.length + 1);
    await expect(dialog.getByRole('checkbox', { name: '4 of 4 selected' })).toBeChecked();
  });

  await test.step('one is dismissed, after a question', async () => {
    await dialog.getByRole('checkbox', { name: '4 of 4 selected' }).uncheck();
    await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: NORWAY }).check();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    const question = page.getByRole('dialog', { name: 'Dismiss the post' });
    await question.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'The post was dismissed')).toBeVisible();
    await expect(dialog.getByText(NORWAY)).toBeHidden();
  });

  await test.step('one goes out now', async () => {
    await dialog.getByRole('checkbox', { name: FJORDS }).check();
    await dialog.getByRole('button', { name: 'Post now' }).click();
    const sending = page.getByRole('dialog', { name: 'Post now', exact: true });
    await sending.getByRole('button', { name: /^Undo/ }).click();
    await expect(sending).toBeHidden();
    await expect(dialog.getByText(FJORDS)).toBeVisible();
    await dialog.getByRole('checkbox', { name: FJORDS }).check();
    await dialog.getByRole('button', { name: 'Post now' }).click();
    await expect(sending.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expect(toast(page, 'Successfully Sent the Post')).toBeVisible();
    await expect(sending).toBeHidden();
    await expect(dialog.getByText(FJORDS)).toBeHidden();
  });

  await test.step('the rest get new times, a day apart, and nothing is missed any more', async () => {
    await dialog.getByRole('checkbox', { name: '0 of 2 selected' }).check();
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Time between the next ones' })).toHaveValue('1 day');
    await expect(dialog.getByText('Last post:')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reschedule 2 posts' }).click();
    await expect(toast(page, '2 posts rescheduled')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('were missed')).toBeHidden();
    await page.goto(`/${advisor.slug}/facebook/posts/`);
    for (const text of [GLACIERS, QUEBEC]) await expect(post(page, text)).toContainText('Scheduled for');
  });

  await test.step('what was posted stands on the page', async () => {
    await page.goto(`/${advisor.slug}/facebook/posts/?tab=published`);
    await expect(post(page, FJORDS)).toContainText('Posted', { timeout: 30_000 });
  });
});
