import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';

/** The contacts of a person's lists, and what is known of their consent. */
export async function archiveContacts({ db }: Deps, userId: number): Promise<Archived> {
  const lists = query
    .selectFrom('contact_lists as l')
    .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
    .select('l.id')
    .where('a.profile_id', 'in', heldProfiles(userId));
  const contacts = (after: number, limit: number) =>
    db.rows(
      query
        .selectFrom('contacts')
        .select(['id', 'list_id as list', 'email', 'first_name', 'last_name'])
        .select(['optout_status', 'optout_date', 'created_at', 'updated_at'])
        .where('list_id', 'in', lists)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    );
  const consent = (after: number, limit: number) =>
    db.rows(
      query
        .selectFrom('consent_events')
        .select(['id', 'list_id as list', 'contact_id as contact', 'kind', 'wording', 'locale', 'actor_kind as actor'])
        .select(['source', 'note', 'import_id as import', 'at', 'expires_at'])
        .where('list_id', 'in', lists)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    );
  const imports = query
    .selectFrom('contact_imports')
    .select(['id', 'list_id as list', 'state', 'file_name', 'added', 'updated', 'skipped', 'started_at', 'finished_at'])
    .where('list_id', 'in', lists)
    .orderBy('id');
  return {
    files: [
      jsonFile('contacts', () => inPages(contacts)),
      jsonFile('contact-consent', () => inPages(consent)),
      jsonFile('contact-imports', () => db.rows(imports)),
    ],
  };
}
