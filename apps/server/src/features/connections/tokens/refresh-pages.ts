import type { RemotePage } from '../../../connectors/social/port.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { ConnectionDeps } from '../deps.ts';
import { sealedRow } from './seal-tokens.ts';

/**
 * A new consent heals every connection whose page it reaches, also those of the person's other profiles. Where the
 * network has page tokens they are replaced, which raises their version. Posts, settings and figures stay. A page that the
 * consent leaves out cannot be published to any more; answers the connections that broke so.
 */
export async function refreshPages(
  { sealer, pendingPosts }: Pick<ConnectionDeps, 'sealer' | 'pendingPosts'>,
  tx: Sql,
  grantId: number,
  pages: readonly RemotePage[],
): Promise<number[]> {
  const lost: number[] = [];
  const held = await tx.rows<{ id: number; page_id: string; connected: boolean }>(
    'SELECT id, page_id, connected FROM connections WHERE grant_id = $1 AND installed ORDER BY id FOR UPDATE',
    [grantId],
  );
  for (const connection of held) {
    const page = pages.find((one) => one.id === connection.page_id && one.admin);
    if (page === undefined) {
      if (await markLost(tx, connection.id)) lost.push(connection.id);
      continue;
    }
    await writePageToken(tx, sealer, connection.id, page);
    await tx.run(
      `UPDATE connections SET connected = true, broken_reason = NULL, broken_at = NULL, last_error = NULL,
         blocked_until = NULL, blocked_times = 0, expiry_mail_at = app_now(),
         updated_at = clock_timestamp() WHERE id = $1`,
      [connection.id],
    );
    await pendingPosts.wake(tx, connection.id);
  }
  return lost;
}

async function markLost(tx: Sql, connectionId: number): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE connections SET connected = false, broken_reason = 'page_left_out', broken_at = app_now(),
       last_error = 'page_left_out', updated_at = clock_timestamp() WHERE id = $1 AND connected`,
    [connectionId],
  );
  return changed > 0;
}

/**
 * Stores the page's own token; networks without page tokens publish with that of the consent. What was missing before may
 * be given now, so it is found out anew.
 */
export async function writePageToken(tx: Sql, sealer: Sealer, connectionId: number, page: RemotePage): Promise<void> {
  await tx.run(
    `UPDATE connections SET page_token_enc = $2, page_token_version = page_token_version + 1, missing_permissions = '[]'
     WHERE id = $1`,
    [connectionId, page.token === null ? null : sealer.seal(page.token, sealedRow.page(connectionId))],
  );
}
