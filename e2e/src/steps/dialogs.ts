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

/** Presses a button by keyboard, once the program has come: what is pressed before that is the first picture's journey. */
export async function press(page: Page, opener: Locator): Promise<void> {
  await expect(page.locator('html[data-program]')).toBeAttached();
  await opener.focus();
  await page.keyboard.press('Enter');
}

/** Opens it from where a person would, walks around, and leaves: the focus is back where it came from. */
export async function walk(page: Page, opener: Locator, opened: Locator, inside?: () => Promise<void>): Promise<void> {
  await press(page, opener);
  await walkAround(page, opened);
  await inside?.();
  await leave(page, opened, opener);
}
