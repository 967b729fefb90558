import { z } from '#zod';
import type { JobRef } from '../../platform/jobs/jobs.ts';

export const makeArchiveJob: JobRef<{ archive: number }> = {
  id: 'archives.make',
  payload: z.object({ archive: z.number() }),
};
