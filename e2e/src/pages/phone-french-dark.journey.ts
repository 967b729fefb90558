import type { Page } from '@playwright/test';
import { picture } from '../steps/picture.ts';
import { expect, test } from '../world/world.ts';

const TEXT = 'Une semaine entre les îles Lofoten';

test.use({
  locale: 'fr-CA',
  viewport: { width: 375, height: 812 },
  colorScheme: 'dark',
  hasTouch: true,
  isMobile: true,
});

test('On a phone, in French and in the dark, an advisor writes a post and finds it in the list', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await world.post(advisor, `${TEXT} avec des guides`, 90);
  await page.goto(`/${advisor.slug}/generator/posts/`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await brightnessOfBackground(page)).toBeLessThan(60);
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill(TEXT);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Ajouter des images' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choisir une image ou une vidéo' });
  await dialog.getByRole('tab', { name: 'Téléverser' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choisir des fichiers' }).click();
  await (await chooser).setFiles([picture('fjord.png')]);
  await expectNoOverflow(page);
  await expect(dialog.getByText('1 image sélectionnée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Utiliser la sélection' }).click();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByRole('article').filter({ hasText: TEXT }).first()).toBeVisible();
  await expectNoOverflow(page);

  await page.goto(`/${advisor.slug}/facebook/posts/`);
  const planned = page.getByRole('article').filter({ hasText: 'avec des guides' });
  await expect(planned).toBeVisible();
  await expectNoOverflow(page);
  await planned.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('avec des guides');
  await expectNoOverflow(page);
});

const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

const brightnessOfBackground = async (page: Page): Promise<number> => {
  const colour = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  return Math.max(...(colour.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
};
