import type { patchEmarketing } from '@waypost/contract/newsletters';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict, notFound } from '../../../platform/errors/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { holdAccount, readAccount } from './account-store.ts';
import { cleanSignature } from './clean-signature.ts';
import { presentAccount } from './present-account.ts';
import type { AccountScope } from './scope.ts';

/**
 * Changes what is sent of the fields. Another tab's change is not overwritten, the refusal carries it; the same again, after a lost
 * answer, changes nothing. What was started already goes out as it was started.
 */
export async function changeAccount(
  deps: NewsletterDeps,
  scope: AccountScope,
  { version, ...given }: BodyOf<typeof patchEmarketing>,
): Promise<void> {
  const { accountId: id, profile } = scope;
  const signature = given.signature === undefined ? undefined : await cleanSignature(given.signature);
  const wanted = { ...given, ...(signature !== undefined && { signature }) };
  const late = await deps.db.transaction(async (tx) => {
    const stored = await holdAccount(tx, id);
    if (stored === null) throw notFound();
    const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((field) => wanted[field] !== stored[field]);
    if (fields.length === 0) return false;
    if (version !== undefined && stored.version !== version) return true;
    await tx.run(
      query
        .updateTable('newsletter_accounts')
        .set({ ...wanted, version: stored.version + 1, updated_at: appNow })
        .where('id', '=', id),
    );
    await audit(tx, profile.actor, {
      action: 'newsletter_account.changed',
      objectType: 'newsletter_account',
      objectId: id,
      data: { fields },
    });
    return false;
  });
  if (!late) return;
  const row = await readAccount(deps.db, id);
  if (row === null) throw notFound();
  throw conflict('errors.stale_version', {
    code: 'stale_version',
    extra: { account: await presentAccount(deps, scope, row) },
  });
}
