import type { Page } from '@playwright/test';
import { expect, type World } from '../world/world.ts';

export interface Planned {
  readonly supplier: number;
  readonly campaign: number;
  readonly postings: readonly number[];
  /** The day on which they stand. */
  readonly day: string;
}

/** A published campaign of a supplier of its own, with so many posts on Thursday of the week after next, from 12:00 on. */
export async function planPostings(world: World, supplier: string, posts = 1, type = 'standard'): Promise<Planned> {
  const made = await world.db.row<{ supplier: number; campaign: number; day: string }>(
    `WITH s AS (INSERT INTO suppliers (supplier_name, supplier_label) VALUES ($1::text || '-' || gen_random_uuid(), $1::text) RETURNING id),
      c AS (INSERT INTO campaigns (type, title, supplier_id, published_at) SELECT $2::text, $1::text || ' in spring', id, app_now() FROM s RETURNING id, supplier_id)
     SELECT c.supplier_id AS supplier, c.id AS campaign, to_char(date_trunc('week', app_now() AT TIME ZONE 'America/Toronto') + interval '17 days', 'YYYY-MM-DD') AS day
     FROM c`,
    [supplier, type],
  );
  if (made === null) throw new Error('the campaign was not made');
  const postings: number[] = [];
  for (let n = 0; n < posts; n += 1) {
    const row = await world.db.row<{ id: number }>(
      `INSERT INTO postings (campaign_id, app, type, message, link, landing_page_link, fire_at)
       VALUES ($1, 'facebook', 'link', $2, 'https://fjords.example/spring', 'https://fjords.example/spring',
         CASE WHEN $5 = 'library' THEN NULL ELSE ($3::date + interval '12 hours' + $4 * interval '1 minute') AT TIME ZONE 'America/Toronto' END)
       RETURNING id`,
      [made.campaign, `Waterfalls of ${supplier} ${n + 1}`, made.day, n, type],
    );
    if (row !== null) postings.push(Number(row.id));
  }
  return { ...made, supplier: Number(made.supplier), campaign: Number(made.campaign), postings };
}

/** Opens the marketing calendar at what was planned, and nothing of other suppliers. */
export async function openMarketing(page: Page, { supplier, day }: Planned, more = ''): Promise<void> {
  await page.goto(`/admin/calendar/?date=${day}&suppliers=${supplier}${more}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing calendar' })).toBeVisible();
  await expect(page.locator('[data-measured]')).toBeVisible();
}
