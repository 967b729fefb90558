export { claimPosts } from './claim/claim.ts';
export { publishDue, startPublisher } from './claim/publisher.ts';
export { stepPost } from './claim/step-post.ts';
export type { PublishingDeps } from './deps.ts';
export { resumePublishing } from './hold/hold.ts';
export { openOutcomeLog, replayOutcomes } from './release/outcome-log.ts';
export { sweepPosts } from './settle/sweep-posts.ts';
export type { PublisherDeps } from './start-publishing.ts';
