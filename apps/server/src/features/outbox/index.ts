export { outboxJobs, outboxTicks } from './jobs.ts';
export { queueMail } from './queue-mail.ts';
