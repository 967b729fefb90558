import { networksSharing, type SocialApp } from '@waypost/contract/networks';
import { z } from 'zod';
import { SocialError } from '../../../connectors/social/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { grantAccess } from '../breaking/page-access.ts';
import type { ConnectionDeps } from '../deps.ts';
import { findGrant } from '../store.ts';

const payload = z.object({ grant_id: z.number().int() });
const REVOKE = { id: 'connections.revoke_grant', payload, maxAttempts: 8 } as const;

const UNUSED = 'g.erased_at IS NULL AND NOT EXISTS (SELECT FROM connections c WHERE c.grant_id = g.id)';

/** With the last connection of a consent, anywhere, the consent itself goes: revoked at the network, then erased. */
export async function forgetUnusedGrants(tx: Sql, userId: number, app: SocialApp): Promise<void> {
  const unused = await tx.rows<{ id: number }>(
    `SELECT g.id FROM social_grants g WHERE g.user_id = $1 AND g.network = $2 AND ${UNUSED}`,
    [userId, app],
  );
  for (const { id } of unused) await addJob(tx, REVOKE, { grant_id: id }, { key: `revoke:${id}` });
}

/** A network that does not answer keeps a consent for at most a day; then the tokens go without its word. */
export async function eraseUnusedGrants(db: Sql): Promise<number> {
  return db.run(
    `UPDATE social_grants g SET ${ERASED} WHERE ${UNUSED} AND g.updated_at < clock_timestamp() - interval '24 hours'`,
  );
}

const ERASED = `access_token_enc = NULL, refresh_token_enc = NULL, erased_at = app_now(), token_check_at = NULL,
  token_version = g.token_version + 1, updated_at = clock_timestamp()`;

/** Runs as a job; harmless when the person consented again in the meantime. */
export async function revokeGrant(deps: ConnectionDeps, grantId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Held while the network is asked, so that a new consent of the same person waits and is not revoked with it.
    const free = await tx.row(`SELECT g.id FROM social_grants g WHERE g.id = $1 AND ${UNUSED} FOR UPDATE`, [grantId]);
    if (free === null) return;
    const grant = await findGrant(tx, grantId);
    const access = grantAccess(deps.sealer, grant);
    const connector = grant === null ? null : deps.social[grant.network];
    if (access !== null && connector !== null && !(await isShared(tx, grantId, connector.network)))
      await revokeAt(() => connector.revoke(access));
    await tx.run(`UPDATE social_grants g SET ${ERASED} WHERE g.id = $1`, [grantId]);
  });
}

/**
 * Withdrawing one person's consent ends it for every network that shares our registration; and the same person may have
 * consented for another account here. The last of them withdraws it.
 */
async function isShared(tx: Sql, grantId: number, network: SocialApp): Promise<boolean> {
  const other = await tx.row(
    `SELECT o.id FROM social_grants g JOIN social_grants o
       ON o.id <> g.id AND o.network_user_id = g.network_user_id AND o.erased_at IS NULL
     WHERE g.id = $1 AND o.network = ANY($2) AND EXISTS (SELECT FROM connections c WHERE c.grant_id = o.id) LIMIT 1`,
    [grantId, networksSharing(network)],
  );
  return other !== null;
}

async function revokeAt(revoke: () => Promise<void>): Promise<void> {
  try {
    await revoke();
  } catch (error) {
    // A dead token has nothing left to withdraw; everything else is tried again by the job.
    if (error instanceof SocialError && ['reconnect', 'gone', 'rejected'].includes(error.refusal.kind)) return;
    throw error;
  }
}

export const revokeJob = (deps: ConnectionDeps): Job<z.infer<typeof payload>> => ({
  ...REVOKE,
  handle: ({ grant_id }) => revokeGrant(deps, grant_id),
});
