/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules whose answer depends on colours; nothing else differs between light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, or in a part of it, in light and in dark; the page is light afterwards.
 * The context must bypass the content policy, which lets nothing in that is not its own.
 */
export async function violations(page: Page, part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: AXE });
  const found = await run(page, part, { rules: { 'target-size': { enabled: true } } });
  await wear(page, 'dark');
  found.push(...(await run(page, part, { runOnly: OF_COLOURS })).map((violation) => `dark: ${violation}`));
  await wear(page, 'light');
  return found;
}

async function run(page: Page, part: string, options: object): Promise<string[]> {
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const results = await page.evaluate<AxeResults>(`axe.run('${part}', ${asked})`);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`));
}

/** A page of the program says what it wears; the server's own pages follow by their style sheet. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const html = page.locator('html');
  await expect(
    html.and(page.locator(`:not([data-mantine-color-scheme]), [data-mantine-color-scheme="${colorScheme}"]`)),
  ).toBeAttached();
  const turning = () =>
    html.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);
  await expect.poll(turning, { intervals: [20, 50, 100] }).toBe(0);
}
