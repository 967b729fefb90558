import type { Job } from '../../platform/jobs/jobs.ts';
import type { MediaDeps } from './deps.ts';
import { purgeImage, purgeImageJob } from './pictures/delete-image.ts';

export function mediaJobs(deps: MediaDeps): Job<{ image: number }>[] {
  return [{ ...purgeImageJob, maxAttempts: 8, handle: ({ image }) => purgeImage(deps, image) }];
}
