import type { SocialApp } from '@waypost/contract/networks';
import type { GrantAccess, PageAccess } from '../../../connectors/social/port.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Reads } from '../../../platform/db/database.ts';
import type { GrantRow } from '../tables.ts';
import { open, sealedRow } from '../tokens/seal-tokens.ts';

export interface ConnectionAccess {
  readonly app: SocialApp;
  /** Compare its `pageId` with the `pgid` of the post: after Change Page they differ for what was published before. */
  readonly page: PageAccess;
  /** Goes back into `breakConnection`, so that an answer to an old token breaks nothing. */
  readonly tokenVersion: number;
  readonly connected: boolean;
}

interface Row {
  readonly app: SocialApp;
  readonly page_id: string | null;
  readonly is_feed: boolean | null;
  readonly connected: boolean;
  readonly page_token_enc: string | null;
  readonly page_token_version: number;
  readonly grant_id: number | null;
  readonly access_token_enc: string | null;
  readonly token_version: number | null;
  readonly minted_at: Date | null;
}

/**
 * Page and token for the publisher, which acts for nobody. Networks with page tokens use the page's own, the others
 * the token of the consent. Null when nothing is left to act with.
 */
export async function pageAccessOf(db: Reads, sealer: Sealer, connectionId: number): Promise<ConnectionAccess | null> {
  const row = await db.row<Row>(
    `SELECT c.app, c.page_id, c.is_feed, c.connected, c.page_token_enc, c.page_token_version, c.grant_id,
            g.access_token_enc, g.token_version, g.minted_at
     FROM connections c LEFT JOIN social_grants g ON g.id = c.grant_id WHERE c.id = $1`,
    [connectionId],
    'page_access',
  );
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
  };
}

export function grantAccess(sealer: Sealer, grant: GrantRow | null): GrantAccess | null {
  if (grant === null) return null;
  const accessToken = open(sealer, grant.accessTokenEnc, sealedRow.access(grant.id));
  if (accessToken === null) return null;
  const refreshToken = open(sealer, grant.refreshTokenEnc, sealedRow.refresh(grant.id));
  return { networkUserId: grant.networkUserId, accessToken, refreshToken, mintedAt: grant.mintedAt };
}
