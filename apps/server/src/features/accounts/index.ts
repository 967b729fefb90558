export { accountMails, accountTicks } from './jobs.ts';
export { demoAllowed } from './policy.ts';
export { registerAccountRoutes } from './routes.ts';
export { type BootParts, bootData } from './sessions/boot.ts';
export { authenticate } from './sessions/sessions.ts';
