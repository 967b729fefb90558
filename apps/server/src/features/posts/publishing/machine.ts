// The steps of the machine, one by one; for workers, and for who proves what becomes of a post when one dies.
export { claimPosts } from './claim/claim.ts';
export { publishDue, startPublisher } from './claim/publisher.ts';
export { stepPost } from './claim/step-post.ts';
export { sweepPosts } from './settle/sweep-posts.ts';
