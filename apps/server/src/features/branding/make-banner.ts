import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@waypost/contract/wire';
import { z } from '#zod';
import { FileMissing } from '../../connectors/storage/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import { addJob, type JobRef } from '../../platform/jobs/jobs.ts';
import type { BrandingDeps } from './deps.ts';
import type { BannerFacts } from './facts.ts';
import { bannerOf } from './store.ts';

export const removeBannerJob: JobRef<{ profile: number; key: string }> = {
  id: 'branding-remove-banner',
  payload: z.object({ profile: z.number(), key: z.string() }),
  // Only the job still knows the file: some three days.
  maxAttempts: 20,
};

/** What is made of it at this moment, or shown, is finished by then. */
const KEPT_MS = DAY_MS;

/** The file goes in a day, unless it is the profile's card then. */
export const letBannerGo = (tx: Sql, profile: number, key: string): Promise<void> =>
  addJob(tx, removeBannerJob, { profile, key }, { runAt: new Date(Date.now() + KEPT_MS) });

/** Repeatable. A file that was replaced is never taken up again: the same card drawn later is another one. */
export async function removeBanner(
  { db, storage }: Pick<BrandingDeps, 'db' | 'storage'>,
  { profile, key }: { profile: number; key: string },
): Promise<void> {
  if ((await bannerOf(db, profile)) !== key) await storage.remove(key);
}

/**
 * Draws a card and stores it. Whoever dies before a row names the file leaves it to the job that was ordered before it was
 * written.
 */
export async function makeBanner(
  { db, storage }: Pick<BrandingDeps, 'db' | 'storage'>,
  profileId: number,
  { texts, photo, hash }: BannerFacts,
): Promise<{ banner_key: string; banner_hash: string; banner_left_out: boolean }> {
  const { drawCard } = await import('./card/draw-card.ts');
  const { png, leftOut } = await drawCard(texts, photo === null ? null : await photoOf(storage, photo));
  const sha256 = createHash('sha256').update(png).digest('hex');
  const key = `${profileId}/${randomBytes(18).toString('base64url')}/${sha256}.png`;
  await letBannerGo(db, profileId, key);
  await storage.put(key, png, 'image/png');
  return { banner_key: key, banner_hash: hash, banner_left_out: leftOut };
}

/** One that was taken away meanwhile is drawn without: who took it has ordered the next card. */
const photoOf = (storage: BrandingDeps['storage'], key: string): Promise<Buffer | null> =>
  storage.read(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
