import { bringContacts, giveContacts, importBrought } from '../steps/contacts.ts';
import { button, choose, dialog, leave, walk, walkAround } from '../steps/dialogs.ts';
import { pauseSending } from '../steps/newsletters.ts';
import { giveReport } from '../steps/reports.ts';
import { test } from '../world/world.ts';

test.use({ bypassCSP: true, actionTimeout: 15_000 });
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

test('What is asked about contacts can be opened, walked and left by keyboard alone', async ({ page, world }) => {
  test.setTimeout(150_000);
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Omar', 'Ingrid']);
  await page.goto(`/${advisor.slug}/emarketing/contact-list/primary/`);
  await walk(page, button(page, 'Add contact'), dialog(page, 'Add contact'));
  const entry = async (of: string, verb: string, opens: string) => {
    const more = button(page, `Actions for ${of}@fjords.example`);
    await choose(page, more, verb);
    await walkAround(page, dialog(page, opens));
    await leave(page, dialog(page, opens), more);
  };
  await entry('omar', 'Edit', 'Edit contact');
  await entry('omar', 'Consent history', 'Consent history');
  await entry('omar', 'Opt out', 'Opt out omar@fjords.example?');
  await entry('ingrid', 'Opt in again', 'Opt in again');
  await entry('ingrid', 'Delete', 'Delete ingrid@fjords.example?');
  await page.goto(`/${advisor.slug}/emarketing/primary/import-contacts/`);
  await bringContacts(page, { name: 'clients.csv', text: 'Email\nmarta@fjords.example\n' });
  await importBrought(page, 'Import 1 contact');
  await walk(page, button(page, 'Undo this import'), dialog(page, 'Undo the import of clients.csv?'));
});

test('What is asked about newsletters can be opened, walked and left by keyboard alone', async ({ page, world }) => {
  const advisor = await world.advisor();
  await giveContacts(world, advisor, ['Omar', 'Ingrid']);
  const newsletter = await giveReport(world, advisor);
  await page.goto(`/${advisor.slug}/reports/emarketing/${newsletter}/`);
  const again = 'Send again to omar@fjords.example?';
  await walk(page, button(page, again), dialog(page, again));
  await walk(page, button(page, 'Send again…'), dialog(page, 'Send again to 1 recipient?'));
  await page.goto(`/${advisor.slug}/analytics/?app=emarketing`);
  await walk(page, page.getByRole('button', { name: /^Fjords in spring/ }), dialog(page, 'Email Details'));
  await pauseSending(world, newsletter);
  await page.goto(`/${advisor.slug}/emarketing/post/${newsletter}/`);
  await walk(page, button(page, 'Stop sending'), dialog(page, 'Stop this sending?'));
});
