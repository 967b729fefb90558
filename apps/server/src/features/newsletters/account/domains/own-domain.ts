import type { Config } from '../../../../platform/config/config.ts';
import { query } from '../../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../../platform/db/violations.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { newDomainKey, storeDomain } from './domain-store.ts';
import { type WantedRecord, wantedRecords } from './records.ts';

/** The domain of the installation's own address; null where no newsletters can be sent. */
export function ownDomainOf({ newsletters }: Pick<Config, 'newsletters'>): string | null {
  return newsletters === undefined ? null : newsletters.from.slice(newsletters.from.lastIndexOf('@') + 1).toLowerCase();
}

interface Stored {
  readonly domain: string;
  readonly selector: string;
  readonly public_key: string;
}

/**
 * What the operator of the installation pastes. Who may send for the host of bounces, and who takes them in, only he knows; where
 * that host is named by itself, nothing can be asked of it.
 */
export function ownRecords(
  { newsletters }: Pick<Config, 'newsletters'>,
  { domain, selector, public_key }: Stored,
): WantedRecord[] {
  if (newsletters === undefined) return [];
  const { bounceHost, spf, mx } = newsletters;
  return wantedRecords({
    ...{ domain, selector, publicKey: public_key, bounceHost },
    spf: spf === `include:${bounceHost}` ? null : spf,
    mx: mx === bounceHost ? null : mx,
  });
}

const stored = query.selectFrom('sending_domains').select('id').where('account_id', 'is', null);

/** Gives the installation's domain its key, once; another domain in the configuration gets another one. */
export async function ensureOwnDomain({
  config,
  db,
  sealer,
}: Pick<NewsletterDeps, 'config' | 'db' | 'sealer'>): Promise<void> {
  const domain = ownDomainOf(config);
  if (domain === null || (await db.row(stored.where('domain', '=', domain))) !== null) return;
  const key = await newDomainKey();
  try {
    await db.transaction(async (tx) => {
      const there = await tx.row(stored.where('domain', '=', domain).forUpdate());
      if (there === null) await storeDomain(tx, sealer, { accountId: null, domain, key });
    });
  } catch (error) {
    // Another worker was first.
    if (!isUniqueViolation(error)) throw error;
  }
}
