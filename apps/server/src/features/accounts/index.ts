export { type BootParts, bootData } from './boot.ts';
export { accountJobs, accountTicks } from './jobs.ts';
export { demoAllowed } from './policy.ts';
export { queueMail } from './queue-mail.ts';
export { registerAccountRoutes } from './routes.ts';
export { authenticate, openSession } from './sessions.ts';
export { audit } from './store.ts';
export { type Limit, throttle } from './throttle.ts';
