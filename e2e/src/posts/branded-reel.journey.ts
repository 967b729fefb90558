import { openComposer, scheduleTomorrow, textOf } from '../steps/composer.ts';
import { openWall } from '../steps/networks.ts';
import { post } from '../steps/posts.ts';
import { apart, drawnSmall, dropVideo } from '../steps/video.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'From the deck, with our card at the end';

test('A reel goes out with the banner of its agency', async ({ page, world }) => {
  test.setTimeout(240_000);
  const advisor = await world.advisor();
  await test.step('wants the card behind own reels, in orange', async () => {
    await page.goto(`/${advisor.slug}/business_card/`);
    await page.getByRole('radio', { name: 'Orange' }).check({ force: true });
    await page.getByRole('switch', { name: 'Also on reels I add myself' }).check({ force: true });
    await expect(async () => {
      const row = await world.db.row<{ ready: boolean }>(
        'SELECT banner_key IS NOT NULL AND own_reels AND background_color = $2 AS ready FROM business_cards WHERE profile_id = $1',
        [advisor.profile, '#FF6600'],
      );
      expect(row?.ready).toBe(true);
    }).toPass();
  });

  await test.step('plans a reel, and sees that it is being made', async () => {
    await openComposer(page, advisor);
    await page.getByRole('checkbox', { name: /^Facebook/ }).check();
    await textOf(page).fill(TEXT);
    await dropVideo(page);
    await expect(page.getByRole('button', { name: 'Remove the video' })).toBeVisible({ timeout: 30_000 });
    await scheduleTomorrow(page, { hours: '10', minutes: '40' });
    await expect(post(page, TEXT)).toContainText(/Reel/);
    // By itself, without a reload.
    await expect(post(page, TEXT)).not.toContainText('Reel is processing', { timeout: 90_000 });
  });

  await test.step('finds the card at the end of the film that is on Facebook', async () => {
    const due = await world.db.row<{ at: Date }>('SELECT fire_at AS at FROM scheduled_postings WHERE profile_id = $1', [
      advisor.profile,
    ]);
    for (const minutes of [0, 5, 10]) {
      await world.turnClock(new Date((due?.at.getTime() ?? 0) + minutes * 60_000));
      const isOut = async () => {
        const row = await world.db.row<{ phase: string }>(
          'SELECT phase FROM scheduled_postings WHERE profile_id = $1',
          [advisor.profile],
        );
        expect(row?.phase).toBe('posted');
      };
      const out = await expect(isOut)
        .toPass({ timeout: minutes < 10 ? 10_000 : 60_000 })
        .then(() => true)
        .catch((error: unknown) => (minutes < 10 ? false : Promise.reject(error)));
      if (out) break;
    }
    const wall = await openWall(page, world, 'facebook', new RegExp(advisor.pageName));
    const film = wall.getByRole('article').filter({ hasText: TEXT }).locator('video');
    await expect(film).toBeVisible();
    const source = (await film.getAttribute('src')) ?? (await film.locator('source').getAttribute('src')) ?? '';
    const published = await (await page.request.get(new URL(source, world.network.url).href)).body();
    const card = await page.request.get(`/api/profile_bcard/business_card/?profile=${advisor.profile}`);
    const { banner_url } = (await card.json()) as { banner_url: string };
    const banner = await drawnSmall(await (await page.request.get(banner_url)).body());
    expect(apart(await drawnSmall(published, 1), banner)).toBeLessThan(8);
    expect(apart(await drawnSmall(published, 8), banner)).toBeGreaterThan(30);
    await wall.close();
  });
});
