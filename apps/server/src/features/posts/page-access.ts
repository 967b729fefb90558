import type { SocialApp } from '@waypost/contract/networks';
import type { PageAccess, Refusal, SocialConnector } from '../../connectors/social/port.ts';
import { pageAccessOf, reportBroken } from '../connections/index.ts';
import type { PostDeps } from './deps.ts';

export interface Reach {
  readonly connector: SocialConnector;
  readonly access: PageAccess;
  readonly tokenVersion: number;
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
  return { connector, access: found.page, tokenVersion: found.tokenVersion };
}

/** A consent that a network refuses is broken for everything that hangs on it. */
export async function noteRefusal(
  deps: PostDeps,
  connectionId: number,
  reach: Pick<Reach, 'tokenVersion'>,
  refusal: Refusal,
): Promise<void> {
  if (refusal.kind !== 'reconnect') return;
  const { scope, code: reason } = refusal;
  await reportBroken(deps, { connectionId, scope, tokenVersion: reach.tokenVersion, reason });
}
