import type { RemotePage } from '../../../connectors/social/port.ts';
import type { Sealer } from '../../../platform/crypto/sealer.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { ConnectionDeps } from '../deps.ts';
import { broken, updateConnection, WORKING } from '../store.ts';
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
  const held = await tx.rows(
    query
      .selectFrom('connections')
      .select(['id', 'page_id'])
      .where('grant_id', '=', grantId)
      .where('installed', '=', true)
      .orderBy('id')
      .forUpdate(),
  );
  for (const connection of held) {
    const page = pages.find((one) => one.id === connection.page_id && one.admin);
    if (page === undefined) {
      if (await markLost(tx, connection.id)) lost.push(connection.id);
      continue;
    }
    await writePageToken(tx, sealer, connection.id, page);
    await tx.run(updateConnection(connection.id).set({ ...WORKING, expiry_mail_at: appNow }));
    await pendingPosts.wake(tx, connection.id);
  }
  return lost;
}

async function markLost(tx: Sql, connectionId: number): Promise<boolean> {
  const lost = updateConnection(connectionId).where('connected', '=', true).set(broken('page_left_out'));
  return (await tx.run(lost)) > 0;
}

/**
 * Stores the page's own token; networks without page tokens publish with that of the consent. What was missing before may
 * be given now, so it is found out anew.
 */
export async function writePageToken(tx: Sql, sealer: Sealer, connectionId: number, page: RemotePage): Promise<void> {
  const sealed = page.token === null ? null : sealer.seal(page.token, sealedRow.page(connectionId));
  await tx.run(
    updateConnection(connectionId).set((e) => ({
      page_token_enc: sealed,
      page_token_version: e('page_token_version', '+', 1),
      missing_permissions: json([]),
    })),
  );
}
