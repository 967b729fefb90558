import { expect, type Page } from '@playwright/test';
import type { World } from '../world/world.ts';

/** Opens the public page of somebody on a fake network, in a tab of its own. */
export async function openWall(page: Page, { network }: World, app: string, name: RegExp): Promise<Page> {
  const wall = await page.context().newPage();
  await wall.goto(`${network.url}/${app}/`);
  await wall.getByRole('link', { name }).first().click();
  return wall;
}

/** Waits for the first mail to an address, and opens it in a tab of its own. */
export async function openMail(page: Page, { network }: World, email: string): Promise<Page> {
  const inbox = await page.context().newPage();
  await expect(async () => {
    await inbox.goto(`${network.url}/inbox/`);
    await inbox.getByRole('listitem').filter({ hasText: email }).getByRole('link').first().click({ timeout: 1_000 });
  }).toPass();
  return inbox;
}
