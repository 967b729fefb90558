import type { Locator, Page } from '@playwright/test';
import { becomeWriter } from '../steps/campaigns.ts';
import { button, dialog } from '../steps/dialogs.ts';
import { openMarketing, planPostings } from '../steps/marketing.ts';
import { toast } from '../steps/posts.ts';
import { expect, test, type World } from '../world/world.ts';

const DAY_MS = 24 * 3_600_000;

test('Staff look at a month of campaigns, move a post, change it, and take it out again', async ({ page, world }) => {
  test.setTimeout(120_000);
  await becomeWriter(world, await world.advisor());
  const planned = await planPostings(world, 'Fjord Month');
  const id = planned.postings[0] ?? 0;
  const item = page.locator(`[data-posting-id="${id}"]`);
  const noon = (await fireAt(world, id)) ?? 0;

  await test.step('dragging it to the next day asks before anything moves', async () => {
    await openMarketing(page, planned, `&ids=${id}`);
    await expect(item.getByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM ?Fjord Month/ })).toBeVisible();
    await drag(page, item);
    const asked = dialog(page, 'Reschedule post');
    await expect(asked.getByText('All scheduled posts that the agent hasn’t edited are moved.')).toBeVisible();
    await expect(asked.getByRole('textbox', { name: 'Days' })).toHaveValue('1');
    await button(asked, 'Cancel').click();
    expect(await fireAt(world, id)).toBe(noon);
    await expect.poll(() => columnOf(item)).toBe(await columnOfDay(page, planned.day));
    await drag(page, item);
    await button(asked, 'Reschedule').click();
    await expect(toast(page, 'Saved!')).toBeVisible();
    expect(await fireAt(world, id)).toBe(noon + DAY_MS);
  });

  await test.step('by keyboard: two hours back', async () => {
    await item.getByRole('button', { name: /^More for: Facebook/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Posting Performance' }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Move…' }).press('Enter');
    const asked = dialog(page, 'Reschedule post');
    await asked.getByRole('textbox', { name: 'Hours' }).fill('-2');
    await expect(asked.getByText(/12:00PM to .* 10:00AM$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect.poll(() => fireAt(world, id)).toBe(noon + DAY_MS - 2 * 3_600_000);
  });

  await test.step('its details tell all of it, and change it', async () => {
    await item.getByRole('button', { name: /^Facebook, Scheduled/ }).click();
    const details = dialog(page, 'Posting Performance');
    await expect(details.getByRole('row', { name: /Supplier\s*Fjord Month/ })).toBeVisible();
    await expect(details.getByText('No stats available for this post.')).toBeVisible();
    await button(details, 'Edit').click();
    const edit = dialog(page, 'Edit post');
    await edit.getByRole('textbox', { name: 'Message' }).fill('Four fjords before the crowds come');
    await button(edit, 'Save').click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    await expect(details.getByText('Four fjords before the crowds come')).toBeVisible();
  });

  await test.step('deleted, taken back, and deleted for good', async () => {
    const details = dialog(page, 'Posting Performance');
    const remove = async () => {
      await button(details, 'Delete').click();
      await button(dialog(page, 'Delete post'), 'Delete').click();
      await expect(toast(page, 'Deleted!')).toBeVisible();
      await expect(details).toBeHidden();
    };
    await remove();
    await button(page, 'Undo').click();
    await expect(item).toBeVisible();
    await item.getByRole('button', { name: /^Facebook, Scheduled/ }).click();
    await remove();
    await expect(item).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-measured]')).toBeVisible();
    await expect(item).toHaveCount(0);
  });
});

test('Who manages a supplier sees its posts alone, and changes nothing', async ({ page, world }) => {
  const advisor = await world.advisor();
  const [own, other] = [await planPostings(world, 'Fjord Own'), await planPostings(world, 'Fjord Other')];
  await world.db.run(
    `WITH m AS (INSERT INTO supplier_managers (profile_id, active) VALUES ($1, true) RETURNING profile_id)
     INSERT INTO supplier_manager_suppliers (profile_id, supplier_id) SELECT profile_id, $2 FROM m`,
    [advisor.profile, own.supplier],
  );
  await page.goto(`/admin/calendar/?date=${own.day}`);
  const item = page.locator(`[data-posting-id="${own.postings[0]}"]`);
  await expect(item).toBeVisible();
  await expect(page.locator(`[data-posting-id="${other.postings[0]}"]`)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Suppliers' })).toHaveCount(0);
  await item.getByRole('button', { name: /^Facebook, Scheduled/ }).click();
  const details = dialog(page, 'Posting Performance');
  await expect(details.getByText('Fjord Own', { exact: true })).toBeVisible();
  await expect(button(details, 'Delete')).toHaveCount(0);
  await page.goto(`/admin/calendar/?posting=${other.postings[0]}`);
  await expect(page.getByText('This post doesn’t exist')).toBeVisible();
});

const fireAt = async ({ db }: World, id: number) =>
  (await db.row<{ at: Date }>('SELECT fire_at AS at FROM postings WHERE id = $1', [id]))?.at.getTime();

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  return box;
}
const columnOf = async (item: Locator) => Math.round((await boxOf(item)).x / 20);
/** Where the cards of a day begin, as far as a drag is told apart. */
async function columnOfDay(page: Page, day: string) {
  const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
  const heads = await page.getByRole('columnheader').all();
  return Math.round(((await boxOf(heads[weekday] as Locator)).x + 1) / 20);
}

/** To the day beside it. */
async function drag(page: Page, item: Locator): Promise<void> {
  const { x, y } = await boxOf(item);
  const [first, second] = await page.getByRole('columnheader').all();
  const width = (await boxOf(second as Locator)).x - (await boxOf(first as Locator)).x;
  await page.mouse.move(x + 14, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 14 + width / 2, y + 12, { steps: 5 });
  await page.mouse.move(x + 14 + width, y + 12, { steps: 5 });
  await page.mouse.up();
}
