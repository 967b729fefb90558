import { feature } from '../../platform/feature/feature.ts';
import { lateProData } from '../../platform/feature/pro-data.ts';
import type { ConnectionDeps } from './deps.ts';
import { connectionBroken } from './emails/connection-broken.ts';
import { connectionExpiring } from './emails/connection-expiring.ts';
import { removeConnections } from './remove-connection.ts';
import { registerConnectionRoutes } from './routes.ts';
import { eraseUnusedGrants, revokeJob } from './tokens/forget-grants.ts';

export { applicationsOf } from './applications.ts';
export { breakConnection } from './breaking/break-connection.ts';
export { notePermitted, noteRefusal } from './breaking/note-refusal.ts';
export { joinJob, joinLater } from './consent/join-later.ts';
export type { ConnectionDeps } from './deps.ts';
export type { PendingPosts, PostCounts } from './pending-posts.ts';
export { endOfConsent } from './store.ts';
export { type ConnectionAccess, pageAccessOf } from './tokens/page-access.ts';
export { sealedRow } from './tokens/seal-tokens.ts';

export const connections = feature<ConnectionDeps>({
  routes: registerConnectionRoutes,
  jobs: (deps) => [revokeJob(deps)],
  ticks: ({ db }) => [{ id: 'connections.unused-grants', schedule: '41 * * * *', run: () => eraseUnusedGrants(db) }],
  sweeps: async (deps) => (await import('./sweeps.ts')).sweepsOfConnections(deps),
  mails: [connectionBroken, connectionExpiring],
  leaving: (deps) => ({
    end: (tx, scopes) => removeConnections(deps, tx, scopes),
    erase: async (tx, id) => (await import('./ending/erase-connections.ts')).eraseConnections(tx, id),
    eraseAccount: async (tx, id) => (await import('./ending/erase-connections.ts')).eraseConsentsOf(tx, id),
  }),
  proData: (deps) => [
    lateProData('instagram', async () => (await import('./ending/pro-connections.ts')).proConnections(deps)),
  ],
  archive: async (deps, userId) => (await import('./archive-connections.ts')).archiveConnections(deps, userId),
});
