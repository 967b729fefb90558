import type { Locator, Page } from '@playwright/test';
import { details, toast } from '../steps/posts.ts';
import { expect, test, type World } from '../world/world.ts';

const TEXT = 'Cherry blossoms along the Okanagan';
const DAY_MS = 24 * 3_600_000;

test('An advisor looks at the week, and moves a post by dragging', async ({ page, world }) => {
  const advisor = await world.advisor();
  const id = await world.post(advisor, TEXT, 90);
  // Thursday noon of next week: whatever the day, there is room on both sides.
  const noon = await nextWeek(world, id, '12:00');
  const item = page.locator(`[data-post-id="${id}"]`);

  await test.step('arrives where the address says', async () => {
    await page.goto(`/${advisor.slug}/calendar/?date=${noon.toISOString()}&ids=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(item.getByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM ?Cherry/ })).toBeInViewport();
    await expect(item).not.toHaveAttribute('data-marked');
  });

  await test.step('drags it to the next day', async () => {
    await drag(page, item, await dayAfter(page, item));
    await expect(toast(page, 'Successfully saved reschedule')).toBeVisible();
    await expect.poll(() => fireAt(world, id)).toBe(noon.getTime() + DAY_MS);
    await expect(item.getByRole('button', { name: /12:00 ?PM/ }).first()).toBeVisible();
  });

  await test.step('a drop that somebody else was faster than goes back, with the reason', async () => {
    await world.db.run('UPDATE scheduled_postings SET version = version + 1 WHERE id = $1', [id]);
    const before = await item.boundingBox();
    await drag(page, item, await dayAfter(page, item));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect.poll(async () => (await item.boundingBox())?.x).toBe(before?.x);
    expect(await fireAt(world, id)).toBe(noon.getTime() + DAY_MS);
  });

  await test.step('a drop into the past goes back at once', async () => {
    const soon = new Date(Date.now() + 25 * 60_000);
    await world.db.run('UPDATE scheduled_postings SET fire_at = $2, next_step_at = $2 WHERE id = $1', [id, soon]);
    await page.goto(`/${advisor.slug}/calendar/?ids=${id}&date=${soon.toISOString()}`);
    await expect(item).toBeVisible();
    await expect(item).not.toHaveAttribute('data-marked');
    await drag(page, item, { x: 0, y: -45 });
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /^The post wasn’t moved.*(past|minutes from now)/s })
        .first(),
    ).toBeVisible();
    expect(await fireAt(world, id)).toBe(soon.getTime());
  });
});

test('The calendar stays right in the nights when clocks change, without a network, and beside another tab', async ({
  page,
  world,
  context,
}) => {
  const advisor = await world.advisor();
  const id = await world.post(advisor, TEXT, 90);
  const item = page.locator(`[data-post-id="${id}"]`);
  const at = async (moment: string) => {
    const when = new Date(moment);
    await world.db.run(
      `UPDATE scheduled_postings SET fire_at = $2, next_step_at = $2, late_after = $2::timestamptz + interval '2 hours',
         version = version + 1 WHERE id = $1`,
      [id, when],
    );
    await page.goto(`/${advisor.slug}/calendar/?date=${when.toISOString()}&ids=${id}`);
    await expect(item).toBeInViewport();
    await expect(item).not.toHaveAttribute('data-marked');
  };
  const drop = async () => drag(page, item, await dayAfter(page, item));
  const refused = page.getByRole('alert').first();

  // [Saturday, the same hour of Sunday as Toronto's clock has it]: an hour that there is not, one that there is twice, a noon after each.
  for (const [from, to] of [
    ['2027-03-13T07:30:00Z', '2027-03-14T07:30:00Z'],
    ['2027-03-13T17:00:00Z', '2027-03-14T16:00:00Z'],
    ['2027-11-06T05:30:00Z', '2027-11-07T05:30:00Z'],
    ['2027-11-06T16:00:00Z', '2027-11-07T17:00:00Z'],
  ] as const)
    await test.step(`${from} a day on`, async () => {
      await at(from);
      await drop();
      await expect
        .poll(async () => new Date((await fireAt(world, id)) ?? 0).toISOString())
        .toBe(new Date(to).toISOString());
    });

  await test.step('without a network a drop goes back, and says so', async () => {
    const before = await fireAt(world, id);
    const stood = await boxOf(item);
    await context.setOffline(true);
    await drag(page, item, { x: 0, y: 96 });
    await expect(refused).toBeVisible();
    await expect.poll(async () => (await item.boundingBox())?.y).toBe(stood.y);
    await context.setOffline(false);
    expect(await fireAt(world, id)).toBe(before);
  });

  await test.step('by keyboard in another tab; the tab that looked away is told', async () => {
    const noon = await nextWeek(world, id, '12:00');
    await page.goto(`/${advisor.slug}/calendar/?date=${noon.toISOString()}&ids=${id}`);
    await expect(item).toBeInViewport();
    await expect(item).not.toHaveAttribute('data-marked');
    const other = await context.newPage();
    await other.goto(`/${advisor.slug}/calendar/?date=${noon.toISOString()}&ids=${id}`);
    await other.getByRole('button', { name: /^More for: Facebook/ }).press('Enter');
    await other.getByRole('menuitem', { name: 'Details' }).press('ArrowDown');
    await other.getByRole('menuitem', { name: 'Move…' }).press('Enter');
    const dialog = other.getByRole('dialog', { name: 'Move post' });
    await dialog.getByRole('button', { name: /^New date and time/ }).press('Enter');
    await other.getByRole('button', { name: /^Tomorrow morning/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Save new time' }).press('Enter');
    await expect(toast(other, 'Successfully saved reschedule')).toBeVisible();
    await other.close();
    const moved = await fireAt(world, id);
    await drag(page, item, { x: 0, y: 96 });
    await expect(refused).toBeVisible();
    expect(await fireAt(world, id)).toBe(moved);
  });

  await test.step('what goes out meanwhile changes by itself, and a free time begins a post', async () => {
    const out = await world.post(advisor, 'Out now');
    await page.goto(`/${advisor.slug}/calendar/?ids=${out}`);
    const sent = page.locator(`[data-post-id="${out}"]`);
    await expect(sent.getByRole('button', { name: /^Facebook, Posted/ })).toBeVisible({ timeout: 40_000 });
    await sent.getByRole('button', { name: /^Facebook, Posted/ }).click();
    await expect(details(page).getByRole('region', { name: 'Post Performance' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeHidden();
    await page.getByRole('button', { name: 'Next week' }).click();
    const last = (await Promise.all((await page.getByRole('columnheader').all()).map(boxOf))).at(-1);
    if (last === undefined) throw new Error('there are no days');
    await page.mouse.click(last.x + last.width / 2, last.y + 300);
    await page.waitForURL(/generator\/posts\/\?at=/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('A finger moves a post that it held', async ({ page, world }) => {
    const advisor = await world.advisor();
    const id = await world.post(advisor, TEXT, 90);
    const noon = await nextWeek(world, id, '12:00');
    const item = page.locator(`[data-post-id="${id}"]`);
    await page.goto(`/${advisor.slug}/calendar/?date=${noon.toISOString()}&ids=${id}`);
    await expect(item).toBeInViewport();
    await expect(item).not.toHaveAttribute('data-marked');
    const { x, y } = await boxOf(item);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + 14 + by }],
      });
    await touch('touchStart');
    // Held for longer than a swipe waits.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    for (const by of [24, 48, 72, 96]) await touch('touchMove', by);
    await touch('touchEnd');
    const told = toast(page, 'Successfully saved reschedule');
    await expect(told).toBeVisible();
    // At the bottom, and not over the title of a dialog.
    expect((await boxOf(told)).y).toBeGreaterThan(422);
    const moved = ((await fireAt(world, id)) ?? 0) - noon.getTime();
    expect(moved / 900_000).toBeGreaterThan(4);
    expect(moved % 900_000).toBe(0);
  });
});

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  return box;
}

/** As far as the next day's column is away. */
async function dayAfter(page: Page, item: Locator) {
  const { x } = await boxOf(item);
  const heads = await page.getByRole('columnheader').all();
  const columns = (await Promise.all(heads.map(boxOf))).filter(({ width }) => width > 80);
  const next = columns.find((column) => column.x > x);
  if (next === undefined) throw new Error('there is no day after it');
  return { x: next.x + 12 - x, y: 0 };
}

async function drag(page: Page, item: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y } = await boxOf(item);
  const from = { x: x + 14, y: y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 5 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 });
  await page.mouse.up();
}

const fireAt = async ({ db }: World, id: number) =>
  (await db.row<{ at: Date }>('SELECT fire_at AS at FROM scheduled_postings WHERE id = $1', [id]))?.at.getTime();

async function nextWeek({ db }: World, id: number, clock: string): Promise<Date> {
  const row = await db.row<{ at: Date }>(
    `UPDATE scheduled_postings SET fire_at = t.at, next_step_at = t.at, late_after = t.at + interval '2 hours'
     FROM (SELECT (date_trunc('week', app_now() AT TIME ZONE 'America/Toronto') + interval '10 days' + $2::interval)
       AT TIME ZONE 'America/Toronto' AS at) t WHERE id = $1 RETURNING t.at`,
    [id, clock],
  );
  if (row === null) throw new Error('the post is not there');
  return row.at;
}
