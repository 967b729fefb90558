import type { Page } from '@playwright/test';
import type { Advisor } from '../world/advisor.ts';
import { expect, type World } from '../world/world.ts';
import { button } from './dialogs.ts';

/** Gives an advisor a newsletter account, as long as no page does, and its list the contacts of these names; the last has opted out. */
export async function giveContacts({ db }: Pick<World, 'db'>, { profile }: Advisor, names: readonly string[]) {
  await db.run(
    `WITH a AS (INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to)
       VALUES ($1, 'Nora Lind', 'nora@harbour.example') RETURNING id)
     INSERT INTO contact_lists (account_id, slug) SELECT id, 'primary' FROM a`,
    [profile],
  );
  await db.run(
    `INSERT INTO contacts (list_id, email, email_key, key_hash, first_name, last_name, optout_status, optout_date)
     SELECT l.id, lower(name) || '@fjords.example', lower(name) || '@fjords.example', sha256(convert_to(name, 'UTF8')),
       name, 'Soto', CASE WHEN n = $3 THEN 'T' ELSE 'F' END, CASE WHEN n = $3 THEN app_now() END
     FROM unnest($2::text[]) WITH ORDINALITY AS t (name, n),
       contact_lists AS l JOIN newsletter_accounts AS a ON a.id = l.account_id WHERE a.profile_id = $1`,
    [profile, names, names.length],
  );
}

/** Brings a file to the page of imports, in any language; a path, or what stands in it. */
export async function bringContacts(page: Page, file: string | { readonly name: string; readonly text: string }) {
  await expect(page.locator('html[data-program]')).toBeAttached();
  const given =
    typeof file === 'string' ? file : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) };
  await page.locator('input[type=file]').setInputFiles(given);
}

/** Takes a file that was brought through its check to the end of its import. */
export async function importBrought(page: Page, start: string) {
  await button(page, 'Check the file').click();
  await page.getByRole('checkbox').check();
  await button(page, start).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
}
