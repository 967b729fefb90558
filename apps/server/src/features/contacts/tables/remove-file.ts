import { z } from '#zod';
import type { JobRef } from '../../../platform/jobs/jobs.ts';
import type { ContactDeps } from '../deps.ts';

/** Files of lists that nobody needs any more: ordered where they are forgotten, so that a crash leaves none. */
export const removeFileJob: JobRef<{ keys: string[] }> = {
  id: 'contacts.remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
};

export async function removeFiles({ storage }: Pick<ContactDeps, 'storage'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}
