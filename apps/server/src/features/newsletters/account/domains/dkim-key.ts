import { createPrivateKey } from 'node:crypto';
import { query } from '../../../../platform/db/query.ts';
import { type DkimKey, RunUnsendable } from '../../../mailing/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { ownDomainOf } from './own-domain.ts';
import { sealedDomainKey } from './sealed-domain-key.ts';

const keys = query
  .selectFrom('sending_domains')
  .select(['id', 'domain', 'selector', 'key_enc', 'found'])
  .orderBy('checked_at', 'desc')
  .limit(1);

/**
 * The key that signs what comes from a domain. The installation's own is sent from whatever its records are, and signed where they
 * name the key: otherwise a relay signs, or nobody. From another domain nothing is sent but while its records pass.
 */
export async function dkimKeyOf(
  { db, config, sealer }: Pick<NewsletterDeps, 'db' | 'config' | 'sealer'>,
  domain: string,
): Promise<DkimKey | null> {
  const named = keys.where('domain', '=', domain);
  const own = domain === ownDomainOf(config);
  const row = await db.row(
    own
      ? named.where('account_id', 'is', null)
      : named.where('account_id', 'is not', null).where('state', '=', 'passed'),
  );
  if (row === null || (own && row.found.dkim?.result !== 'pass')) {
    if (own) return null;
    throw new RunUnsendable(`The records of ${domain} do not pass`);
  }
  const der = Buffer.from(sealer.open(row.key_enc, sealedDomainKey(row.id)), 'base64');
  return { domain, selector: row.selector, key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) };
}
