import { test, expect } from './world.ts';
import { writeFileSync } from 'node:fs';
test('explore', async ({ page, world }) => {
  const dump = async (name: string) => { await page.waitForTimeout(700); writeFileSync(`/tmp/w/out/${name}.yml`, page.url() + '\n' + await page.locator('body').ariaSnapshot()); await page.screenshot({ path: `/tmp/w/out/${name}.png`, fullPage: true }); };
  await page.goto('/'); await dump('01-login');
  await page.getByRole('button', { name: 'Sign in as demo advisor' }).click();
  await page.waitForURL(/marina/); await dump('02-dash');
  await page.goto('/marina-duval/connections/'); await dump('03-conn');
  await page.getByRole('article', { name: 'Facebook' }).getByRole('button', { name: 'Connect' }).click();
  await page.waitForURL(/dialog/); await dump('04-dialog');
  await page.getByRole('button', { name: /continue/i }).click(); await dump('05-selector');
});
test('explore2', async ({ page, world }) => {
  const dump = async (name: string) => { await page.waitForTimeout(700); writeFileSync(`/tmp/w/out/${name}.yml`, page.url() + '\n' + await page.locator('body').ariaSnapshot()); await page.screenshot({ path: `/tmp/w/out/${name}.png`, fullPage: true }); };
  const a = await world.advisor();
  const id = await world.post(a, 'Hello from the fjord', 60);
  const id2 = await world.post(a, 'Now from the fjord');
  await page.goto(`/${a.slug}/generator/posts/`); await dump('06-composer');
  await page.getByRole('textbox', { name: 'Text' }).fill('A morning on the fjord');
  await page.getByRole('button', { name: 'Date and time' }).click(); await dump('07-picker');
  await page.keyboard.press('Escape');
  await dump('07b');
  await page.goto(`/${a.slug}/posts/`); await dump('08-posts');
  await page.goto(`/${a.slug}/posts/${id}/`); await dump('09-post');
  await page.goto(`/${a.slug}/posts/${id2}/`); await dump('10-post');
  await page.goto(`/accounts/account_settings/`); await dump('11-settings');
});
