import type { Locator, Page } from '@playwright/test';
import { toast } from '../steps/posts.ts';
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
    await expect(item.getByRole('button', { name: /^Facebook, Scheduled: 12:00 PM ?Cherry/ })).toBeInViewport();
    await expect(item).not.toHaveAttribute('data-marked');
  });

  await test.step('drags it to the next day', async () => {
    await drag(page, item, await dayAfter(page, item));
    await expect(toast(page, 'Successfully saved reschedule')).toBeVisible();
    await expect.poll(() => fireAt(world, id)).toBe(noon.getTime() + DAY_MS);
    await expect(item.getByRole('button', { name: /12:00 PM/ }).first()).toBeVisible();
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
        .filter({ hasText: /past|minutes from now/ })
        .first(),
    ).toBeVisible();
    expect(await fireAt(world, id)).toBe(soon.getTime());
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
