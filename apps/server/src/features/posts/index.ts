export { createPosts, type NewPosts } from './create-posts.ts';
export { postJobs, postSweeps, postTicks } from './jobs.ts';
export * from './publishing/index.ts';
export { reasonText } from './reasons.ts';
export { registerPostRoutes } from './routes.ts';
