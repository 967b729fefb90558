export { createPosts } from './creating/create-posts.ts';
export { pendingPosts } from './following/index.ts';
export { postJobs, postMails, postSweeps, postTicks } from './jobs.ts';
export * from './publishing/index.ts';
export { registerPostRoutes } from './routes.ts';
