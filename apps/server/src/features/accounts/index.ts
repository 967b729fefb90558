export { type BootParts, bootData } from './boot.ts';
export { accountMails, accountTicks } from './jobs.ts';
export { demoAllowed } from './policy.ts';
export { registerAccountRoutes } from './routes.ts';
export { authenticate } from './sessions.ts';
