import { expect, test } from '../world/world.ts';

test('The dashboard leads a new advisor to the first connection, and then tells what is next and what needs a hand', async ({
  page,
  world,
}) => {
  const starter = await world.advisor({ connected: false, plan: 'free' });
  await world.db.run(
    'UPDATE users SET email_verified_at = NULL WHERE id = (SELECT user_id FROM profiles WHERE id = $1)',
    [starter.profile],
  );
  const card = page.getByRole('region', { name: 'Alerts' });
  const lines = card.getByRole('listitem');
  const bell = page.getByRole('banner').getByRole('button', { name: /alerts?$/ });

  await test.step('nothing is connected: one large way, what is missing, and a list that says how far one is', async () => {
    await page.goto(`/${starter.slug}/`);
    await expect(page.getByRole('link', { name: 'Click to add your first connection' })).toHaveAttribute(
      'href',
      `/${starter.slug}/connections/`,
    );
    await expect(lines).toHaveText([/Your email isn’t verified yet\./, /No network is connected yet\./]);
    await expect(bell).toHaveText(/2 alerts/);
    const setup = page.getByRole('main').getByRole('region', { name: 'Finish setup' });
    await expect(setup.getByRole('progressbar')).toHaveAccessibleName('33% done');
    await expect(setup.getByRole('listitem')).toHaveText([
      /Profile complete.*done/,
      /Email verified.*to do/,
      /Platform connected.*to do/,
    ]);
  });

  await test.step('the bell of every page tells the same, and leads there', async () => {
    await page.goto(`/${starter.slug}/connections/`);
    await bell.click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
    await page.getByRole('menuitem', { name: /Verify email/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  });

  const advisor = await world.advisor({ plan: 'free' });
  await test.step('Instagram takes another plan, which is said at once', async () => {
    await page.goto(`/${advisor.slug}/`);
    await expect(lines).toHaveText([/Instagram isn’t connected\./, /LinkedIn isn’t connected\./]);
    await expect(page.getByRole('region', { name: 'Finish setup' })).toBeHidden();
    await card.getByRole('link', { name: 'Upgrade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
  });

  await test.step('what is next is counted, and what was missed stands above it', async () => {
    await world.db.run("UPDATE users SET plan = 'premium' WHERE id = (SELECT user_id FROM profiles WHERE id = $1)", [
      advisor.profile,
    ]);
    await world.post(advisor, 'Seven nights on the Douro', 180);
    const late = await world.post(advisor, 'A day in Bergen', 240);
    await world.db.run(
      "UPDATE scheduled_postings SET status = 20, phase = 'missed', next_step_at = NULL WHERE id = $1",
      [late],
    );
    await page.goto(`/${advisor.slug}/`);
    await expect(page.getByText('1 post goes out in the next 7 days.')).toBeVisible();
    const strip = page.getByRole('region', { name: 'Needs your attention' });
    const line = strip.getByRole('listitem');
    await expect(line).toHaveText([/Facebook: 1 post was missed\./]);
    // While the program takes the picture's place the strip has no box.
    await expect.poll(async () => (await strip.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(42);
    await page.getByRole('region', { name: 'Upcoming Posts' }).getByText('Seven nights on the Douro').click();
    await expect(page.getByRole('dialog', { name: 'Post Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await strip.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Missed posts' })).toContainText('A day in Bergen');
  });
});
