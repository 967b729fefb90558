import type { Advisor } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

/** A newsletter that goes out in three days and can be changed until tomorrow, of an advisor who has contacts. Answers to its id. */
export async function giveNewsletter({ db }: Pick<World, 'db'>, { profile }: Advisor): Promise<number> {
  const row = await db.row<{ id: number }>(
    `WITH campaign AS (
       INSERT INTO email_campaigns (name, variants, state, fire_at, edit_by, published_at)
       VALUES ('Lisbon', '{"en": {"subject": "Lisbon by tram", "preheader": "Up and down", "intro_html": "<p>Hello</p>", "blocks": []}, "es": null, "fr": null}',
         'published', app_now() + interval '3 days', app_now() + interval '1 day', app_now()) RETURNING id, fire_at)
     INSERT INTO newsletters (campaign_id, account_id, profile_id, fire_at, told_at)
     SELECT c.id, a.id, $1, c.fire_at, app_now() FROM campaign c, newsletter_accounts a WHERE a.profile_id = $1 RETURNING id`,
    [profile],
  );
  if (row === null) throw new Error('no newsletter');
  return row.id;
}

/** As if its sending had been paused in the midst. */
export const pauseSending = ({ db }: Pick<World, 'db'>, newsletter: number): Promise<unknown> =>
  db.run(
    "UPDATE mailing_runs SET state = 'paused', ended_at = NULL WHERE id = (SELECT run_id FROM newsletters WHERE id = $1)",
    [newsletter],
  );
