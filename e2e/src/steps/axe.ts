import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, or in a part of it. The context must bypass the content policy, which lets nothing in that is not its own. */
export async function violations(page: Page, part = ':root'): Promise<string[]> {
  await page.addScriptTag({ content: AXE });
  const results = await page.evaluate<AxeResults>(
    `axe.run('${part}', { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })`,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`));
}
