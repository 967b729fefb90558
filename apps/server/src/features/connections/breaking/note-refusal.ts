import type { SideCall } from '@waypost/contract/networks';
import type { AnyRefusal } from '../../../connectors/social/port.ts';
import { json } from '../../../platform/db/json.ts';
import { sql } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { updateConnection } from '../store.ts';
import type { ConnectionAccess } from '../tokens/page-access.ts';
import { breakConnection, currentToken } from './break-connection.ts';

/** A call beside publishing, and the page that it was made for. */
export interface Aside {
  readonly connectionId: number;
  readonly page: Pick<ConnectionAccess, 'tokenVersion' | 'missing'>;
  /** Null where people have nothing of it that could be missing. */
  readonly call: SideCall | null;
}

/**
 * What the refusal of a call beside publishing does to its connection: a lost page breaks it, a missing permission is
 * written down and publishing goes on, anything else is the caller's to wait for. Repeatable.
 */
export async function noteRefusal(
  { db }: Pick<Deps, 'db'>,
  { connectionId, page, call }: Aside,
  refusal: AnyRefusal,
): Promise<void> {
  if (refusal.kind === 'reconnect')
    await db.transaction((tx) =>
      breakConnection(tx, {
        connectionId,
        scope: refusal.scope,
        tokenVersion: page.tokenVersion,
        reason: refusal.code,
      }),
    );
  if (refusal.kind !== 'forbidden' || call === null || page.missing.includes(call)) return;
  await db.transaction(async (tx) => {
    // An answer to an old token says nothing about the consent that replaced it.
    if ((await currentToken(tx, connectionId)) !== page.tokenVersion) return;
    await tx.run(
      updateConnection(connectionId)
        .set({ missing_permissions: sql`missing_permissions || ${json([call])}` })
        .where(sql<boolean>`NOT missing_permissions ? ${call}`),
    );
  });
}

/** The call was answered: whatever was missing for it is there. */
export async function notePermitted({ db }: Pick<Deps, 'db'>, { connectionId, page, call }: Aside): Promise<void> {
  if (call === null || !page.missing.includes(call)) return;
  await db.run(updateConnection(connectionId).set({ missing_permissions: sql`missing_permissions - ${call}::text` }));
}
