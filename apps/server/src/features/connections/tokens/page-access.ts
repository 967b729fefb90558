import type { SideCall, SocialApp } from '@waypost/contract/networks';
import type { GrantAccess, PageAccess } from '../../../connectors/social/port.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import type { GrantRow } from '../store.ts';
import { open, sealedRow } from './seal-tokens.ts';

export interface ConnectionAccess {
  readonly app: SocialApp;
  /** Compare its `pageId` with the `pgid` of the post: after Change Page they differ for what was published before. */
  readonly page: PageAccess;
  /** Goes back into `breakConnection`, so that an answer to an old token breaks nothing. */
  readonly tokenVersion: number;
  readonly connected: boolean;
  /** What the network was seen not to let us do beside publishing. */
  readonly missing: readonly SideCall[];
}

const accessOf = prepared('page_access', (p: { id: number }) =>
  query
    .selectFrom('connections as c')
    .leftJoin('social_grants as g', 'g.id', 'c.grant_id')
    .select([
      'c.app',
      'c.page_id',
      'c.is_feed',
      'c.connected',
      'c.page_token_enc',
      'c.page_token_version',
      'c.missing_permissions',
    ])
    .select(['c.grant_id', 'g.access_token_enc', 'g.token_version', 'g.minted_at'])
    .where('c.id', '=', p.id),
);

/**
 * Page and token for the publisher, which acts for nobody. Networks with page tokens use the page's own, the others
 * the token of the consent. Null when nothing is left to act with.
 */
export async function pageAccessOf(db: Reads, sealer: Sealer, connectionId: number): Promise<ConnectionAccess | null> {
  const row = await db.row(accessOf({ id: connectionId }));
  if (row === null || row.page_id === null) return null;
  const ownToken = open(sealer, row.page_token_enc, sealedRow.page(connectionId));
  const token = ownToken ?? open(sealer, row.access_token_enc, sealedRow.access(row.grant_id ?? 0));
  if (token === null) return null;
  return {
    app: row.app,
    page: {
      pageId: row.page_id,
      token,
      isFeed: row.is_feed ?? false,
      mintedAt: ownToken === null ? row.minted_at : null,
    },
    tokenVersion: ownToken === null ? (row.token_version ?? 0) : row.page_token_version,
    connected: row.connected,
    missing: row.missing_permissions,
  };
}

export function grantAccess(sealer: Sealer, grant: GrantRow | null): GrantAccess | null {
  if (grant === null) return null;
  const accessToken = open(sealer, grant.access_token_enc, sealedRow.access(grant.id));
  if (accessToken === null) return null;
  const refreshToken = open(sealer, grant.refresh_token_enc, sealedRow.refresh(grant.id));
  return { networkUserId: grant.network_user_id, accessToken, refreshToken, mintedAt: grant.minted_at };
}
