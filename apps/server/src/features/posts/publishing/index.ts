export type { PublishingDeps } from './deps.ts';
export { fetchPermalinks } from './fetch-permalinks.ts';
export { holdIfStale, readHold, resumePublishing } from './hold.ts';
export { openOutcomeLog, replayOutcomes } from './outcome-log.ts';
export { publishDue, startPublisher } from './publisher.ts';
export { resolvePost } from './resolve-post.ts';
export { retryPost } from './retry-post.ts';
export { sweepPosts } from './sweep-posts.ts';
