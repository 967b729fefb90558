/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { expect } from '../world/world.ts';
import { violations } from './axe.ts';

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

export const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);

/** Goes around in an open dialog, from the first place to beyond the last one and back: the focus never leaves it. */
export async function walkAround(page: Page, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await hasFocus(opened);
  const stops = await opened.locator('a, button, input, select, textarea, summary, [tabindex="0"]').count();
  for (const key of [...Array.from({ length: Math.min(stops, 30) + 1 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await opened.evaluate((node) => node.contains(document.activeElement)), `${key} stays inside`).toBe(true);
  }
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
}

export async function leave(page: Page, opened: Locator, backAt: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(backAt).toBeFocused();
}

/**
 * Presses a button by keyboard, once the program has come: what is pressed before that is the first picture's journey. And once it
 * has the focus: what is there but not seen yet, because a calendar still measures it, takes none, and the key would go nowhere.
 */
export async function press(page: Page, opener: Locator): Promise<void> {
  await expect(page.locator('html[data-program]')).toBeAttached();
  await expect(opener).toBeVisible();
  await opener.focus();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens a menu and takes an entry of it, by keyboard. */
export async function choose(page: Page, opener: Locator, entry: string): Promise<void> {
  await press(page, opener);
  // The menu takes the focus when it has opened; who goes to an entry before loses it again.
  await hasFocus(page.getByRole('menu'));
  await press(page, page.getByRole('menuitem', { name: entry, exact: true }));
}

/** Opens it from where a person would, walks around, and leaves: the focus is back where it came from. */
export async function walk(page: Page, opener: Locator, opened: Locator, inside?: () => Promise<void>): Promise<void> {
  await press(page, opener);
  await walkAround(page, opened);
  await inside?.();
  await leave(page, opened, opener);
}
