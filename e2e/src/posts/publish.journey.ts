import { addPicture, scheduleTomorrow, textOf } from '../steps/composer.ts';
import { openWall } from '../steps/networks.ts';
import { details, openPost, post } from '../steps/posts.ts';
import { signInAs } from '../steps/sign-in.ts';
import { expect, test, type World } from '../world/world.ts';

const TEXT = 'Slow mornings on the Geirangerfjord';
const COMMENT = 'Write to me for the cabin plan.';
const ALT = 'A still fjord between steep green hills';

test('An advisor connects a Facebook Page, schedules a post with a picture, and reads its figures', async ({
  page,
  world,
}) => {
  await test.step('signs in as the demo advisor and opens the connections', async () => {
    await signInAs(page, 'advisor');
    await page.getByRole('link', { name: 'Connections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  });

  const facebook = page.getByRole('article', { name: 'Facebook' });
  await test.step('gives consent on Facebook and chooses the page', async () => {
    await expect(facebook).toContainText('Not Connected');
    await facebook.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: 'Continue as Marina Duval' }).click();
    const selector = page.getByRole('dialog', { name: 'Choose a Facebook Page' });
    await expect(
      selector.getByRole('radio', { name: 'Fjord Friends Club You’re not ADMIN of this page' }),
    ).toBeDisabled();
    await selector.getByRole('radio', { name: 'Blue Fjord Travel' }).check();
    await selector.getByRole('button', { name: 'Use this page' }).click();
    await expect(facebook).toContainText('Blue Fjord Travel');
    await expect(facebook.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('writes a post with a picture, its alternative text and a first comment', async () => {
    await page.getByRole('link', { name: 'Create post' }).click();
    await expect(page.getByRole('checkbox', { name: 'Facebook, Blue Fjord Travel' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Post Now' })).toBeDisabled();
    await textOf(page).fill(TEXT);
    await addPicture(page);
    await page.getByRole('button', { name: 'Alternative text of image 1' }).click();
    const alt = page.getByRole('dialog').filter({ hasText: 'Alternative text' });
    await alt.getByRole('textbox').fill(ALT);
    await alt.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('textbox', { name: 'First comment' }).fill(COMMENT);
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('article')).toContainText(TEXT);
  });

  await test.step('schedules it for tomorrow and sees it in the list', async () => {
    await scheduleTomorrow(page, { hours: '10', minutes: '30' });
    await page.getByRole('navigation', { name: 'Network' }).getByRole('link', { name: 'Facebook' }).click();
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
    await expect(post(page, TEXT)).toContainText('10:30AM');
  });

  const due = await fireTime(world);
  await test.step('watches it go out at its time', async () => {
    await world.turnClock(new Date(due.getTime() - 8_000));
    await page.reload();
    await openPost(page, TEXT);
    await expect(details(page)).toContainText('Scheduled for');
    await expect(details(page)).toContainText('Posted', { timeout: 30_000 });
    await expect(details(page).getByRole('region', { name: 'What happened' })).toContainText('Published');
    await expect(details(page).getByRole('img', { name: ALT }).first()).toBeVisible();
    await expect(details(page)).toContainText('Added', { timeout: 20_000 });
  });

  await test.step('sees it on the page, with picture and comment', async () => {
    const wall = await openWall(page, world, 'facebook', /Blue Fjord Travel/);
    await expect(wall.getByText(TEXT)).toBeVisible();
    await expect(wall.getByRole('img', { name: ALT })).toBeVisible();
    await expect(wall.getByText(COMMENT)).toBeVisible();
    await wall.close();
  });

  await test.step('reads the figures an hour later', async () => {
    await expect(details(page)).toContainText('No data available');
    await world.turnClock(new Date(due.getTime() + 75 * 60_000));
    const figures = details(page).getByRole('region', { name: 'Post Performance' });
    await expect(async () => {
      await page.reload();
      await expect(figures.getByText('Views')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 25_000 });
    await expect(figures).toContainText(/Reach\s*[1-9]/);
  });
});

async function fireTime({ db }: World): Promise<Date> {
  const row = await db.row<{ fire_at: Date }>('SELECT fire_at FROM scheduled_postings WHERE message = $1', [TEXT]);
  if (row === null) throw new Error('the post is not there');
  return row.fire_at;
}
