import { violations } from '../steps/axe.ts';
import { beginCampaign } from '../steps/campaigns.ts';
import { giveContacts } from '../steps/contacts.ts';
import { giveLibrary } from '../steps/library.ts';
import { giveNewsletter } from '../steps/newsletters.ts';
import { beginPostCampaign } from '../steps/post-campaigns.ts';
import { giveReport } from '../steps/reports.ts';
import { giveSupplier } from '../steps/suppliers.ts';
import { expect, test } from '../world/world.ts';
import { FREE, MISSED, NOBODY, type Place, PRIVATE, PUBLIC, titled, type Visitor } from './places.ts';
import { TEAM } from './team-places.ts';

// The product's policy lets nothing in that is not its own; only here it is set aside, to bring the checker in.
test.use({ bypassCSP: true });

/** Opened by buttons of English names. */
const IN_ENGLISH = [
  'the media dialog',
  'the library in the media dialog',
  'the calendar of a date',
  'a post',
  'the missed posts',
];
const LOOKS = {
  'in English, on a desk': { width: 1440, height: 900, locale: 'en' },
  'in French, on a phone': { width: 375, height: 812, locale: 'fr' },
} as const;

for (const [look, { width, height, locale }] of Object.entries(LOOKS))
  test.describe(look, () => {
    test.use({ locale: locale === 'fr' ? 'fr-CA' : 'en-CA' });
    test('Every page can be used with a screen reader and by keyboard alone, as far as axe can tell', async ({
      page,
      world,
    }) => {
      // Some thirty pages, one after the other.
      test.setTimeout(420_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const found: string[] = [];
      const french = locale === 'fr';
      const check = async (places: Readonly<Record<string, Place>>, visitor: Visitor) => {
        for (const [name, [path, ready]] of Object.entries(places)) {
          if (french && IN_ENGLISH.includes(name)) continue;
          await page.goto(path(visitor));
          await (french && name !== 'calendar' ? titled(page) : ready(page));
          expect(await page.locator('html').getAttribute('lang'), name).toBe(locale);
          await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
          found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
        }
      };
      await check(PUBLIC, NOBODY);
      const advisor = await world.advisor();
      const upcoming = await world.post(advisor, 'Three harbours in one week', 120);
      await world.post(advisor, 'A day in Bergen');
      await giveContacts(world, advisor, ['Omar', 'Ingrid']);
      const newsletter = await giveNewsletter(world, advisor);
      const sent = await giveReport(world, advisor);
      await world.db.run('UPDATE users SET locale = $2 WHERE id = (SELECT user_id FROM profiles WHERE id = $1)', [
        advisor.profile,
        locale,
      ]);
      // Meant for a country that libraries come to, too, and taken away at the end: other journeys are told nothing.
      await world.db.run(
        `INSERT INTO announcements (type, text, message, link, countries, position, published_at)
         VALUES ('warning', '{"en":"The harbour is closed"}', '{"en":"<p>The harbour is <b>closed</b></p>"}',
           'https://a.example/', '[2]', 0, app_now())`,
      );
      await world.db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [advisor.profile]);
      const library = await giveLibrary(world, 'Quays', ['Old quays in the morning', 'Quays by night']);
      const visitor = { ...advisor, first: upcoming, newsletter, sent, campaign: 0, posts: 0, supplier: 0, library };
      await check(PRIVATE, visitor);
      await world.db.run(
        "UPDATE scheduled_postings SET status = 20, phase = 'missed', next_step_at = NULL WHERE id = $1",
        [upcoming],
      );
      await check(MISSED, visitor);
      await world.db.run("UPDATE users SET plan = 'free' WHERE id = (SELECT user_id FROM profiles WHERE id = $1)", [
        advisor.profile,
      ]);
      await check(FREE, visitor);
      await page.context().clearCookies();
      // Whoever signs in is spoken to in the language of the account.
      const speak = (language: string) =>
        world.db.run("UPDATE users SET locale = $1 WHERE demo_role = 'staff'", [language]);
      await speak(locale);
      await page.goto('/accounts/login/');
      await page.getByRole('button', { name: french ? 'Démo équipe' : 'Sign in as demo staff' }).click();
      await page.waitForURL('**/admin/users/');
      const { id: posts } = await beginPostCampaign(page, world, { title: 'Fjords in May', posts: 2 });
      const supplier = await giveSupplier(world, 'Northern Lines');
      await check(TEAM, { ...NOBODY, posts, supplier, campaign: await beginCampaign(page, world, 'Three fjords') });
      await speak('en');
      await world.db.run(`DELETE FROM announcements WHERE text ->> 'en' = 'The harbour is closed'`);
      expect(found).toEqual([]);
    });
  });
