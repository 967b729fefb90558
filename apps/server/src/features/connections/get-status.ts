import type { SocialApp } from '@waypost/contract/networks';
import type { ConnectionState } from '@waypost/contract/profiles';
import { SocialError } from '../../connectors/social/port.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { noteRefusal } from './breaking/note-refusal.ts';
import { connectionState, daysLeft } from './connections.ts';
import type { ConnectionDeps } from './deps.ts';
import { findConnection } from './store.ts';
import { type ConnectionAccess, pageAccessOf } from './tokens/page-access.ts';

export interface ConnectionStatus {
  readonly installed: boolean;
  readonly connected: boolean;
  readonly expiresAt: Date | null;
  readonly daysLeft: number | null;
  readonly state: ConnectionState;
}

/** Asks the network. Only a refusal of the token breaks the connection; who has no answer for us today says nothing about it. */
export async function getStatus(deps: ConnectionDeps, scope: ProfileScope, app: SocialApp): Promise<ConnectionStatus> {
  const now = deps.clock.now();
  const connection = await findConnection(deps.db, scope, app);
  // A page's own token does not run out with the consent that it was made from.
  const expiresAt = connection?.page_token_enc ? null : (connection?.grant?.expires_at ?? null);
  const installed = connection?.installed ?? false;
  const access =
    connection !== null && installed && connection.connected
      ? await pageAccessOf(deps.db, deps.sealer, connection.id)
      : null;
  const connected = access !== null && connection !== null && (await answers(deps, connection.id, access));
  return {
    installed,
    connected,
    expiresAt: installed ? expiresAt : null,
    daysLeft: installed ? daysLeft(expiresAt, now) : null,
    state: connectionState(app, deps.social[app] !== null, { installed, connected, expiresAt }, now),
  };
}

/** Whether the network lets us act as the page, as far as is known; a refused token is written down. */
export async function answers(deps: ConnectionDeps, connectionId: number, access: ConnectionAccess): Promise<boolean> {
  const connector = deps.social[access.app];
  if (connector === null) return false;
  try {
    await connector.checkPage(access.page);
    return true;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, { connectionId, page: access, call: null }, error.refusal);
    return error.refusal.kind !== 'reconnect';
  }
}
