import type { EmarketingAccount } from '@waypost/contract/newsletters';
import { notFound } from '../../../platform/errors/index.ts';
import { agencyOf, urlOf } from '../../profiles/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type AccountRow, readAccount } from './account-store.ts';
import { presentDomain } from './domains/present-domain.ts';
import type { AccountScope } from './scope.ts';
import { addressUsed, sendsAs } from './sender.ts';

export async function accountOf(deps: NewsletterDeps, scope: AccountScope): Promise<EmarketingAccount> {
  const row = await readAccount(deps.db, scope.accountId);
  if (row === null) throw notFound();
  return presentAccount(deps, scope, row);
}

export async function presentAccount(
  deps: NewsletterDeps,
  { readOnly }: AccountScope,
  row: AccountRow,
): Promise<EmarketingAccount> {
  const agency = await agencyOf(deps.db, row.profile_id);
  return {
    id: row.id,
    profile: row.profile_id,
    is_enabled: row.is_enabled,
    contact_list: row.list_id,
    sender_name: row.sender_name,
    reply_to: row.reply_to,
    signature: row.signature,
    postal_address: row.postal_address,
    postal_address_used: addressUsed(row.postal_address, agency?.postal_lines ?? []),
    logo: urlOf(deps, agency?.logo_key ?? null),
    show_logo: row.show_logo,
    tracking: row.tracking,
    locale: row.locale,
    locale_used: row.locale ?? row.user_locale,
    sends_as: sendsAs(deps.config, row).address,
    can_send: deps.config.newsletters !== undefined,
    sending_domain: presentDomain(deps.config, row),
    version: row.version,
    read_only: readOnly,
  };
}
