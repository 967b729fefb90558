import { PRIMARY_LIST } from '@waypost/contract/contacts';
import type { DomainFound, SendingDomain } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

export interface AccountRow {
  readonly id: number;
  readonly profile_id: number;
  readonly list_id: number;
  readonly sender_name: string;
  readonly reply_to: string;
  readonly signature: string;
  readonly postal_address: string;
  readonly show_logo: boolean;
  readonly tracking: boolean;
  readonly is_enabled: boolean;
  readonly locale: Locale | null;
  /** Of the advisor's screens. */
  readonly user_locale: Locale;
  readonly version: number;
  readonly domain: string | null;
  readonly selector: string | null;
  readonly public_key: string | null;
  readonly state: SendingDomain['state'] | null;
  readonly found: DomainFound | null;
  readonly checked_at: Date | null;
}

/** An account with its list and its domain. */
export const readAccount = (db: Sql, id: number): Promise<AccountRow | null> =>
  db.row(
    query
      .selectFrom('newsletter_accounts as a')
      .innerJoin('contact_lists as l', (join) =>
        join.onRef('l.account_id', '=', 'a.id').on('l.slug', '=', PRIMARY_LIST),
      )
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .leftJoin('sending_domains as d', 'd.account_id', 'a.id')
      .select(['a.id', 'a.profile_id', 'l.id as list_id', 'a.sender_name', 'a.reply_to', 'a.signature'])
      .select(['a.postal_address', 'a.show_logo', 'a.tracking', 'a.is_enabled', 'a.version'])
      .select(['a.locale', 'u.locale as user_locale'])
      .select(['d.domain', 'd.selector', 'd.public_key', 'd.state', 'd.found', 'd.checked_at'])
      .where('a.id', '=', id),
  );

/** Holds an account until the end of the transaction. */
export const holdAccount = (tx: Sql, id: number) =>
  tx.row(query.selectFrom('newsletter_accounts').selectAll().where('id', '=', id).forNoKeyUpdate());
