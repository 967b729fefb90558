export { applicationsOf } from './applications.ts';
export { breakConnection, reportBroken } from './breaking/break-connection.ts';
export { pageAccessOf } from './breaking/page-access.ts';
export type { ConnectionDeps } from './deps.ts';
export { connectionJobs, connectionMails, connectionSweeps, connectionTicks } from './jobs.ts';
export type { PendingPosts, PostCounts } from './pending-posts.ts';
export { registerConnectionRoutes } from './routes.ts';
export { sealedRow } from './tokens/seal-tokens.ts';
