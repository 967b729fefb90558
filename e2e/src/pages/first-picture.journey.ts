/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from '../world/world.ts';

const TEXT = 'Seven nights on the Douro, cabins from the second deck up';
const PROGRAM = '**/assets/index-*.js';
/** Of the theme, with which a picture is styled. */
const DRAWN = '<style data-mantine-styles';

declare global {
  interface Window {
    /** Frames without the post after the first one with it, and how far things have jumped. */
    firstPicture: { seen: boolean; gaps: number; shift: number };
  }
}

for (const [screen, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 375, height: 812 }],
] as const)
  test(`On a ${screen} the dashboard stands before its program has come, and stays as it stands`, async ({
    page,
    world,
  }) => {
    const advisor = await world.advisor();
    await world.post(advisor, TEXT, 180);
    await page.setViewportSize(viewport);
    const address = `/${advisor.slug}/`;

    const still = await test.step('shows the post, in place, without the program', async () => {
      // Asked for, and on its way for ever.
      await page.route(PROGRAM, () => undefined);
      await openDrawn(page, address);
      await expect(page.getByText(TEXT)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return layout(page);
    });

    await test.step('its links lead on already', async () => {
      const best = page.getByRole('main').getByRole('link', { name: 'Analytics' });
      await expect(best).toHaveAttribute('href', `/${advisor.slug}/analytics/?app=facebook`);
      await page.getByRole('link', { name: 'Posting Schedule' }).click();
      await page.waitForURL(`**/${advisor.slug}/facebook/posts/**`, { waitUntil: 'commit' });
      await page.unroute(PROGRAM);
    });

    await test.step('a program that does not come says so, and how to mend it', async () => {
      await page.route(PROGRAM, (route) => route.abort());
      await page.goto(address);
      const notice = page.getByRole('alert').filter({ hasText: 'Waypost couldn’t be loaded.' });
      await expect(notice).toBeVisible();
      await page.unroute(PROGRAM);
      await notice.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.locator('html[data-program]')).toBeAttached();
      await expect(notice).toBeHidden();
    });

    await test.step('the program takes over without a gap or a jump', async () => {
      await page.addInitScript(watch);
      await page.goto(address);
      await page.getByText(TEXT).click();
      await expect(page.getByRole('dialog')).toContainText(TEXT);
      const { gaps, shift } = await page.evaluate(() => window.firstPicture);
      expect({ gaps, jumped: shift > 0.02 ? shift : 0 }).toEqual({ gaps: 0, jumped: 0 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // Off the row, which answers to it.
      await page.mouse.move(0, 0);
      await expect.poll(() => layout(page)).toEqual(still);
    });
  });

test('On a phone lists and composer stand before their program has come, and stay as they stand', async ({
  page,
  world,
}) => {
  const advisor = await world.advisor();
  await world.post(advisor, TEXT, 180);
  await page.setViewportSize({ width: 375, height: 812 });
  const open = async (address: string) => {
    await openDrawn(page, address);
    await page.waitForLoadState('domcontentloaded');
  };
  const withoutProgram = async (address: string) => {
    // Asked for, and on its way for ever.
    await page.route(PROGRAM, () => undefined);
    await open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await page.addInitScript(watch);

  for (const list of ['facebook/posts/', 'posts/'])
    await test.step(list, async () => {
      await withoutProgram(`/${advisor.slug}/${list}`);
      await expect(page.getByText(TEXT)).toBeVisible();
      const still = await layout(page);
      await page.unroute(PROGRAM);
      await open(`/${advisor.slug}/${list}`);
      // Folded by the program, and before that by the style sheet.
      await expect(page.locator('details[data-drawn]')).toHaveCount(0);
      // What opens a post lies above its text.
      await page.getByText(TEXT).click({ force: true });
      await expect(page.getByRole('dialog')).toContainText(TEXT);
      const { gaps, shift } = await page.evaluate(() => window.firstPicture);
      expect({ gaps, jumped: shift > 0.02 ? shift : 0 }).toEqual({ gaps: 0, jumped: 0 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.mouse.move(0, 0);
      await expect.poll(() => layout(page)).toEqual(still);
    });

  await test.step('the composer, whose text can be written at once', async () => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await withoutProgram(`/${advisor.slug}/generator/posts/`);
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await text.fill('Porto');
    await page.unroute(PROGRAM);
    await open(`/${advisor.slug}/generator/posts/`);
    await text.fill(TEXT);
    await expect(page.getByRole('article')).toContainText(TEXT);
    expect(await page.evaluate(() => window.firstPicture.shift)).toBeLessThanOrEqual(0.02);
  });
});

test('What is done in a picture is kept until the program has come', async ({ page, world }) => {
  const advisor = await world.advisor();
  for (const minutes of [180, 240, 300, 360]) await world.post(advisor, `${TEXT}, in ${minutes}`, minutes);
  const open = async (address: string) => {
    const asked = Promise.withResolvers<void>();
    await page.route(PROGRAM, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await openDrawn(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = await page.locator('#root > *').first().elementHandle();
    return async () => {
      asked.resolve();
      await expect.poll(() => picture?.evaluate((element) => element.isConnected)).toBe(false);
      await page.unroute(PROGRAM);
    };
  };

  for (const width of [375, 1440])
    for (const list of ['', 'posts/', 'facebook/posts/'])
      await test.step(`scrolled and pressed at ${width}: /${list}`, async () => {
        await page.setViewportSize({ width, height: 420 });
        const comes = await open(`/${advisor.slug}/${list}`);
        await page.evaluate(() => window.scrollTo(0, 120));
        const row = page.locator('[data-post-id]').filter({ hasText: `${TEXT}, in 240` });
        const opener = row
          .and(page.getByRole('button'))
          .or(row.getByRole('button', { name: 'Open post' }))
          .first();
        await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const y = await page.evaluate(() => window.scrollY);
        expect(y).toBeGreaterThan(0);
        await opener.click();
        await expect(opener).toHaveAttribute('data-pressed');
        await comes();
        await expect(page.getByRole('dialog')).toContainText(`${TEXT}, in 240`);
        expect(await page.evaluate(() => window.scrollY)).toBe(y);
      });

  for (const list of ['', 'posts/', 'facebook/posts/'])
    await test.step(`the focus, without a press: /${list}`, async () => {
      const comes = await open(`/${advisor.slug}/${list}`);
      const post = page.getByRole('link', { name: 'Create Post' }).last();
      await post.focus();
      await comes();
      await expect(post).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(post).not.toBeFocused();
    });

  await test.step('what is typed, and where', async () => {
    const comes = await open(`/${advisor.slug}/generator/posts/`);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.pressSequentially('Lsbon');
    for (const _ of 'sbon') await page.keyboard.press('ArrowLeft');
    await comes();
    await expect(text).toBeFocused();
    await page.keyboard.type('i');
    await expect(text).toHaveValue('Lisbon');
    await expect(page.getByRole('article')).toContainText('Lisbon');
  });

  await test.step('a tab', async () => {
    const comes = await open(`/${advisor.slug}/facebook/posts/`);
    const past = page.getByRole('tab').last();
    await past.click();
    await comes();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  });
});

test('A page without a picture says when its program does not come, in the reader’s language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto('/accounts/login/');
  await expect(page.getByText('No se pudo cargar Waypost.')).toBeVisible();
  await page.unroute(PROGRAM);
  await page.getByRole('button', { name: 'Vuelve a cargar la página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

/** Opens a page with its picture: a server that is busy with others answers without one, and such a page waits for its program. */
async function openDrawn(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(address, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(DRAWN);
  }).toPass({ timeout: 30_000 });
}

/** Where everything that can be read or pressed stands. */
async function layout(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('a, button, h1, h2, h3, time, select, [data-post-id], img')]
      // Alerts, and what stands below them, come after the first load, where nothing stood.
      .filter((element) => element.closest('[class*="_bell_"], [class*="_desk_"], [class*="_desk_"] ~ *') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return `${element.tagName} ${element.textContent?.replace(/\s+/g, ' ')} ${place} ${color} ${backgroundColor} ${fontSize}`;
      }),
  );
}

/** Runs in the page, before anything of it. */
function watch(): void {
  window.firstPicture = { seen: false, gaps: 0, shift: 0 };
  const told = window.firstPicture;
  const look = () => {
    const there = document.querySelector('#root [data-post-id]') !== null;
    if (told.seen && !there) told.gaps += 1;
    told.seen ||= there;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) told.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
