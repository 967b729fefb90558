import { uprightVideo } from '../steps/video.ts';
import { expect, test } from '../world/world.ts';

test('Staff tell advisors something and show them a video; an advisor closes the one for good and watches the other', async ({
  page,
  world,
}) => {
  await page.goto('/accounts/login/');
  await page.getByRole('button', { name: 'Sign in as demo staff' }).click();
  await page.waitForURL('**/admin/users/');
  await page.goto('/admin/announcements/new/');
  await page.getByRole('textbox', { name: 'Text' }).fill('**Webinar** on Thursday<img src=x onerror=alert(1)>');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Webinar')).toBeVisible();
  // Other journeys are told nothing.
  await page.getByRole('checkbox', { name: 'Mexico' }).check();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const row = page.getByRole('listitem', { name: 'Webinar on Thursday' }).first();
  await expect(row.getByText('Showing now')).toBeVisible();

  await page.goto('/admin/videos/');
  await page.getByRole('button', { name: 'New video' }).click();
  const form = page.getByRole('dialog', { name: 'New video' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Two minutes at sea');
  await form.getByRole('button', { name: 'Save' }).click();
  const video = page.getByRole('listitem', { name: 'Two minutes at sea' });
  const chooser = page.waitForEvent('filechooser');
  await video.getByRole('button', { name: 'Upload video' }).click();
  await (await chooser).setFiles({ name: 'sea.mp4', mimeType: 'video/mp4', buffer: await uprightVideo() });
  await expect(video.getByText('Ready')).toBeVisible({ timeout: 60_000 });

  await page.context().clearCookies();
  const advisor = await world.advisor({ connected: false });
  await world.db.run('UPDATE profiles SET country_id = 3 WHERE id = $1', [advisor.profile]);
  await page.goto(`/${advisor.slug}/`);
  const told = page.getByRole('region', { name: 'Announcement' });
  await expect(told).toContainText('Webinar on Thursday');
  expect(await told.locator('img').count()).toBe(0);
  while (await told.isVisible()) {
    const said = await told.textContent();
    // A reload before the server has heard of it would bring it back.
    const heard = page.waitForResponse((answer) => answer.url().includes('/announcements/') && answer.ok());
    await told.getByRole('button', { name: 'Close announcement' }).click();
    await heard;
    await expect(told.filter({ hasText: said ?? '' })).toBeHidden();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Watch: Two minutes at sea' }).click();
  const player = page.getByRole('dialog', { name: 'Two minutes at sea' }).locator('video');
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.duration)).toBeGreaterThan(3);
  await player.evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 0.2;
    return one.play();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Watched', { exact: true })).toBeVisible();
  await expect(told.filter({ hasText: 'Webinar on Thursday' })).toBeHidden();
});
