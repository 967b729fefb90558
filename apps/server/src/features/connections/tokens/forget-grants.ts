import { networksSharing, type SocialApp } from '@waypost/contract/networks';
import { z } from '#zod';
import { SocialError } from '../../../connectors/social/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { any, appNow, query, realNow, sql } from '../../../platform/db/query.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import type { ConnectionDeps } from '../deps.ts';
import type { GrantRow } from '../store.ts';
import { grantAccess } from './page-access.ts';

const payload = z.object({ grant_id: z.number().int() });
const REVOKE = { id: 'connections.revoke_grant', payload, maxAttempts: 8 } as const;

const UNUSED = sql<boolean>`g.erased_at IS NULL AND NOT EXISTS (SELECT FROM connections c WHERE c.grant_id = g.id)`;
const unused = query.selectFrom('social_grants as g').selectAll().where(UNUSED);
/** Takes from consents `g` all that they let us do. */
export const eraseGrants = query.updateTable('social_grants as g').set((e) => ({
  access_token_enc: null,
  refresh_token_enc: null,
  erased_at: appNow,
  token_check_at: null,
  token_version: e('g.token_version', '+', 1),
  updated_at: realNow,
}));
const eraseUnused = eraseGrants.where(UNUSED);

/** With the last connection of a consent, anywhere, the consent itself goes: revoked at the network, then erased. */
export async function forgetUnusedGrants(tx: Sql, userId: number, app: SocialApp): Promise<void> {
  const theirs = unused.where('g.user_id', '=', userId).where('g.network', '=', app);
  const left = await tx.rows(theirs.orderBy('g.id'));
  for (const { id } of left)
    await addJob(tx, REVOKE, { grant_id: id }, { key: `revoke:${id}`, queue: `revoke:${app}` });
}

/** A network that does not answer keeps a consent for at most a day; then the tokens go without its word. */
export const eraseUnusedGrants = (db: Sql): Promise<number> =>
  db.run(eraseUnused.where('g.updated_at', '<', sql<Date>`clock_timestamp() - interval '24 hours'`));

/**
 * Runs as a job, any number of times: a consent that the network has withdrawn already is only erased. Nothing is locked
 * while the network is asked. A new consent of the same person that comes meanwhile is kept, and its pages are looked at
 * at once, because the network may have withdrawn it with the old one.
 */
export async function revokeGrant({ db, sealer, social }: ConnectionDeps, grantId: number): Promise<void> {
  const grant = await db.row(unused.where('g.id', '=', grantId));
  if (grant === null) return;
  const access = grantAccess(sealer, grant);
  const connector = social[grant.network];
  if (access !== null && connector !== null && !(await isShared(db, grant)))
    await revokeAt(() => connector.revoke(access));
  await db.transaction(async (tx) => {
    const ofGrant = eraseUnused.where('g.id', '=', grantId).where('g.token_version', '=', grant.token_version);
    if ((await tx.run(ofGrant)) > 0) return;
    const lookNow = query.updateTable('social_grants').set({ token_check_at: appNow });
    await tx.run(lookNow.where('id', '=', grantId).where('erased_at', 'is', null));
  });
}

/**
 * Withdrawing one person's consent ends it for every network that shares our registration; and the same person may have
 * consented for another account here. The last of them withdraws it.
 */
async function isShared(db: Sql, grant: GrantRow): Promise<boolean> {
  const other = await db.row(
    query
      .selectFrom('social_grants as o')
      .select('o.id')
      .where('o.id', '<>', grant.id)
      .where('o.network_user_id', '=', grant.network_user_id)
      .where('o.erased_at', 'is', null)
      .where('o.network', '=', any(networksSharing(grant.network)))
      .where(sql<boolean>`EXISTS (SELECT FROM connections c WHERE c.grant_id = o.id)`)
      .limit(1),
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
