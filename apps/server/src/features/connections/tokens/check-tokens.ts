import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { SocialError } from '../../../connectors/social/port.ts';
import { int8, text } from '../../../platform/db/column.ts';
import { query } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { nearExpiry } from '../connections.ts';
import type { ConnectionDeps } from '../deps.ts';
import { answers } from '../get-status.ts';
import { findGrant, grantOf, writeTokens } from '../store.ts';
import { grantAccess, pageAccessOf } from './page-access.ts';

const claim = statement(
  'claim-token-checks',
  { takes: { atMost: int8, network: text<SocialApp>() }, gives: { id: int8 } },
  ($) => `
    UPDATE social_grants SET token_check_at = app_now() + interval '20 hours' + random() * interval '4 hours'
    WHERE id IN (
      SELECT id FROM social_grants WHERE network = ${$.network} AND erased_at IS NULL AND token_check_at <= app_now()
      ORDER BY token_check_at LIMIT ${$.atMost} FOR UPDATE SKIP LOCKED)
    RETURNING id`,
);

/** Once a day per consent: refreshes it where the network can, and asks whether its pages still answer. */
export const tokenSweep = (deps: ConnectionDeps): Sweep =>
  sweep({
    id: 'connections.tokens',
    everyMs: 5_000,
    lanes: 4,
    kinds: SOCIAL_APPS,
    take: (atMost, network) => deps.db.rows(claim({ atMost, network })),
    async work({ id }) {
      await check(deps, id);
      return true;
    },
  });

async function check(deps: ConnectionDeps, grantId: number): Promise<void> {
  await refreshGrant(deps, grantId);
  await keepDataAccessEnd(deps, grantId);
  const held = await deps.db.rows(
    query
      .selectFrom('connections')
      .select('id')
      .where('grant_id', '=', grantId)
      .where('installed', '=', true)
      .where('connected', '=', true)
      .orderBy('id'),
  );
  for (const { id } of held) {
    const access = await pageAccessOf(deps.db, deps.sealer, id);
    if (access !== null) await answers(deps, id, access);
  }
}

/** Renews a consent that ends soon, where the network can do it without the person; otherwise nothing happens. */
export async function refreshGrant(deps: ConnectionDeps, grantId: number): Promise<void> {
  const grant = await findGrant(deps.db, grantId);
  const connector = grant === null ? null : deps.social[grant.network];
  const access = grantAccess(deps.sealer, grant);
  if (grant === null || connector === null || access === null) return;
  if (!nearExpiry(grant.network, grant.expires_at, deps.clock.now())) return;
  try {
    const tokens = await connector.refresh(access);
    if (tokens === null) return;
    await deps.db.transaction(async (tx) => {
      // Compare and set: a consent that was given meanwhile is newer than what was refreshed.
      const now = await tx.row(grantOf(grantId).forUpdate());
      if (now?.token_version === grant.token_version) await writeTokens(tx, deps.sealer, grantId, tokens);
    });
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    deps.log.warn({ grant: grantId, reason: error.refusal.code }, 'a consent could not be refreshed');
  }
}

/** Asks until when we may read with a consent. Without an answer what is known stays. */
async function keepDataAccessEnd({ db, sealer, social, log }: ConnectionDeps, grantId: number): Promise<void> {
  const grant = await findGrant(db, grantId);
  const access = grantAccess(sealer, grant);
  if (grant === null || access === null) return;
  try {
    const end = await social[grant.network]?.dataAccessEnd(access);
    if (end === undefined) return;
    const known = query.updateTable('social_grants').set({ data_access_ends_at: end });
    // A consent that was given meanwhile has another end.
    await db.run(known.where('id', '=', grantId).where('token_version', '=', grant.token_version));
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    log.warn({ grant: grantId, reason: error.refusal.code }, 'nobody knows until when a consent lets us read');
  }
}
