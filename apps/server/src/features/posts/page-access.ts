import type { SocialApp } from '@waypost/contract/networks';
import type { LateConnector, PageAccess } from '../../connectors/social/port.ts';
import { type ConnectionAccess, pageAccessOf } from '../connections/index.ts';
import type { PostDeps } from './deps.ts';

export interface Reach {
  readonly connector: LateConnector;
  readonly access: PageAccess;
  readonly tokenVersion: number;
  readonly missing: ConnectionAccess['missing'];
}

/** Adapter and token for a post's page; null while it cannot be reached, also when the connection has another page now. */
export async function reachPage(
  deps: PostDeps,
  post: { readonly connection_id: number; readonly app: SocialApp; readonly pgid?: string },
): Promise<Reach | null> {
  const connector = deps.social[post.app];
  const found = await pageAccessOf(deps.db, deps.sealer, post.connection_id);
  if (connector === null || found === null || !found.connected) return null;
  if (post.pgid !== undefined && found.page.pageId !== post.pgid) return null;
  return { connector, access: found.page, tokenVersion: found.tokenVersion, missing: found.missing };
}
