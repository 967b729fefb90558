import { providerOf, type SocialApp } from '@waypost/contract/networks';
import type { GrantTokens } from '../../connectors/social/port.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import { orNull, timestamptz } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { any, appNow, query, realNow, sql, type TableRow, typed } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { sealedRow } from './tokens/seal-tokens.ts';

export type ConnectionRow = TableRow<'connections'>;
export type GrantRow = TableRow<'social_grants'>;
export interface Connection extends ConnectionRow {
  readonly grant: GrantRow | null;
}

/** For queries of a connection `c` and its consent `g`: a page's own token has no end (Meta, access tokens). */
export const endOfConsent = typed(orNull(timestamptz))`CASE WHEN c.page_token_enc IS NULL THEN g.expires_at END`;

/** What a connection is when nothing keeps it from publishing. */
export const WORKING = {
  connected: true,
  broken_reason: null,
  broken_at: null,
  last_error: null,
  blocked_until: null,
  blocked_times: 0,
} as const;

/** What it is when nothing can be published with it until its person consents again. */
export const broken = (reason: string) => ({
  connected: false,
  broken_reason: reason,
  broken_at: appNow,
  last_error: reason,
});

/** A change of one connection. */
export const updateConnection = (id: number) =>
  query.updateTable('connections').where('id', '=', id).set({ updated_at: realNow });

const connectionOf = (scope: ProfileScope, app: SocialApp) =>
  query.selectFrom('connections').selectAll().where('profile_id', '=', scope.profileId).where('app', '=', app);

export async function findConnection(db: Sql, scope: ProfileScope, app: SocialApp): Promise<Connection | null> {
  const row = await db.row(connectionOf(scope, app));
  return row && { ...row, grant: row.grant_id === null ? null : await findGrant(db, row.grant_id) };
}

export const grantOf = (id: number) => query.selectFrom('social_grants').selectAll().where('id', '=', id);

export const findGrant = (db: Sql, id: number): Promise<GrantRow | null> => db.row(grantOf(id));

/** Takes the row for a change; makes it first where there is none. */
export async function lockConnection(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<ConnectionRow> {
  await makeConnection(tx, scope, app);
  return locked(tx, await tx.row(connectionOf(scope, app).forUpdate()));
}

/** All that the profiles have, in the order in which everybody takes several. */
export const lockConnectionsOf = (tx: Sql, profileIds: readonly number[]): Promise<ConnectionRow[]> =>
  tx.rows(
    query.selectFrom('connections').selectAll().where('profile_id', '=', any(profileIds)).orderBy('id').forUpdate(),
  );

/**
 * The same, and with it the connections of all profiles of the person, which may hang on the consent that she gives: in
 * the order of their ids, as everybody takes several.
 */
export async function lockConnectionsOfPerson(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<ConnectionRow> {
  await makeConnection(tx, scope, app);
  const rows = await tx.rows(
    query
      .selectFrom('connections')
      .selectAll()
      .where('app', '=', app)
      .where('profile_id', 'in', query.selectFrom('profiles').select('id').where('user_id', '=', scope.userId))
      .orderBy('id')
      .forUpdate(),
  );
  return locked(
    tx,
    rows.find((row) => row.profile_id === scope.profileId),
  );
}

const makeConnection = (tx: Sql, scope: ProfileScope, app: SocialApp): Promise<number> =>
  tx.run(
    query
      .insertInto('connections')
      .values({ profile_id: scope.profileId, app, provider: providerOf(app) })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** 404 where its profile was deleted while the row was waited for: nothing is connected in one that is gone. */
async function locked(tx: Sql, row: ConnectionRow | null | undefined): Promise<ConnectionRow> {
  if (!row) throw new Error('A connection vanished while it was locked');
  const profile = query.selectFrom('profiles').select('id').where('id', '=', row.profile_id);
  if ((await tx.row(profile.where('deleted_at', 'is', null))) === null) throw notFound();
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
  const row = await tx.row(
    query
      .insertInto('social_grants')
      .values({ network: grant.app, network_user_id: tokens.networkUserId, user_id: grant.userId, token_version: 0 })
      .onConflict((same) =>
        same.columns(['network', 'network_user_id', 'user_id']).doUpdateSet({ updated_at: realNow }),
      )
      .returning('id'),
  );
  if (row === null) throw new Error('A consent could not be stored');
  await writeTokens(tx, sealer, row.id, tokens);
  return row.id;
}

export async function writeTokens(tx: Sql, sealer: Sealer, grantId: number, tokens: GrantTokens): Promise<void> {
  const refresh = tokens.refreshToken;
  await tx.run(
    query
      .updateTable('social_grants')
      .set((e) => ({
        access_token_enc: sealer.seal(tokens.accessToken, sealedRow.access(grantId)),
        ...(refresh !== null && { refresh_token_enc: sealer.seal(refresh, sealedRow.refresh(grantId)) }),
        token_version: e('token_version', '+', 1),
        minted_at: tokens.mintedAt ?? null,
        scopes: json(tokens.scopes),
        // The network is asked for it by the next daily check.
        data_access_ends_at: null,
        expires_at: tokens.expiresAt,
        erased_at: null,
        updated_at: realNow,
        token_check_at: sql`app_now() + interval '20 hours' + random() * interval '4 hours'`,
      }))
      .where('id', '=', grantId),
  );
}

/** Pages that some other profile publishes to; the ids come from the network, so no scope limits them. */
export async function pagesTaken(
  db: Sql,
  scope: ProfileScope,
  app: SocialApp,
  pageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows(
    query
      .selectFrom('connections')
      .select('page_id')
      .where('provider', '=', providerOf(app))
      .where('installed', '=', true)
      .where('page_id', '=', any(pageIds))
      .where('profile_id', '<>', scope.profileId),
  );
  return new Set(rows.flatMap((row) => row.page_id ?? []));
}

export const profileForConsent = (db: Sql, scope: ProfileScope): Promise<{ slug: string; completed: boolean } | null> =>
  db.row(
    query
      .selectFrom('profiles')
      .select(['slug', 'completed'])
      .where('id', '=', scope.profileId)
      .where('deleted_at', 'is', null),
  );

/** Keeps the page that a connection is about to leave, with its name: its posts stay in the lists. */
export async function rememberPage(tx: Sql, { id, page_id, name, image }: ConnectionRow): Promise<void> {
  if (page_id === null) return;
  const known = { name, image, left_at: realNow };
  await tx.run(
    query
      .insertInto('former_pages')
      .values({ connection_id: id, page_id, ...known })
      .onConflict((conflict) => conflict.columns(['connection_id', 'page_id']).doUpdateSet(known)),
  );
}
