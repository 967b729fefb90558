import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { becomeWriter } from '../steps/campaigns.ts';
import { pickTomorrow } from '../steps/composer.ts';
import { bringContacts, importBrought } from '../steps/contacts.ts';
import { button, dialog } from '../steps/dialogs.ts';
import { asRecipient, type Mail, mailFor, openInbox } from '../steps/mails.ts';
import { toast } from '../steps/posts.ts';
import { figure } from '../steps/reports.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect, test, type World } from '../world/world.ts';

const LIBREOFFICE = fileURLToPath(
  new URL('../../../apps/server/src/testing/contacts/libreoffice.xlsx', import.meta.url),
);
const LINK = 'https://fjords.example/spring';
const MINUTE = 60_000;
/** Of the workbook, as they are greeted. */
const CLIENTS = { zoe: 'Zoé', ingrid: 'Ingrid', omar: 'Omar B.', aicha: 'Aïcha' } as const;
const ADDRESSES = {
  zoe: 'Zoe.Tremblay@fjords.example',
  ingrid: 'ingrid.b@fjords.example',
  omar: 'OMAR@fjords.example',
  aicha: 'aicha@fjords.example',
} as const;

test.use({ actionTimeout: 20_000 });

test('What staff publish goes from an advisor to the clients she imported, and the report says exactly what came of it', async ({
  page,
  context,
  browser,
  world,
}) => {
  // Four mails, two people and the clock of a network: on a slow machine that takes its time.
  test.setTimeout(300_000);
  const advisor = await world.advisor();
  await connectNewsletter(page, advisor);
  await importClients(page, advisor);

  const back = await leaveFor(context, async () => {
    await becomeWriter(world, await world.advisor({ connected: false }));
    await publish(page, `Fjords of ${advisor.slug}`);
  });
  await back();
  const id = await makeItHers(page, world, advisor);

  const row = await world.db.row<{ fire_at: Date }>('SELECT fire_at FROM newsletters WHERE id = $1', [id]);
  await world.turnClock(new Date((row?.fire_at.getTime() ?? 0) + MINUTE));
  const mails = {} as Record<keyof typeof CLIENTS, Mail>;
  for (const who of Object.keys(CLIENTS) as (keyof typeof CLIENTS)[])
    mails[who] = await mailFor(world, ADDRESSES[who], `Come with me, ${CLIENTS[who]}`);

  // In a browser of their own: their mail program asks before it shows pictures.
  const reader = await browser.newPage();
  await openInbox(reader, world, mails.zoe);
  await expect(reader.locator('dt:text-is("DKIM") + dd')).toContainText('pass');
  await asRecipient(reader, 'Open it', /pictures? loaded/);
  await reader.getByText(/^\d+ links?$/).click();
  const link = reader.getByRole('listitem').filter({ hasText: '/e/c/' }).first();
  await asRecipient(reader, link.getByRole('button'), /leads to https:\/\/fjords\.example/);

  await openInbox(reader, world, mails.ingrid);
  await asRecipient(reader, 'Open it', /pictures? loaded/);
  await unsubscribe(reader, mails.ingrid);

  await openInbox(reader, world, mails.omar);
  await asRecipient(reader, 'Send it back: unknown user', /^(sent|waiting), to /);
  await reader.close();

  await readReport(page, advisor, id);
  await page.goto(`/${advisor.slug}/emarketing/contact-list/primary/`);
  const contact = (address: string) => page.getByRole('row').filter({ hasText: address });
  await expect(contact(ADDRESSES.ingrid)).toContainText('Opted out');
  await expect(contact(ADDRESSES.omar)).toContainText('Undeliverable');
});

async function connectNewsletter(page: Page, { slug }: Advisor): Promise<void> {
  await page.goto(`/${slug}/emarketing/signup/`);
  await page.getByLabel('Postal address').fill('1 Harbour Street\nHalifax NS');
  await button(page, 'Connect newsletter').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter settings' })).toBeVisible();
}

