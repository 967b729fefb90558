export { createPosts } from './create-posts.ts';
export { postJobs, postSweeps, postTicks } from './jobs.ts';
export * from './publishing/index.ts';
export { registerPostRoutes } from './routes.ts';
