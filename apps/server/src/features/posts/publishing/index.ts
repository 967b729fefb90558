export type { PublishingDeps } from './deps.ts';
export { openHomeMark } from './hold/home-mark.ts';
export { openOutcomeLog } from './release/outcome-log.ts';
export type { PublisherDeps } from './start-publishing.ts';

type Answer = typeof import('./hold/answer-hold.ts');
type Forget = typeof import('./hold/forget-releases.ts');
type Outcomes = typeof import('./release/forget-outcomes.ts');
type Holds = typeof import('./hold/hold-restored.ts');
type Address = typeof import('./hold/check-address.ts');
type Installation = typeof import('./hold/installation.ts');
type Replay = typeof import('./release/replay-outcomes.ts');
type Unknown = typeof import('./release/unknown-posts.ts');
// Loaded where they are used: by workers, and when staff ask or answer.
export const machine = () => import('./machine.ts');
export const resumePublishing = async (...of: Parameters<Answer['resumePublishing']>) =>
  (await import('./hold/answer-hold.ts')).resumePublishing(...of);
export const replayOutcomes = async (...of: Parameters<Replay['replayOutcomes']>) =>
  (await import('./release/replay-outcomes.ts')).replayOutcomes(...of);
export const unknownOutcomes = async (...of: Parameters<Unknown['unknownOutcomes']>) =>
  (await import('./release/unknown-posts.ts')).unknownOutcomes(...of);
export const unknownPosts = async (...of: Parameters<Unknown['unknownPosts']>) =>
  (await import('./release/unknown-posts.ts')).unknownPosts(...of);
export const forgetReleases = async (...of: Parameters<Forget['forgetReleases']>) =>
  (await import('./hold/forget-releases.ts')).forgetReleases(...of);
export const forgetOutcomes = async (...of: Parameters<Outcomes['forgetOutcomes']>) =>
  (await import('./release/forget-outcomes.ts')).forgetOutcomes(...of);
export const holdRestored = async (...of: Parameters<Holds['holdRestored']>) =>
  (await import('./hold/hold-restored.ts')).holdRestored(...of);
export const addressState = async (...of: Parameters<Address['addressState']>) =>
  (await import('./hold/check-address.ts')).addressState(...of);
export const readHold = async (...of: Parameters<Installation['readHold']>) =>
  (await import('./hold/installation.ts')).readHold(...of);
