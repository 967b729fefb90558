import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Archived, jsonFile } from '../../../platform/feature/archived.ts';
import { heldProfiles } from '../../profiles/index.ts';

/** How a person's newsletters present themselves. */
export async function archiveAccounts({ db }: Deps, userId: number): Promise<Archived> {
  const accounts = query
    .selectFrom('newsletter_accounts as a')
    .leftJoin('sending_domains as d', 'd.account_id', 'a.id')
    .select([
      'a.profile_id as profile',
      'a.sender_name',
      'a.reply_to',
      'a.signature',
      'a.postal_address',
      'a.show_logo',
    ])
    .select(['a.tracking', 'a.is_enabled', 'a.created_at', 'a.updated_at', 'd.domain', 'd.state as domain_state'])
    .where('a.profile_id', 'in', heldProfiles(userId))
    .orderBy('a.id');
  return { files: [jsonFile('newsletter-accounts', () => db.rows(accounts))] };
}
