import type { Advisor } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

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
