import { isMailboxDomain } from '@waypost/contract/newsletters';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
import { invalid, notFound, text } from '../../../../platform/errors/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { holdAccount } from '../account-store.ts';
import type { AccountScope } from '../scope.ts';
import { checkDomain, DOMAIN_COLUMNS, leaveDomain } from './check-domain.ts';
import { keyElsewhere, newDomainKey, storeDomain } from './domain-store.ts';
import { ownDomainOf } from './own-domain.ts';

const domainOf = (accountId: number) =>
  query
    .selectFrom('sending_domains')
    .select([...DOMAIN_COLUMNS, 'state'])
    .where('account_id', '=', accountId);

/** Names the domain that newsletters are to come from; they do once its records have passed. The same again changes nothing. */
export async function saveDomain(deps: NewsletterDeps, scope: AccountScope, domain: string): Promise<void> {
  const { accountId, profile } = scope;
  const own = ownDomainOf(deps.config);
  if (isMailboxDomain(domain)) throw invalid({ domain: [text('errors.newsletter.mailbox_domain', { domain })] });
  if (own !== null && (domain === own || domain.endsWith(`.${own}`)))
    throw invalid({ domain: [text('errors.newsletter.own_domain')] });
  if ((await deps.db.row(domainOf(accountId).where('domain', '=', domain))) !== null) return;
  const made = await newDomainKey();
  await deps.db.transaction(async (tx) => {
    await hold(tx, accountId);
    const before = await tx.row(domainOf(accountId));
    if (before?.domain === domain) return;
    const key = (await keyElsewhere(tx, deps.sealer, { userId: profile.userId, domain })) ?? made;
    const objectId = await storeDomain(tx, deps.sealer, { accountId, domain, key });
    if (before?.state === 'passed') await leaveDomain(tx, accountId, before.domain);
    const data = { domain, before: before?.domain ?? null };
    await audit(tx, profile.actor, { action: 'sending_domain.saved', objectType: 'sending_domain', objectId, data });
  });
}

/** Looks at once. */
export async function checkNow(deps: NewsletterDeps, { accountId }: AccountScope): Promise<void> {
  const row = await deps.db.row(domainOf(accountId));
  if (row === null) throw notFound();
  await checkDomain(deps, row);
}

/** Newsletters come from the installation's domain again. Repeatable. */
export async function removeDomain({ db }: NewsletterDeps, { accountId, profile }: AccountScope): Promise<void> {
  await db.transaction(async (tx) => {
    await hold(tx, accountId);
    const before = await tx.row(domainOf(accountId));
    if (before === null) return;
    await tx.run(query.deleteFrom('sending_domains').where('id', '=', before.id));
    if (before.state === 'passed') await leaveDomain(tx, accountId, before.domain);
    await audit(tx, profile.actor, {
      action: 'sending_domain.removed',
      objectType: 'sending_domain',
      objectId: before.id,
      data: { domain: before.domain },
    });
  });
}

async function hold(tx: Sql, accountId: number): Promise<void> {
  if ((await holdAccount(tx, accountId)) === null) throw notFound();
}
