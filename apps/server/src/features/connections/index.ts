export { applicationsOf } from './applications.ts';
export { breakConnection, reportBroken } from './break-connection.ts';
export { connectionJobs, connectionSweeps, connectionTicks } from './jobs.ts';
export { pageAccessOf } from './page-access.ts';
export { registerConnectionRoutes } from './routes.ts';
export { sealedRow } from './seal-tokens.ts';
