import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Sealer } from '../../../../platform/crypto/sealer.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { query } from '../../../../platform/db/query.ts';
import { sealedDomainKey } from './sealed-domain-key.ts';

export interface DomainKey {
  readonly selector: string;
  /** As the record has it. */
  readonly publicKey: string;
  /** PKCS#8, base64. */
  readonly privateKey: string;
}

const generate = promisify(generateKeyPair);

/** Made aside, for it takes a moment; 2048 bits, which every receiver reads and every name server holds. */
export async function newDomainKey(): Promise<DomainKey> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2_048 });
  return {
    // Its own for every account: two of one domain stand beside each other.
    selector: `wp${randomBytes(4).toString('hex')}`,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** Puts a domain in the place of the one that the account had; null is the installation. */
export async function storeDomain(
  tx: Sql,
  sealer: Sealer,
  { accountId, domain, key }: { readonly accountId: number | null; readonly domain: string; readonly key: DomainKey },
): Promise<number> {
  await tx.run(
    accountId === null
      ? query.deleteFrom('sending_domains').where('account_id', 'is', null)
      : query.deleteFrom('sending_domains').where('account_id', '=', accountId),
  );
  const row = await tx.row(
    query
      .insertInto('sending_domains')
      .values({ account_id: accountId, domain, selector: key.selector, public_key: key.publicKey, key_enc: '' })
      .returning('id'),
  );
  if (row === null) throw new Error('the sending domain was not stored');
  await tx.run(
    query
      .updateTable('sending_domains')
      .set({ key_enc: sealer.seal(key.privateKey, sealedDomainKey(row.id)) })
      .where('id', '=', row.id),
  );
  return row.id;
}

/** The key of the same domain in another profile of this person: its record stands already. */
export async function keyElsewhere(
  tx: Sql,
  sealer: Sealer,
  { userId, domain }: { readonly userId: number; readonly domain: string },
): Promise<DomainKey | null> {
  const row = await tx.row(
    query
      .selectFrom('sending_domains as d')
      .innerJoin('newsletter_accounts as a', 'a.id', 'd.account_id')
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(['d.id', 'd.selector', 'd.public_key', 'd.key_enc'])
      .where('p.user_id', '=', userId)
      .where('p.deleted_at', 'is', null)
      .where('d.domain', '=', domain)
      .orderBy('d.id')
      .limit(1),
  );
  if (row === null) return null;
  return {
    selector: row.selector,
    publicKey: row.public_key,
    privateKey: sealer.open(row.key_enc, sealedDomainKey(row.id)),
  };
}
