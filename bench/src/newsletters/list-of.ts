import type { BenchDatabase } from '../world.ts';
import type { List } from './world.ts';

let listsMade = 0;
/** A list of so many contacts, of an advisor of its own. */
export async function listOf(database: BenchDatabase, contacts: number): Promise<List> {
  const name = `bench-${listsMade}`;
  listsMade += 1;
  const [row] = await database.query<{ profile: string; list: string }>(
    `WITH p AS (INSERT INTO profiles (user_id, slug, first_name, last_name, email) SELECT id, $1, 'Ana', 'Reyes', 'bench@agency.example' FROM users ORDER BY id LIMIT 1 RETURNING id),
     a AS (INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to) SELECT id, 'Bench', 'bench@agency.example' FROM p RETURNING id, profile_id)
     INSERT INTO contact_lists (account_id) SELECT id FROM a RETURNING (SELECT profile_id FROM a) AS profile, id AS list`,
    [name],
  );
  if (row === undefined) throw new Error('the list was not made');
  await database.query(
    `INSERT INTO contacts (list_id, email, email_key, key_hash, first_name)
     SELECT $1::int8, k, k, sha256(k::bytea), 'T' || n FROM generate_series(1, $2::int) n, LATERAL (SELECT 'c' || n || '@place' || n % 500 || '.example' AS k) x`,
    [row.list, contacts],
  );
  await database.query('VACUUM ANALYZE contacts');
  return { profile: Number(row.profile), list: Number(row.list) };
}
