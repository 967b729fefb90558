import type { PageItem } from '@waypost/contract/connections';
import type { SocialApp } from '@waypost/contract/networks';
import { type GrantAccess, networkReason, type RemotePage, SocialError } from '../../../connectors/social/port.ts';
import { type AppError, refused, text } from '../../../platform/errors/index.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { type ConnectionDeps, connectorOf } from '../deps.ts';
import { type Connection, findConnection, pagesTaken } from '../store.ts';
import { grantAccess } from '../tokens/page-access.ts';

/** Pages of the given consent, with what keeps one from being chosen, and the permissions that were refused. */
export async function listPages(
  deps: ConnectionDeps,
  scope: ProfileScope,
  app: SocialApp,
): Promise<{ results: PageItem[]; missing: string[] }> {
  const connector = connectorOf(deps, app);
  const { connection, grant } = await consentOf(deps, scope, app);
  const [pages, missing] = await asked(deps, () =>
    Promise.all([connector.listPages(grant), connector.missingScopes(grant)]),
  );
  const taken = await pagesTaken(
    deps.db,
    scope,
    app,
    pages.map((page) => page.id),
  );
  return { results: pages.map((page) => present(page, connection, taken)), missing };
}

const present = (page: RemotePage, connection: Connection, taken: ReadonlySet<string>): PageItem => ({
  id: page.id,
  name: page.name,
  picture_url: page.image,
  taken: taken.has(page.id),
  current: connection.installed && connection.page_id === page.id,
  admin: page.admin,
  ...(page.organizationUrn === null ? {} : { organization: true }),
});

export async function consentOf(
  deps: ConnectionDeps,
  scope: ProfileScope,
  app: SocialApp,
): Promise<{ connection: Connection; grant: GrantAccess }> {
  const connection = await findConnection(deps.db, scope, app);
  const grant = grantAccess(deps.sealer, connection?.grant ?? null);
  if (connection === null || grant === null) throw refused('connections.errors.no_consent', undefined, 'reconnect');
  return { connection, grant };
}

/** A network's refusal of a call that a person is waiting for, as the sentence of its cause. */
export async function asked<T>(deps: ConnectionDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    deps.log.warn({ reason: error.refusal.code }, 'a network refused a call');
    throw sentenceOf(error);
  }
}

function sentenceOf({ refusal }: SocialError): AppError {
  const { key, values } = networkReason(refusal.code) ?? text('posts.reason.unknown');
  return refused(key, values, refusal.kind === 'reconnect' ? 'reconnect' : undefined);
}
