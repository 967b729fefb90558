export { audit } from '../../platform/audit/audit.ts';
export { type BootParts, bootData } from './boot.ts';
export { accountJobs, accountTicks } from './jobs.ts';
export { demoAllowed } from './policy.ts';
export { queueMail } from './queue-mail.ts';
export { registerAccountRoutes } from './routes.ts';
export { authenticate } from './sessions.ts';
export { type Limit, throttle } from './throttle.ts';
