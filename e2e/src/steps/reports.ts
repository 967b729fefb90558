import type { Locator, Page } from '@playwright/test';
import type { Advisor } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

/**
 * A newsletter that went out to the contacts of an advisor, who has some already: the first has it in doubt, the others were reached, and
 * the second opened it and clicked. Answers to its id.
 */
export async function giveReport({ db }: Pick<World, 'db'>, { profile }: Advisor): Promise<number> {
  const row = await db.row<{ id: number }>(
    `WITH list AS (SELECT l.id, l.account_id FROM contact_lists l JOIN newsletter_accounts a ON a.id = l.account_id WHERE a.profile_id = $1),
     campaign AS (
       INSERT INTO email_campaigns (name, variants, state, fire_at, edit_by, published_at)
       VALUES ('Fjords', '{"en": {"subject": "Fjords in spring", "preheader": "", "intro_html": "", "blocks": []}, "es": null, "fr": null}', 'published',
         app_now() - interval '1 hour', app_now() - interval '1 day', app_now() - interval '2 days') RETURNING id),
     run AS (
       INSERT INTO mailing_runs (profile_id, list_id, content, fire_at, state, audience, accepted, uncertain, began_at, ended_at)
       SELECT $1, list.id, '{"subject": ["Fjords in spring"], "html": ["<p>Waterfalls</p>"], "text": [], "links": []}', app_now() - interval '1 hour', 'done',
         n.count, n.count - 1, 1, now(), now()
       FROM list, LATERAL (SELECT count(*) FROM contacts WHERE list_id = list.id) n RETURNING id),
     batch AS (
       INSERT INTO mailing_batches (run_id, place, size, accepted, uncertain)
       SELECT run.id, 0, n.count, n.count - 1, 1 FROM run, list, LATERAL (SELECT count(*) FROM contacts WHERE list_id = list.id) n RETURNING id),
     figures AS (
       INSERT INTO mailing_figures (run_id, opened, opened_all, clicked, clicked_all, opens, opens_all, clicks, clicks_all)
       SELECT id, 1, 2, 1, 1, 3, 4, 1, 1 FROM run),
     links AS (
       INSERT INTO mailing_links (run_id, ordinal, url, name, clicked, clicked_all, clicks, clicks_all)
       SELECT id, n, 'https://fjords.example/' || n, 'Fjords ' || n, n, n, n, n FROM run, generate_series(0, 1) n),
     sent AS (
       INSERT INTO deliveries (run_id, batch_id, contact_id, email, first_name, last_name, key_hash, state, reason, at, opened_at, clicked_at)
       SELECT run.id, batch.id, c.id, c.email, c.first_name, c.last_name, c.key_hash, CASE WHEN c.n = 1 THEN 'uncertain' ELSE 'accepted' END,
         CASE WHEN c.n = 1 THEN 'interrupted' END, now(), CASE WHEN c.n = 2 THEN now() END, CASE WHEN c.n = 2 THEN now() END
       FROM run, batch, (SELECT x.*, row_number() OVER (ORDER BY x.id) AS n FROM contacts x, list WHERE x.list_id = list.id) c)
     INSERT INTO newsletters (campaign_id, account_id, profile_id, subject, fire_at, run_id, began_at)
     SELECT campaign.id, list.account_id, $1, 'Fjords in spring', app_now() - interval '1 hour', run.id, app_now() FROM campaign, list, run RETURNING id`,
    [profile],
  );
  if (row === null) throw new Error('no newsletter');
  return row.id;
}

/** What stands under the name of a figure ('Opens', 'Open %'): its number, and what that is a part of. */
export const figure = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
