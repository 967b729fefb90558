import type { Locator, Page } from '@playwright/test';

/** The message that slides in, told to everybody by its live region. */
export const toast = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

export const post = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: `Open post: ${text}` }) });

export const details = (page: Page): Locator => page.getByRole('dialog', { name: 'Post Details' });

export async function openPost(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: `Open post: ${text}` }).click();
}

/** What is done with an open post now and then. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  await details(page).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
