import type { Page } from '@playwright/test';
import { addPicture, openComposer, scheduleTomorrow, textOf } from '../steps/composer.ts';
import { connectNetworks } from '../steps/connections.ts';
import { openWall } from '../steps/networks.ts';
import { post } from '../steps/posts.ts';
import { dropVideo } from '../steps/video.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

const PICTURE_TEXT = 'Aurora season opens: five nights from Tromsø';
const REEL_TEXT = 'Thirty seconds on deck under the midnight sun';
const NETWORKS = [
  { app: 'facebook', name: 'Facebook', page: 'Northern Lights Cruises', reel: 'Reel', figure: /Views/ },
  { app: 'instagram', name: 'Instagram', page: '@northernlightscruises', reel: 'Reel', figure: /Views/ },
  { app: 'linkedin', name: 'LinkedIn', page: 'Blue Fjord Travel', reel: 'Video', figure: /Impressions/ },
] as const;

test('An advisor sends a picture and a reel to Facebook, Instagram and LinkedIn, and sees both on all three', async ({
  page,
  world,
}) => {
  test.setTimeout(300_000);
  const advisor = await world.advisor({ connected: false });
  await test.step('connects the three networks', () => connectNetworks(page, advisor));

  await test.step('schedules a picture for all three', async () => {
    await openComposer(page, advisor);
    await chooseAll(page);
    await textOf(page).fill(PICTURE_TEXT);
    await addPicture(page);
    await scheduleTomorrow(page, { hours: '10', minutes: '30' });
    await expect(post(page, PICTURE_TEXT)).toBeVisible();
  });

  await test.step('drops a video into the composer and sees what it becomes on each network', async () => {
    await openComposer(page, advisor);
    await chooseAll(page);
    await textOf(page).fill(REEL_TEXT);
    await dropVideo(page);
    await expect(page.getByRole('button', { name: 'Remove the video' })).toBeVisible({ timeout: 30_000 });
    const types = page.getByRole('region', { name: 'Type of post' });
    const onFacebook = types.getByRole('radiogroup', { name: 'Type of post on Facebook' });
    await expect(onFacebook.getByRole('radio', { name: 'Reel' })).toBeChecked();
    await expect(types).toContainText('Instagram publishes a single video as a reel.');
    await expect(types).toContainText('LinkedIn doesn’t have reels: the video will be published as a video post.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('article')).toContainText('Reel');
    await preview.getByRole('radiogroup').getByText('LinkedIn').click();
    await expect(preview.getByRole('article')).toContainText('Repost');
  });

  await test.step('finds the draft as it was after a reload, and schedules it', async () => {
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove the video' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Preparing' })).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeEnabled();
    await scheduleTomorrow(page, { hours: '10', minutes: '40' });
    await expect(post(page, REEL_TEXT)).toContainText('Reel');
  });

  const due = await firstDue(world, advisor);
  await test.step('watches both go out on all three networks', async () => {
    for (const minutes of [0, 10, 12, 15]) {
      await world.turnClock(new Date(due.getTime() + minutes * 60_000));
      if (await allPosted(world, advisor, minutes < 15 ? 15_000 : 60_000)) break;
    }
    expect(await phases(world, advisor)).toEqual(Array.from({ length: 6 }, () => 'posted'));
  });

  for (const { app, name, page: target, reel } of NETWORKS)
    await test.step(`sees them on the wall of ${name}`, async () => {
      await page.goto(`/${advisor.slug}/${app}/posts/?tab=published`);
      await expect(post(page, REEL_TEXT)).toContainText('Posted');
      await expect(post(page, REEL_TEXT)).toContainText(reel);
      await expect(post(page, PICTURE_TEXT)).toContainText('Posted');
      const wall = await openWall(page, world, app, new RegExp(target));
      const shown = (text: string) => wall.getByRole('article').filter({ hasText: text });
      await expect(shown(PICTURE_TEXT).locator('img[src^="/media/"]').last()).toBeVisible();
      await expect(shown(REEL_TEXT).locator('video')).toBeVisible();
      await wall.close();
    });

  await world.turnClock(new Date(due.getTime() + 95 * 60_000));
  for (const { app, name, figure } of NETWORKS)
    await test.step(`reads the figures of ${name}`, async () => {
      await expect(async () => {
        await page.goto(`/${advisor.slug}/${app}/posts/?tab=published`);
        for (const text of [PICTURE_TEXT, REEL_TEXT])
          await expect(post(page, text)).toContainText(figure, { timeout: 3_000 });
      }).toPass({ timeout: 45_000 });
    });
});

async function chooseAll(page: Page): Promise<void> {
  for (const { name } of NETWORKS) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
}

async function firstDue({ db }: World, { profile }: Advisor): Promise<Date> {
  const row = await db.row<{ at: Date }>('SELECT min(fire_at) AS at FROM scheduled_postings WHERE profile_id = $1', [
    profile,
  ]);
  if (row === null) throw new Error('nothing is scheduled');
  return row.at;
}

const phases = async ({ db }: World, { profile }: Advisor): Promise<string[]> =>
  (
    await db.rows<{ phase: string }>('SELECT phase FROM scheduled_postings WHERE profile_id = $1 ORDER BY id', [
      profile,
    ])
  ).map((row) => row.phase);

/** Whether everything was out before the patience ended; the networks need a while for videos. */
const allPosted = (world: World, advisor: Advisor, patienceMs: number): Promise<boolean> =>
  expect
    .poll(async () => (await phases(world, advisor)).every((phase) => phase === 'posted'), { timeout: patienceMs })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
