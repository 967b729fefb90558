import { addPicture, openComposer, textOf } from '../steps/composer.ts';
import { post, toast } from '../steps/posts.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

const TEXT = 'Two networks, one post about the Saguenay';

test('What goes out on several networks is one row, with verbs that act on all of it', async ({ page, world }) => {
  const advisor = await world.advisor();
  await plan(world, advisor);
  await world.post(advisor, 'Only on Facebook', 90);

  await test.step('is shown once, under its day, with a mark for each network', async () => {
    await page.goto(`/${advisor.slug}/posts/`);
    await expect(page.getByRole('heading', { level: 1, name: 'All networks' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(post(page, TEXT).getByRole('button', { name: 'Facebook: Scheduled for' })).toBeVisible();
    await expect(post(page, TEXT).getByRole('button', { name: 'LinkedIn: Scheduled for' })).toBeVisible();
  });

  await test.step('its details lead from one network to the other', async () => {
    await post(page, TEXT).getByRole('button', { name: 'Facebook: Scheduled for' }).click();
    const details = page.getByRole('dialog', { name: 'Post Details' });
    await details.getByRole('button', { name: 'LinkedIn: Scheduled for' }).click();
    await expect(details.getByRole('button', { name: 'Facebook: Scheduled for' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('is deleted and restored as one', async () => {
    await post(page, TEXT).getByRole('button', { name: 'More for' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete' }).click();
    await expect(post(page, TEXT)).toBeHidden();
    await page.getByRole('tab', { name: 'Deleted' }).click();
    await post(page, TEXT).getByRole('button', { name: 'Restore' }).click();
    await expect(toast(page, '2 posts are back in your schedule')).toBeVisible();
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expect(post(page, TEXT).getByRole('button', { name: /Scheduled for$/ })).toHaveCount(2);
  });

  await test.step('Post now can be taken back, in the list and in the composer', async () => {
    await post(page, TEXT).getByRole('button', { name: 'More for' }).click();
    await page.getByRole('menuitem', { name: 'Post now' }).click();
    const undo = page.getByRole('dialog').getByRole('button', { name: /^Undo/ });
    await undo.click();
    await expect(post(page, TEXT).getByRole('button', { name: /Scheduled for$/ })).toHaveCount(2);
    await openComposer(page, advisor);
    await page.getByRole('checkbox', { name: /^Facebook/ }).check();
    await textOf(page).fill('Sent too early');
    await addPicture(page);
    await page.getByRole('button', { name: 'Post Now' }).click();
    await undo.click();
    await expect(undo).toBeHidden();
    await expect(textOf(page)).toHaveValue('Sent too early');
    const made = await world.db.rows("SELECT id FROM scheduled_postings WHERE message = 'Sent too early'", []);
    expect(made).toEqual([]);
  });
});

/** One creation on the page that the advisor has and on a LinkedIn page beside it. */
async function plan({ db }: World, { profile, page }: Advisor): Promise<void> {
  await db.run(
    `WITH there AS (
       INSERT INTO connections (profile_id, app, provider, installed, connected, page_id, name)
       VALUES ($1, 'linkedin', 'linkedin', true, true, $2, 'Harbour Travel') RETURNING id
     ), pages AS (
       SELECT id, 'linkedin' AS app, 'linkedin' AS provider, $2 AS pgid FROM there
       UNION ALL SELECT id, 'facebook', 'fbpage', $3 FROM connections WHERE profile_id = $1 AND app = 'facebook'
     )
     INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       fire_at, next_step_at, late_after)
     SELECT $1, id, app, provider, pgid, 'post', 'api', '00000000-0000-4000-8000-000000000007', $4,
       hour.at + interval '3 hours', hour.at + interval '3 hours', hour.at + interval '5 hours'
     FROM pages, (SELECT date_trunc('second', app_now()) AS at) AS hour`,
    [profile, `urn:li:organization:${profile}`, page, TEXT],
  );
}
