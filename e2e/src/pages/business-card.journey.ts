import { expect, test } from '../world/world.ts';

test('An advisor chooses where the logo stands and what the end card looks like, and finds it again', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await page.goto(`/${advisor.slug}/`);
  await page.getByRole('link', { name: 'Business card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business card and reels branding' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a logo' })).toBeVisible();
  await page.getByRole('radio', { name: 'Top left' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Changes saved successfully' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of an image: Top left' })).toContainText('Your logo');

  // By keyboard: the colour after the chosen one.
  const drawn = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.getByRole('radio', { name: 'Lagoon blue (default)' }).focus();
  await page.keyboard.press('ArrowRight');
  const { banner_url: url, background_color: color } = await (await drawn).json();
  expect(color).toBe('#1DA349');
  const picture = await page.request.get(url);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.getByText('7 s', { exact: true }).click();
  await expect(page.getByText('The reel plays, then your card is shown for 7 seconds.')).toBeVisible();

  const reel = page.getByRole('region', { name: 'Preview of a reel' });
  await reel.getByRole('button', { name: 'Play preview' }).click();
  await expect(reel.getByRole('img', { name: 'Your reel' })).toBeVisible();
  await expect(reel.getByRole('img', { name: /^End card: / })).toBeVisible();
  await reel.getByRole('button', { name: 'Stop preview' }).click();

  await page.reload();
  for (const name of ['Top left', 'Green', '7 s']) await expect(page.getByRole('radio', { name })).toBeChecked();
});

test('Without PRO an advisor sees what the business card would do, and the way to it', async ({ page, world }) => {
  const advisor = await world.advisor({ plan: 'free' });
  await page.goto(`/${advisor.slug}/business_card/`);
  await expect(page.getByText('With PRO, your images carry your logo')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Orange' })).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships' })).toBeVisible();
});