async function importClients(page: Page, { slug }: Advisor): Promise<void> {
  await page.goto(`/${slug}/emarketing/contact-list/primary/`);
  await page.getByRole('link', { name: 'Import contacts' }).first().click();
  await bringContacts(page, LIBREOFFICE);
  await importBrought(page, 'Import 4 contacts');
}

/** Lets somebody else work in this browser; answers to the way back. */
async function leaveFor(context: BrowserContext, work: () => Promise<void>): Promise<() => Promise<void>> {
  const mine = await context.cookies();
  await work();
  return async () => {
    await context.clearCookies();
    await context.addCookies(mine);
  };
}

/** As staff: one button that leads somewhere, for tomorrow morning. */
async function publish(page: Page, name: string): Promise<void> {
  await page.goto('/admin/emailcampaigns/');
  await button(page, 'New newsletter').first().click();
  await dialog(page, 'New newsletter').getByLabel('Name').fill(name);
  await button(dialog(page, 'New newsletter'), 'Create').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Preview text', exact: true }).fill('Before the crowds');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('The waterfalls are at their fullest.');
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Button' }).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('See the fjords');
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill(LINK);
  await button(page, 'Publish').click();
  const publishing = dialog(page, 'Publish newsletter');
  await pickTomorrow(page, publishing.getByRole('button', { name: /^Goes out/ }), { hours: '9', minutes: '30' });
  await pickTomorrow(page, publishing.getByRole('button', { name: /^Advisors can edit/ }), {
    ...{ hours: '9', minutes: '00' },
  });
  await button(publishing, 'Publish').click();
  await expect(toast(page, 'Newsletter published')).toBeVisible();
}

/** The copy of the advisor, once it is made, under a subject of her own. */
async function makeItHers(page: Page, world: World, { slug, profile }: Advisor): Promise<number> {
  const copy = () => world.db.row<{ id: number }>('SELECT id FROM newsletters WHERE profile_id = $1', [profile]);
  await expect.poll(copy, { timeout: 60_000 }).not.toBe(null);
  await page.goto(`/${slug}/emarketing/post/`);
  await page.getByRole('link', { name: `Open newsletter: Fjords of ${slug}` }).click();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Come with me, {{contact.first_name|you}}');
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Saved!')).toBeVisible();
  return (await copy())?.id ?? 0;
}

/** Looking changes nothing; the button does. */
async function unsubscribe(page: Page, { html }: Mail): Promise<void> {
  await page.goto(/https?:\/\/[^"]+\/e\/u\/[^"]+/.exec(html)?.[0] ?? '');
  await button(page, 'Unsubscribe').click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
}

async function readReport(page: Page, { slug }: Advisor, id: number): Promise<void> {
  await page.goto(`/${slug}/reports/emarketing/${id}/`);
  // What came back and what was clicked is counted moments later.
  await expect(async () => {
    await page.reload();
    await expect(figure(page, 'Hard Bounces')).toHaveText(/^1/, { timeout: 5_000 });
    await expect(figure(page, 'Clicks')).toHaveText(/^1/, { timeout: 1_000 });
    await expect(figure(page, 'Unsubscribes')).toHaveText(/^1/, { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await expect(figure(page, 'Sent')).toHaveText(/^4$/);
  await expect(figure(page, 'Opens')).toHaveText(/^2/);
  await expect(figure(page, 'Open %')).toContainText('of 3 delivered');
  await expect(page.getByText('4 in the audience = 4 accepted + 0 rejected')).toBeVisible();
  const recipient = (address: string) => page.getByRole('row').filter({ hasText: address });
  await expect(recipient(ADDRESSES.omar)).toContainText('Came back: no such mailbox');
  await expect(page.getByRole('row').filter({ hasText: 'See the fjords' })).toContainText('1');
}
