import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Notice, ReasonCode } from '../../../connectors/social/port.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { any, appNow, query, realNow, sql } from '../../../platform/db/query.ts';
import { mailBroken } from '../breaking/mail-broken.ts';
import { broken } from '../store.ts';
import { eraseGrants } from '../tokens/forget-grants.ts';

/**
 * The network says that a person took our access back. It is asked itself within seconds, by the sweep that looks at
 * tokens, so that a notice that comes late, or again, breaks no consent that was given since.
 */
export async function lookAtConsents(db: Sql, networks: readonly SocialApp[], person: string): Promise<void> {
  await db.run(
    query
      .updateTable('social_grants')
      .set({ token_check_at: appNow, updated_at: realNow })
      .where('network', '=', any(networks))
      .where('network_user_id', '=', person)
      .where('erased_at', 'is', null),
  );
}

/**
 * Everything that a person's consents let us do is deleted, whoever uses them here; repeatable. What was posted stays the agency's.
 * A consent that he gave since he wished it stays, and is looked at; of one whose day nobody wrote down, the day on which
 * we first had it counts (decision 058).
 */
export async function eraseConsents(
  db: Database,
  networks: readonly SocialApp[],
  { person, at }: Notice,
): Promise<void> {
  // The notice tells whole seconds.
  const since = at === null ? null : new Date(at.getTime() + 1000);
  const isMeant = sql<boolean>`(${since}::timestamptz IS NULL OR coalesce(g.minted_at, g.created_at) < ${since})`;
  await db.transaction(async (tx) => {
    await lookAtConsents(tx, networks, person);
    const held = await tx.rows(
      query
        .selectFrom('connections as c')
        .innerJoin('social_grants as g', 'g.id', 'c.grant_id')
        .select(['c.id', 'c.app', 'c.connected'])
        .where('g.network', '=', any(networks))
        .where('g.network_user_id', '=', person)
        .where(isMeant)
        .orderBy('c.id')
        .forUpdate('c'),
    );
    for (const { id, app, connected } of held) {
      const { reasonPrefix } = CHANNELS[app];
      const gone = {
        page_token_enc: null,
        updated_at: realNow,
        ...(connected && broken(`${reasonPrefix}_token_invalid` satisfies ReasonCode)),
      };
      await tx.run(
        query
          .updateTable('connections')
          .set((e) => ({ ...gone, page_token_version: e('page_token_version', '+', 1) }))
          .where('id', '=', id),
      );
      if (connected) await mailBroken(tx, id);
    }
    const erased = await tx.rows(
      eraseGrants
        .where('g.network', '=', any(networks))
        .where('g.network_user_id', '=', person)
        .where(isMeant)
        .where('g.erased_at', 'is', null)
        .returning('g.id'),
    );
    for (const { id } of erased)
      await audit(tx, null, { action: 'consent.erased_by_network', objectType: 'social_grant', objectId: id });
  });
}
