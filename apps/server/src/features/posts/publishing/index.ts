export type { OutcomeLog, PublishingDeps } from './deps.ts';
export { holdIfStale, readHold, resumePublishing } from './hold.ts';
export { openOutcomeLog, replayOutcomes } from './outcome-log.ts';
export { type Publisher, publishDue, startPublisher } from './publisher.ts';
export { resolvePost } from './resolve-post.ts';
export { retryPost } from './retry-post.ts';
export { sweepPosts } from './sweep-posts.ts';
