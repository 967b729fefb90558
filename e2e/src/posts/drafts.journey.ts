import { addPicture, openComposer, textOf } from '../steps/composer.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'Ten days among the Lofoten islands';

test('What an advisor writes is still there after a reload, and Cancel throws it away', async ({ page, world }) => {
  const advisor = await world.advisor();
  const text = textOf(page);
  await openComposer(page, advisor);
  await text.fill(TEXT);
  await addPicture(page);
  await page.getByRole('textbox', { name: 'First comment' }).fill('Cabins are limited.');
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();

  await page.reload();
  await expect(text).toHaveValue(TEXT);
  await expect(page.getByRole('button', { name: 'Alternative text of image 1' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First comment' })).toHaveValue('Cabins are limited.');

  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this draft?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(text).toHaveValue(TEXT);
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Delete draft' }).click();
  await expect(question).toBeHidden();
  await openComposer(page, advisor);
  await expect(text).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Alternative text of image 1' })).toBeHidden();
});
