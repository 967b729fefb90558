import { providerOf, type SocialApp } from '@waypost/contract/networks';
import { and, eq, sql } from 'drizzle-orm';
import type { GrantTokens } from '../../connectors/social/port.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { type ConnectionRow, connections, type GrantRow, socialGrants } from './tables.ts';
import { sealedRow } from './tokens/seal-tokens.ts';

export interface Connection extends ConnectionRow {
  readonly grant: GrantRow | null;
}

export async function findConnection(db: Sql, scope: ProfileScope, app: SocialApp): Promise<Connection | null> {
  const [row] = await db.orm
    .select()
    .from(connections)
    .leftJoin(socialGrants, eq(socialGrants.id, connections.grantId))
    .where(and(eq(connections.profileId, scope.profileId), eq(connections.app, app)));
  return row === undefined ? null : { ...row.connections, grant: row.social_grants };
}

/** Takes the row for a change; makes it first where there is none. */
export async function lockConnection(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<ConnectionRow> {
  await tx.run('INSERT INTO connections (profile_id, app, provider) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    scope.profileId,
    app,
    providerOf(app),
  ]);
  const [row] = await tx.orm
    .select()
    .from(connections)
    .where(and(eq(connections.profileId, scope.profileId), eq(connections.app, app)))
    .for('update');
  if (row === undefined) throw new Error('A connection vanished while it was locked');
  return row;
}

/**
 * The consent of one person at one network. A repeated consent replaces the tokens and raises their version; an answer
 * without a refresh token keeps the stored one.
 */
export async function saveGrant(
  tx: Sql,
  sealer: Sealer,
  grant: { userId: number; app: SocialApp; tokens: GrantTokens },
): Promise<number> {
  const { tokens } = grant;
  const row = await tx.row<{ id: number }>(
    `INSERT INTO social_grants (network, network_user_id, user_id, token_version) VALUES ($1, $2, $3, 0)
     ON CONFLICT (network, network_user_id, user_id) DO UPDATE SET updated_at = clock_timestamp()
     RETURNING id`,
    [grant.app, tokens.networkUserId, grant.userId],
  );
  if (row === null) throw new Error('A consent could not be stored');
  await writeTokens(tx, sealer, row.id, tokens);
  return row.id;
}

export async function writeTokens(tx: Sql, sealer: Sealer, grantId: number, tokens: GrantTokens): Promise<void> {
  const refresh = tokens.refreshToken;
  await tx.run(
    `UPDATE social_grants SET access_token_enc = $2, refresh_token_enc = coalesce($3, refresh_token_enc),
       token_version = token_version + 1, minted_at = $8, scopes = $4::jsonb, missing_scopes = $5::jsonb, expires_at = $6,
       refresh_expires_at = coalesce($7, refresh_expires_at), erased_at = NULL, updated_at = clock_timestamp(),
       token_check_at = app_now() + interval '20 hours' + random() * interval '4 hours'
     WHERE id = $1`,
    [
      grantId,
      sealer.seal(tokens.accessToken, sealedRow.access(grantId)),
      refresh === null ? null : sealer.seal(refresh, sealedRow.refresh(grantId)),
      JSON.stringify(tokens.scopes),
      JSON.stringify(tokens.missingScopes),
      tokens.expiresAt,
      tokens.refreshExpiresAt,
      tokens.mintedAt ?? null,
    ],
  );
}

/** Pages that some other profile publishes to; the ids come from the network, so no scope limits them. */
export async function pagesTaken(
  db: Sql,
  scope: ProfileScope,
  app: SocialApp,
  pageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ page_id: string }>(
    `SELECT page_id FROM connections
     WHERE provider = $1 AND installed AND page_id = ANY($2::text[]) AND profile_id <> $3`,
    [providerOf(app), pageIds, scope.profileId],
  );
  return new Set(rows.map((row) => row.page_id));
}

export async function rememberMissingScopes(db: Sql, grantId: number, missing: readonly string[]): Promise<void> {
  await db.orm
    .update(socialGrants)
    .set({ missingScopes: missing, updatedAt: sql`clock_timestamp()` })
    .where(eq(socialGrants.id, grantId));
}

export async function profileForConsent(
  db: Sql,
  scope: ProfileScope,
): Promise<{ slug: string; completed: boolean } | null> {
  return db.row('SELECT slug, completed FROM profiles WHERE id = $1 AND deleted_at IS NULL', [scope.profileId]);
}
