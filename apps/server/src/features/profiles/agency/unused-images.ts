import { z } from '#zod';
import { query } from '../../../platform/db/query.ts';
import type { JobRef } from '../../../platform/jobs/jobs.ts';
import type { ProfileDeps } from '../deps.ts';

interface Foreseen {
  profile: number;
  keys: string[];
}
export const unusedImagesJob: JobRef<Foreseen> = {
  id: 'profiles.unused-images',
  payload: z.object({ profile: z.number(), keys: z.array(z.string()) }),
  // Only the job knows the files.
  maxAttempts: 20,
};

/** Removes those of an upload that its profile does not name: it was refused or cut off, or they were replaced since. Repeatable. */
export async function removeUnused(
  { db, storage }: Pick<ProfileDeps, 'db' | 'storage'>,
  { profile, keys }: Foreseen,
): Promise<void> {
  const kept = query.selectFrom('business_details').select(['photo_key', 'avatar_key', 'logo_key']);
  const row = await db.row(kept.where('profile_id', '=', profile));
  const named: (string | null)[] = row === null ? [] : [row.photo_key, row.avatar_key, row.logo_key];
  for (const key of keys) if (!named.includes(key)) await storage.remove(key);
}
