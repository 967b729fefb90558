import type { Tick } from '../../platform/jobs/jobs.ts';
import { collectFollowers } from './collect-followers.ts';
import type { ConnectionDeps } from './deps.ts';
import { connectionBroken } from './emails/connection-broken.ts';
import { connectionExpiring } from './emails/connection-expiring.ts';
import { eraseKeptTokens } from './remove-connection.ts';
import { checkTokens } from './tokens/check-tokens.ts';
import { eraseUnusedGrants, revokeJob } from './tokens/forget-grants.ts';
import { mailExpiring } from './tokens/mail-expiring.ts';

export const connectionMails = [connectionBroken, connectionExpiring];

export const connectionJobs = (deps: ConnectionDeps) => [revokeJob(deps)];

/** What is due by the business clock. */
export const connectionSweeps = (deps: ConnectionDeps) => [
  { id: 'connections.followers', run: () => collectFollowers(deps) },
  { id: 'connections.tokens', run: () => checkTokens(deps) },
  { id: 'connections.expiring', run: () => mailExpiring(deps) },
  { id: 'connections.kept-tokens', run: () => eraseKeptTokens(deps) },
];

export const connectionTicks = (deps: ConnectionDeps): Tick[] => [
  { id: 'connections.unused-grants', schedule: '41 * * * *', run: () => eraseUnusedGrants(deps.db) },
];
