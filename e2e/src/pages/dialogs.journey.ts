/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { violations } from '../steps/axe.ts';
import { addPicture, openComposer, textOf } from '../steps/composer.ts';
import { details } from '../steps/posts.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

test.use({ bypassCSP: true, actionTimeout: 15_000 });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);

/** Goes around in an open dialog, from the first place to beyond the last one and back: the focus never leaves it. */
async function walkAround(page: Page, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await hasFocus(opened);
  const stops = await opened.locator('a, button, input, select, textarea, summary, [tabindex="0"]').count();
  for (const key of [...Array.from({ length: Math.min(stops, 30) + 1 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await opened.evaluate((node) => node.contains(document.activeElement)), `${key} stays inside`).toBe(true);
  }
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
}

async function leave(page: Page, opened: Locator, backAt: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(backAt).toBeFocused();
}

/** Presses a button by keyboard, once the program has come: what is pressed before that is the first picture's journey. */
async function press(page: Page, opener: Locator): Promise<void> {
  await expect(page.locator('html[data-program]')).toBeAttached();
  await opener.focus();
  await page.keyboard.press('Enter');
}

/** Opens it from where a person would, walks around, and leaves: the focus is back where it came from. */
async function walk(page: Page, opener: Locator, opened: Locator, inside?: () => Promise<void>): Promise<void> {
  await press(page, opener);
  await walkAround(page, opened);
  await inside?.();
  await leave(page, opened, opener);
}

/** One walk and its place; each begins on a page of its own. */
const WALKS: Readonly<Record<string, (page: Page, advisor: Advisor, world: World) => Promise<void>>> = {
  async 'the menus of the frame'(page, { slug }) {
    await page.goto(`/${slug}/connections/`);
    for (const name of ['Language', 'Account of', 'Profile details', 'alerts']) {
      const opener = page.getByRole('button', { name }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await hasFocus(page.getByRole('menu'));
      expect(await violations(page, '[role="menu"]')).toEqual([]);
      await leave(page, page.getByRole('menu'), opener);
    }
  },
  async 'the whole menu of a phone'(page, { slug }) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${slug}/connections/`);
    await walk(page, button(page, 'More'), dialog(page, 'More'), async () => {
      // A menu above it is closed first.
      const profile = dialog(page, 'More').getByRole('button', { name: 'Profile details' });
      await profile.focus();
      await page.keyboard.press('Enter');
      await hasFocus(page.getByRole('menu'));
      await leave(page, page.getByRole('menu'), profile);
    });
  },
  async 'the page selector, from its button'(page, { slug, pageName }) {
    await page.goto(`/${slug}/facebook/settings/`);
    const selector = dialog(page, 'Choose a Facebook Page');
    await walk(page, button(page, 'Change Page'), selector, async () => {
      await selector.getByRole('radio', { name: pageName }).focus();
      await page.keyboard.press('Space');
      await expect(selector.getByRole('radio', { name: pageName })).toBeChecked();
    });
  },
  async 'what the address opens'(page, { slug }) {
    await page.goto(`/${slug}/connections/?reconnect=facebook`);
    await walkAround(page, dialog(page, 'Reconnect Facebook'));
    await leave(page, dialog(page, 'Reconnect Facebook'), page.getByRole('main'));
    await page.goto(`/${slug}/connections/?open_connections=facebook`);
    const selector = dialog(page, 'Choose a Facebook Page');
    // The only page is taken at once, and the dialog is gone.
    await expect(selector).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
  async 'the details of a post and their questions'(page, { slug }) {
    await page.goto(`/${slug}/facebook/posts/`);
    await walk(page, button(page, 'Open post: Three harbours in one week'), details(page), async () => {
      const more = button(details(page), 'More actions');
      await more.focus();
      await page.keyboard.press('Enter');
      await hasFocus(details(page).getByRole('menu'));
      expect(await violations(page, '[role="menu"]')).toEqual([]);
      await page.getByRole('menuitem', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await walkAround(page, dialog(page, 'Delete post'));
      await leave(page, dialog(page, 'Delete post'), more);
      await button(details(page), 'Reschedule').focus();
      await page.keyboard.press('Enter');
      const when = details(page).getByRole('button', { name: /^New date and time/ });
      await when.focus();
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog').filter({ has: page.getByRole('table') });
      await hasFocus(calendar);
      await leave(page, calendar, when);
    });
  },
  async 'the questions about a group, and typed words before they go'(page, { slug }) {
    await page.goto(`/${slug}/posts/`);
    const more = button(page, 'More for: Three harbours in one week');
    const QUESTIONS = { 'Edit text': 'Edit text', Reschedule: 'Reschedule', Delete: 'Delete post' } as const;
    for (const [entry, name] of Object.entries(QUESTIONS)) {
      const item = page.getByRole('menuitem', { name: entry, exact: true });
      await press(page, more);
      await item.focus();
      await page.keyboard.press('Enter');
      await walkAround(page, dialog(page, name));
      await leave(page, dialog(page, name), more);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit text' }).click();
    const text = dialog(page, 'Edit text').getByRole('textbox');
    await text.pressSequentially('!');
    const question = dialog(page, 'Discard your changes?');
    await page.keyboard.press('Escape');
    await walkAround(page, question);
    await leave(page, question, text);
    await page.keyboard.press('Escape');
    await button(question, 'Discard changes').click();
    await expect(more).toBeFocused();
  },
  async 'the missed posts and their question'(page, { slug }) {
    await page.goto(`/${slug}/posts/`);
    const missed = dialog(page, 'Missed posts');
    await walk(page, page.getByRole('link', { name: 'Review' }), missed, () =>
      walk(page, button(missed, 'Dismiss'), dialog(page, 'Dismiss the post')),
    );
  },
  async 'the dialogs of the composer'(page, advisor) {
    await openComposer(page, advisor);
    await textOf(page).fill('Twelve days around Iceland');
    await addPicture(page);
    const more = page.getByRole('listitem').getByRole('button', { name: 'Add images', exact: true });
    await expect(page.locator(':focus')).toHaveCount(1);
    const media = dialog(page, 'Choose media');
    await walk(page, more, media, () =>
      walk(page, button(media, 'Delete image').first(), dialog(page, 'Delete this image?')),
    );
    await walk(
      page,
      page.getByRole('button', { name: 'Alternative text of image 1' }),
      dialog(page, 'Alternative text'),
    );
    await walk(page, button(page, 'Discard').first(), dialog(page, 'Delete this draft?'));
    await walk(page, button(page, 'Insert an emoji'), page.getByRole('dialog'));
  },
  async 'the upgrade'(page, _advisor, world) {
    const { slug } = await world.advisor({ plan: 'free' });
    for (const path of ['connections', 'advanced_features', 'generator/posts']) {
      await page.goto(`/${slug}/${path}/`);
      await walk(page, button(page, 'Upgrade').first(), dialog(page, 'Upgrade your membership'));
    }
  },
  async 'signing in again'(page, _advisor, world) {
    const advisor = await world.advisor();
    await openComposer(page, advisor);
    // The text can be written before the program has read what it needs; the preview stands once it has.
    await expect(page.locator('html[data-program]').getByRole('article')).toBeVisible();
    // Any call of the page may be the first that is refused, also one before the first key.
    await textOf(page).focus();
    await world.db.run('DELETE FROM sessions WHERE user_id = (SELECT user_id FROM profiles WHERE id = $1)', [
      advisor.profile,
    ]);
    await page.keyboard.type('Two');
    await walkAround(page, dialog(page, 'Sign in again'));
    await leave(page, dialog(page, 'Sign in again'), textOf(page));
  },
  async 'the questions before an invitation is withdrawn, and every session ended'(page, _advisor, world) {
    const { profile } = await world.advisor();
    const { id } = (await world.db.row<{ id: number }>(
      `WITH s AS (UPDATE users SET is_superuser = true WHERE id = (SELECT user_id FROM profiles WHERE id = $1))
       INSERT INTO users (email, first_name, last_name, invited_at)
       VALUES ('ida-' || $1 || '@harbour.example', 'Ida', 'Berg', clock_timestamp()) RETURNING id`,
      [profile],
    )) ?? { id: 0 };
    await page.goto(`/admin/users/${id}/`);
    await walk(page, button(page, 'Withdraw invitation'), dialog(page, 'Withdraw this invitation?'));
    await page.goto('/accounts/account_settings/');
    await walk(page, button(page, 'Sign out everywhere'), dialog(page, 'Sign out everywhere?'));
  },
};

test('Every dialog can be opened, walked and left by keyboard alone', async ({ page, world }) => {
  // Some fifteen dialogs, one after the other.
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const advisor = await world.advisor();
  await world.post(advisor, 'Three harbours in one week', 120);
  const missed = await world.post(advisor, 'A day in Bergen', 240);
  await world.db.run("UPDATE scheduled_postings SET status = 20, phase = 'missed', next_step_at = NULL WHERE id = $1", [
    missed,
  ]);
  for (const [name, visit] of Object.entries(WALKS)) await test.step(name, () => visit(page, advisor, world));
});
