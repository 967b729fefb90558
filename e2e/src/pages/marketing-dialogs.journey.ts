import { becomeWriter } from '../steps/campaigns.ts';
import { button, dialog, press, walk } from '../steps/dialogs.ts';
import { openMarketing, planPostings } from '../steps/marketing.ts';
import { expect, test } from '../world/world.ts';

test.use({ bypassCSP: true, actionTimeout: 15_000 });

test('What the marketing calendar of staff opens is walked by keyboard alone', async ({ page, world }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await becomeWriter(world, await world.advisor());
  const planned = await planPostings(world, 'Fjord Walk', 6);
  await openMarketing(page, planned);
  await walk(page, page.locator('[data-count]').first(), page.getByRole('dialog', { name: /: \d+ items$/ }));
  const item = page
    .locator('[data-posting-id]')
    .first()
    .getByRole('button', { name: /^Facebook, Scheduled/ });
  await walk(page, item, dialog(page, 'Posting Performance'));
  await press(page, item);
  const performance = dialog(page, 'Posting Performance');
  await walk(page, button(performance, 'Edit'), dialog(page, 'Edit post'));
  await walk(page, button(performance, 'Reschedule'), dialog(page, 'Reschedule post'));
  await walk(page, button(performance, 'Delete'), dialog(page, 'Delete post'));

  const library = await planPostings(world, 'Fjord Shelf', 1, 'library');
  await page.goto(`/admin/calendar/?posting=${library.postings[0]}`);
  await walk(page, button(performance, 'Categorize'), dialog(page, 'Categorize post'));

  await world.db.run(
    `INSERT INTO email_campaigns (name, state, fire_at, edit_by, published_at, variants)
     VALUES ('Fjord letter', 'published', app_now() - interval '1 day', app_now() - interval '2 days', app_now() - interval '3 days',
       '{"en": {"subject": "Fjords by post", "preheader": "", "intro_html": "", "blocks": []}}')`,
    [],
  );
  await page.goto('/admin/calendar/?view=day&suppliers=all');
  await page.getByRole('button', { name: 'Previous day' }).click();
  const letter = page
    .locator('[data-campaign-id]')
    .first()
    .getByRole('button', { name: /^Newsletter, Sent/ });
  await expect(letter).toBeVisible();
  await walk(page, letter, dialog(page, 'Email Campaign Performance'));
});
