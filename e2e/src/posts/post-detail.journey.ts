import { addPicture, pickTomorrow, textOf } from '../steps/composer.ts';
import { details, fromMenu, openPost, post, toast } from '../steps/posts.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'Aurora nights in Tromsø';
const NEW_TEXT = 'Aurora nights in Tromsø, with a guide';

test('An advisor edits, reschedules, deletes and restores a scheduled post, then sends it now', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await world.post(advisor, TEXT, 3 * 60);
  await page.goto(`/${advisor.slug}/posts/`);
  await openPost(page, TEXT);

  await test.step('edits the text', async () => {
    await details(page).getByRole('button', { name: 'Edit text' }).click();
    await details(page).getByRole('textbox', { name: 'Text' }).fill(NEW_TEXT);
    await details(page).getByRole('button', { name: 'Save text' }).click();
    await expect(toast(page, 'Successfully Saved Edits')).toBeVisible();
    await expect(details(page)).toContainText(NEW_TEXT);
  });

  await test.step('reschedules it', async () => {
    await details(page).getByRole('button', { name: 'Reschedule' }).click();
    await pickTomorrow(page, details(page).getByRole('button', { name: 'New date and time' }), {
      hours: '04',
      minutes: '15',
    });
    await details(page).getByRole('button', { name: 'Save new time' }).click();
    await expect(toast(page, 'Successfully saved reschedule')).toBeVisible();
    await expect(details(page)).toContainText('4:15AM');
  });

  await test.step('deletes it, on a phone', async () => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await fromMenu(page, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete post' });
    await question.getByRole('button', { name: 'Delete' }).click();
    const told = toast(page, 'Successfully deleted Post');
    await expect(told).toBeVisible();
    // What it may be taken back with is not covered.
    const restore = await details(page).getByRole('button', { name: 'Restore' }).boundingBox();
    await expect
      .poll(async () => told.boundingBox().then((box) => (box ? box.y + box.height : Infinity)))
      .toBeLessThan(restore?.y ?? 0);
    if (wide) await page.setViewportSize(wide);
  });

  await test.step('restores it from the deleted ones', async () => {
    await page.goto(`/${advisor.slug}/facebook/posts/`);
    await expect(page.getByText('Nothing is scheduled')).toBeVisible();
    await page.getByRole('tab', { name: 'Deleted' }).click();
    await openPost(page, NEW_TEXT);
    await details(page).getByRole('button', { name: 'Restore' }).click();
    await expect(toast(page, 'Successfully restore Post')).toBeVisible();
    await page.goto(`/${advisor.slug}/facebook/posts/`);
    await expect(post(page, NEW_TEXT)).toContainText('4:15AM');
  });

  await test.step('takes it up in the composer', async () => {
    await openPost(page, NEW_TEXT);
    await fromMenu(page, 'Open in composer');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
    await expect(textOf(page)).toHaveValue(NEW_TEXT);
    await addPicture(page);
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    await expect(details(page).getByRole('list', { name: 'Media' }).locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('sends it now', async () => {
    await openPost(page, NEW_TEXT);
    await fromMenu(page, 'Post now');
    const undo = page.getByRole('dialog', { name: 'Post now' }).getByRole('button', { name: /^Undo/ });
    await undo.click();
    await expect(details(page)).toContainText('4:15AM');
    await fromMenu(page, 'Post now');
    await expect(undo).toBeVisible();
    await expect(toast(page, 'Successfully Sent the Post')).toBeVisible({ timeout: 20_000 });
    await expect(details(page)).toContainText('Posted', { timeout: 30_000 });
    await page.goto(`/${advisor.slug}/facebook/posts/?tab=published`);
    await expect(post(page, NEW_TEXT)).toContainText('Posted');
  });
});
