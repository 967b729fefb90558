import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Archived, jsonFile } from '../../../platform/feature/archived.ts';
import { heldProfiles } from '../../profiles/index.ts';

/** How a person's newsletters present themselves, and what she said in them in her own words. */
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
    .select([
      'a.locale',
      'a.tracking',
      'a.is_enabled',
      'a.created_at',
      'a.updated_at',
      'd.domain',
      'd.state as domain_state',
    ])
    .where('a.profile_id', 'in', heldProfiles(userId))
    .orderBy('a.id');
  const copies = query
    .selectFrom('newsletters as n')
    .innerJoin('email_campaigns as c', 'c.id', 'n.campaign_id')
    .select(['n.id', 'n.profile_id as profile', 'c.name', 'n.subject', 'n.intro_html', 'n.fire_at', 'n.deleted_at'])
    .select(['n.began_at', 'n.created_at'])
    .where('n.profile_id', 'in', heldProfiles(userId))
    .orderBy('n.id');
  return {
    files: [jsonFile('newsletter-accounts', () => db.rows(accounts)), jsonFile('newsletters', () => db.rows(copies))],
  };
}
