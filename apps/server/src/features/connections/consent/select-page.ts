import type { SocialApp } from '@waypost/contract/networks';
import type { RemotePage } from '../../../connectors/social/port.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, sql } from '../../../platform/db/query.ts';
import { isUniqueViolation } from '../../../platform/db/violations.ts';
import { conflict, refused } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { type ConnectionDeps, connectorOf } from '../deps.ts';
import { mayConnect } from '../policy.ts';
import {
  type Connection,
  lockConnection,
  profileForConsent,
  rememberPage,
  updateConnection,
  WORKING,
} from '../store.ts';
import { forgetUnusedGrants } from '../tokens/forget-grants.ts';
import { writePageToken } from '../tokens/refresh-pages.ts';
import { joinLater } from './join-later.ts';
import { asked, consentOf } from './list-pages.ts';

/** Connects a page. Whether the person may publish as it is asked at the network again, whatever the screen showed. */
export async function selectPage(
  deps: ConnectionDeps,
  scope: ProfileScope,
  app: SocialApp,
  pageId: string,
): Promise<void> {
  const refusal = mayConnect(scope.actor, app, (await profileForConsent(deps.db, scope)) ?? { completed: false });
  if (refusal) throw refusal;
  const connector = connectorOf(deps, app);
  const { connection, grant } = await consentOf(deps, scope, app);
  const pages = await asked(deps, () => connector.listPages(grant));
  const page = pages.find((one) => one.id === pageId);
  if (page === undefined) throw refused('connections.errors.page_unknown');
  if (!page.admin) throw refused('connections.errors.not_admin', { page: page.name }, 'not_admin');
  // The role alone does not let us publish: a permission may have been unticked for this page.
  const access = {
    pageId: page.id,
    token: page.token ?? grant.accessToken,
    isFeed: page.isFeed,
    mintedAt: grant.mintedAt,
  };
  await asked(deps, () => connector.checkPage(access));
  try {
    await deps.db.transaction((tx) => store(deps, tx, scope, app, page, connection));
  } catch (error) {
    // Two profiles chose the same page at the same time: the index lets one through.
    if (isUniqueViolation(error, 'connections_page'))
      throw conflict('connections.errors.page_taken', { values: { page: page.name }, code: 'page_taken' });
    throw error;
  }
}

async function store(
  deps: ConnectionDeps,
  tx: Sql,
  scope: ProfileScope,
  app: SocialApp,
  page: RemotePage,
  seen: Pick<Connection, 'grant_id' | 'installed'>,
): Promise<void> {
  await deps.pendingPosts.lock(tx, scope, app);
  const connection = await lockConnection(tx, scope, app);
  // While the network was asked the consent was replaced, and its pages may be others; or somebody disconnected, and means it.
  if (connection.grant_id !== seen.grant_id || (seen.installed && !connection.installed))
    throw conflict('connections.errors.changed_meanwhile', { code: 'stale_version' });
  const changes = connection.page_id !== null && connection.page_id !== page.id;
  // The token of the old page is what an open outcome is read with.
  if (changes && (await deps.pendingPosts.areBusy(tx, connection.id)))
    throw conflict('connections.errors.busy', { code: 'busy' });
  await writePageToken(tx, deps.sealer, connection.id, page);
  await tx.run(
    updateConnection(connection.id).set({
      ...WORKING,
      installed: true,
      page_id: page.id,
      name: page.name,
      image: page.image,
      organization_urn: page.organizationUrn,
      is_feed: page.isFeed,
      followers: page.followers,
      followers_at: page.followers === null ? null : appNow,
      // A network whose pages come without them is asked at once, the others once a day, spread over it.
      followers_due_at: page.followers === null ? appNow : sql`app_now() + random() * interval '24 hours'`,
      expiry_mail_at: appNow,
      erase_token_at: null,
    }),
  );
  if (changes) {
    await rememberPage(tx, connection);
    await deps.pendingPosts.movePage(tx, connection.id, page.id);
  }
  await deps.pendingPosts.wake(tx, connection.id);
  await joinLater(tx, connection.id);
  await forgetUnusedGrants(tx, scope.userId, app);
  await audit(tx, scope.actor, {
    action: 'connection.page_selected',
    objectType: 'connection',
    objectId: connection.id,
    data: { app, page_id: page.id, previous_page_id: connection.page_id },
  });
}
