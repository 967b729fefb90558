import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { details } from '../steps/posts.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

const POSTS = 40;

test('An advisor reads what the posts of a page did, and takes the figures along', async ({ page, world }) => {
  const advisor = await world.advisor();
  await past(world, advisor);

  await test.step('reads the figures of a period, and opens a post', async () => {
    await page.goto(`/${advisor.slug}/analytics/`);
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByText('Views')).toBeVisible();
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'All dates' }).click();
    await expect(summary.getByText(`Missing for ${POSTS} posts.`)).toBeVisible();
    await page.getByRole('slider').press('ArrowLeft');
    await page.getByRole('button', { name: /^Number 1: / }).click();
    await expect(details(page)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('saves them as a table and, under the policy of the page, as a workbook', async () => {
    const table = (await saved(page, 'Export', 'Text table (CSV)')).toString();
    expect(table.split('\r\n').length).toBe(1 + POSTS + 1);
    expect(table.includes(`,'=Number ${POSTS}: `)).toBe(true);
    const book = await saved(page, 'Export', 'Excel (XLSX)');
    expect(book.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('in French, on a phone, figures beside the posts are in sight and the others a swipe away', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible();
    const table = page.getByRole('region', { name: 'Publications et leurs statistiques' });
    await table.getByRole('columnheader', { name: 'Publication' }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: 'Vues' })).toBeInViewport({ ratio: 1 });
    const view = table.getByRole('link', { name: /^Voir la publication/ }).first();
    await view.scrollIntoViewIfNeeded();
    await expect(view).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const french = (await saved(page, 'Exporter', 'Tableau texte (CSV)')).toString();
    expect(french.split('\r\n')[0]).toContain('Date (heure de Toronto);Texte;Lien;Vues;Portée;');
  });
});

async function saved(page: Page, button: string, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: button }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await download).path());
}

/** Posts that are out, with figures, and texts so long that their file is packed in earnest. */
async function past(world: World, advisor: Advisor): Promise<void> {
  const model = await world.post(advisor, 'A model for the others', 600);
  await world.db.run(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       published_text, fire_at, created_at, posted_at, status, phase, late_after, remote_id, permalink, stats, stats_fetched_at, stats_rank)
     SELECT profile_id, connection_id, app, provider, pgid, type, source, gen_random_uuid(), text, text, at, at, at, 10, 'posted', at,
       'past_' || n, 'https://www.facebook.com/past_' || n,
       jsonb_build_object('post_views', n * 10, 'post_reach', n * 7, 'post_reactions', n, 'post_clicks', NULL), at + interval '1 day', 100 - n
     FROM scheduled_postings, generate_series(1, $2::int) n,
       LATERAL (SELECT CASE WHEN n = $2::int THEN '=' ELSE '' END || 'Number ' || n || ': ' ||
         (SELECT string_agg(md5(random()::text || n || i), ' ') FROM generate_series(1, 150) i) AS text,
         app_now() - n * interval '20 hours' AS at) made
     WHERE id = $1`,
    [model, POSTS],
  );
}
