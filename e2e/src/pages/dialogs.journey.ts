import type { Page } from '@playwright/test';
import { violations } from '../steps/axe.ts';
import { addPicture, openComposer, textOf } from '../steps/composer.ts';
import { button, choose, dialog, hasFocus, leave, press, walk, walkAround } from '../steps/dialogs.ts';
import { giveLibrary } from '../steps/library.ts';
import { picture } from '../steps/picture.ts';
import { details } from '../steps/posts.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

test.use({ bypassCSP: true, actionTimeout: 15_000 });

const PHONE = { width: 390, height: 844 };

/** One walk and its place, on a phone unless its name says other; each begins on a page of its own. */
const WALKS: Readonly<Record<string, (page: Page, advisor: Advisor, world: World) => Promise<void>>> = {
  async 'on a desk: the menus of the frame'(page, { slug }) {
    await page.goto(`/${slug}/connections/`);
    for (const name of ['Language', 'Account of', 'Profile details', 'alerts']) {
      const opener = page.getByRole('button', { name }).first();
      await press(page, opener);
      await hasFocus(page.getByRole('menu'));
      expect(await violations(page, '[role="menu"]')).toEqual([]);
      await leave(page, page.getByRole('menu'), opener);
    }
  },
  async 'the whole menu of a phone'(page, { slug }) {
    await page.goto(`/${slug}/connections/`);
    await walk(page, button(page, 'More'), dialog(page, 'More'), async () => {
      // A menu above it is closed first.
      const profile = dialog(page, 'More').getByRole('button', { name: 'Profile details' });
      await press(page, profile);
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
  async 'what a post of the library is scheduled with'(page, { slug }, world) {
    await giveLibrary(world, 'Harbours to walk', ['Four harbours, one week']);
    await page.goto(`/${slug}/library/posts/?search=harbours`);
    await walk(page, button(page, 'Schedule').first(), dialog(page, 'Schedule this post'));
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
      await press(page, more);
      await hasFocus(details(page).getByRole('menu'));
      expect(await violations(page, '[role="menu"]')).toEqual([]);
      await press(page, page.getByRole('menuitem', { name: 'Delete' }));
      await walkAround(page, dialog(page, 'Delete post'));
      await leave(page, dialog(page, 'Delete post'), more);
      await press(page, button(details(page), 'Reschedule'));
      // On a phone a dialog of its own.
      const when = details(page).getByRole('button', { name: /^New date and time/ });
      await walk(page, when, dialog(page, 'New date and time'));
      await choose(page, more, 'Post now');
      await expect(dialog(page, 'Post now').getByRole('button', { name: /^Undo/ })).toBeVisible();
      await walkAround(page, dialog(page, 'Post now'));
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Post now')).toBeHidden();
      // What opened it may be drawn anew meanwhile, with what the post offers then.
      await hasFocus(details(page));
    });
  },
  async 'the dialogs of the calendar'(page, { slug }, { db }) {
    const posts = await db.rows<{ at: Date }>(
      `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
         fire_at, next_step_at, late_after)
       SELECT p.profile_id, p.connection_id, p.app, p.provider, p.pgid, p.type, p.source, gen_random_uuid(), 'A full day',
         t.at, t.at, t.at + interval '2 hours'
       FROM scheduled_postings p JOIN profiles ON profiles.id = p.profile_id,
         LATERAL (SELECT (date_trunc('week', app_now() AT TIME ZONE 'America/Toronto') + interval '14 days 12 hours')
           AT TIME ZONE 'America/Toronto' AS noon) AS monday,
         LATERAL (SELECT noon AS at UNION ALL SELECT noon + interval '1 day' FROM generate_series(1, 41)) AS t
       WHERE profiles.slug = $1 AND p.message = 'Three harbours in one week'
       RETURNING fire_at AS at`,
      [slug],
    );
    await page.goto(`/${slug}/calendar/?date=${posts.map(({ at }) => at.toISOString()).sort()[0]}`);
    await walk(page, button(page, 'Subscribe'), dialog(page, 'Calendar subscription'));
    const free = page.getByRole('button', { name: 'Connect Instagram' }).first();
    await walk(page, free, dialog(page, 'Instagram isn’t connected'));
    const more = page.getByRole('button', { name: /^More for: Facebook/ });
    await choose(page, more, 'Move…');
    await walkAround(page, dialog(page, 'Move post'));
    await leave(page, dialog(page, 'Move post'), more);
    await button(page, 'Next day').press('Enter');
    const hour = page.getByRole('button', { name: /: 41 posts$/ });
    await walk(page, hour, page.getByRole('dialog', { name: /: 41 posts$/ }));
  },
  async 'the questions about a group, and typed words before they go'(page, { slug }) {
    await page.goto(`/${slug}/posts/`);
    const more = button(page, 'More for: Three harbours in one week');
    const QUESTIONS = { 'Edit text': 'Edit text', Reschedule: 'Reschedule', Delete: 'Delete post' } as const;
    for (const [entry, name] of Object.entries(QUESTIONS)) {
      await choose(page, more, entry);
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
  async 'the missed posts and their question, and that about one whose end nobody knows'(page, advisor, world) {
    const { slug } = advisor;
    await page.goto(`/${slug}/posts/`);
    const missed = dialog(page, 'Missed posts');
    await walk(page, page.getByRole('link', { name: 'Review' }), missed, () =>
      walk(page, button(missed, 'Dismiss'), dialog(page, 'Dismiss the post')),
    );
    const asked = await world.post(advisor, 'Did it arrive?', 300);
    await world.db.run(
      `UPDATE scheduled_postings SET phase = 'unconfirmed', reason_code = 'unconfirmed_ask_text', ask_user = true,
         next_step_at = NULL WHERE id = $1`,
      [asked],
    );
    await page.goto(`/${slug}/posts/`);
    await walk(page, button(page, 'Open post: Did it arrive?'), details(page), () =>
      walk(page, button(details(page), 'Not there: post again'), dialog(page, 'Post again')),
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
    await walk(page, button(page, 'Insert an emoji'), page.getByRole('dialog'));
    await page.getByRole('checkbox', { name: /^Facebook/ }).check();
    const sending = dialog(page, 'Publishing your post');
    await press(page, button(page, 'Post Now'));
    await expect(sending.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await walkAround(page, sending);
    await leave(page, sending, button(page, 'Post Now'));
    await walk(page, button(page, 'Discard').first(), dialog(page, 'Delete this draft?'));
  },
  async 'the upgrade'(page, _advisor, world) {
    const { slug } = await world.advisor({ plan: 'free' });
    await page.goto(`/${slug}/connections/`);
    await walk(page, button(page, 'Upgrade').first(), dialog(page, 'Upgrade your membership'));
  },
  async 'another plan, and its address'(page, _advisor, world) {
    const { slug } = await world.advisor({ plan: 'free' });
    await page.goto(`/${slug}/billing/`);
    await walk(page, button(page, 'Edit billing address'), dialog(page, 'Billing Address'));
    await page.goto(`/${slug}/plan/`);
    const upgrade = button(page, 'UPGRADE NOW: PRO');
    await upgrade.waitFor();
    await walk(page, upgrade, dialog(page, 'Billing Address').or(dialog(page, 'Change your plan to PRO')));
  },
  async 'the business profile, its pictures and its lists'(page, _advisor, world) {
    const { slug, profile } = await world.advisor();
    await world.db.run(
      `WITH s AS (UPDATE users SET is_superuser = true WHERE id = (SELECT user_id FROM profiles WHERE id = $1))
       UPDATE profiles SET country_id = 2 WHERE id = $1`,
      [profile],
    );
    await page.goto(`/${slug}/`);
    const business = dialog(page, 'Social Media Profile');
    await walk(page, button(page, 'Business profile'), business, async () => {
      const upload = button(business, 'Upload photo');
      const crop = dialog(page, 'Adjust your photo');
      const choose = async () => {
        const chooser = page.waitForEvent('filechooser');
        await press(page, upload);
        await (await chooser).setFiles(picture('me.png'));
        await expect(crop).toBeVisible();
      };
      await choose();
      await walkAround(page, crop);
      await leave(page, crop, upload);
      await choose();
      await button(crop, 'Use photo').press('Enter');
      await walk(page, button(business, 'Remove profile photo'), dialog(page, 'Remove your profile photo?'));
      await button(business, 'Change photo').focus();
    });
    await page.goto('/admin/agencies/?kind=license');
    await walk(page, button(page, 'New licence'), dialog(page, 'New licence'));
    // What nobody uses is deleted without a question.
    await world.db.run(
      `INSERT INTO business_detail_hosts (profile_id, host_id)
       SELECT $1, id FROM agency_options WHERE label ->> 'en' = 'Independent, without a host agency'`,
      [profile],
    );
    await page.goto('/admin/agencies/');
    const bin = button(page, 'Delete Independent, without a host agency');
    await walk(page, bin, dialog(page, 'Delete Independent, without a host agency?'));
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
};

for (const [name, visit] of Object.entries(WALKS))
  test(`Every dialog can be opened, walked and left by keyboard alone: ${name}`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (!name.startsWith('on a desk')) await page.setViewportSize(PHONE);
    const advisor = await world.advisor();
    await world.post(advisor, 'Three harbours in one week', 120);
    const missed = await world.post(advisor, 'A day in Bergen', 240);
    await world.db.run(
      "UPDATE scheduled_postings SET status = 20, phase = 'missed', next_step_at = NULL WHERE id = $1",
      [missed],
    );
    await visit(page, advisor, world);
  });
