import type { Locale } from '@waypost/i18n';
import type { Config } from '../../../platform/config/config.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { agencyOf, hasStreetSql, urlOf } from '../../profiles/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type AccountRow, readAccount } from './account-store.ts';
import { bounceHostOf } from './domains/records.ts';

/** Who a newsletter of an account comes from and what it ends with, as it is now: a run freezes it. */
export interface Sender {
  readonly accountId: number;
  readonly profileId: number;
  readonly listId: number;
  /** Off: nothing is sent for it. */
  readonly isEnabled: boolean;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  /** Its lines; empty: none is known, and nothing may be sent. */
  readonly postalAddress: readonly string[];
  /** Clean HTML; empty for none. */
  readonly signature: string;
  /** Where the logo is that heads it; null for none. */
  readonly logo: string | null;
  /** Of the address that it comes from; its key signs. */
  readonly domain: string;
  readonly bounceDomain: string;
  /** Names the list towards mail programs. */
  readonly listName: string;
  /** Whether opens and clicks are counted: without, there is no pixel and no link is changed. */
  readonly tracking: boolean;
  /** In which its clients get what is written in it. */
  readonly locale: Locale;
}

/** Null: there is no such account. */
export async function senderOf(
  deps: Pick<NewsletterDeps, 'config' | 'storage'>,
  db: Sql,
  accountId: number,
): Promise<Sender | null> {
  const row = await readAccount(db, accountId);
  if (row === null) return null;
  const agency = await agencyOf(db, row.profile_id);
  const { address, domain, bounceDomain } = sendsAs(deps.config, row);
  return {
    accountId: row.id,
    profileId: row.profile_id,
    listId: row.list_id,
    isEnabled: row.is_enabled,
    from: { name: row.sender_name, address },
    replyTo: row.reply_to,
    postalAddress: addressUsed(row.postal_address, agency?.postal_lines ?? []),
    signature: row.signature,
    logo: row.show_logo ? urlOf(deps, agency?.logo_key ?? null) : null,
    domain,
    bounceDomain,
    listName: row.sender_name,
    tracking: row.tracking,
    locale: row.locale ?? row.user_locale,
  };
}

type Place = Pick<NonNullable<Config['newsletters']>, 'from' | 'bounceHost'>;
/** Nothing is sent from an installation without a way out for newsletters, and nothing could be. */
const NOWHERE: Place = { from: 'news@mail.invalid', bounceHost: 'bounce.mail.invalid' };

/** The agency's own domain once its records have passed, else the installation's. */
export function sendsAs(
  { newsletters = NOWHERE }: { readonly newsletters?: Place },
  row: Pick<AccountRow, 'domain' | 'state'>,
) {
  const { from, bounceHost } = newsletters;
  const at = from.lastIndexOf('@');
  const { domain, state } = row;
  if (domain !== null && state === 'passed')
    return { address: `${from.slice(0, at)}@${domain}`, domain, bounceDomain: bounceHostOf(domain) };
  return { address: from, domain: from.slice(at + 1).toLowerCase(), bounceDomain: bounceHost };
}

/** Its own lines, or those of the business profile; `hasAddressSql` says of many whether there are any. */
export const addressUsed = (own: string, agency: readonly string[]): string[] =>
  own === '' ? [...agency] : own.split('\n');
/** Of accounts `a` with `business_details` as `b`. */
export const hasAddressSql = `(a.postal_address <> '' OR ${hasStreetSql})`;
