import type { Job } from '../../platform/jobs/jobs.ts';
import { purgeImage, purgeImageJob } from './delete-image.ts';
import type { MediaDeps } from './deps.ts';

export function mediaJobs(deps: MediaDeps): Job<{ image: number }>[] {
  return [{ ...purgeImageJob, maxAttempts: 8, handle: ({ image }) => purgeImage(deps, image) }];
}
