import { z } from '#zod';
import type { Sql } from '../../platform/db/database.ts';
import { addJob, type JobRef } from '../../platform/jobs/jobs.ts';
import { agencyOf } from '../profiles/index.ts';
import { mayBrand } from './branding-of.ts';
import type { BrandingDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import { letBannerGo, makeBanner } from './make-banner.ts';
import { hasCard, lockCard, readCard, writeCard } from './store.ts';

export const redrawBannerJob: JobRef<{ profile: number }> = {
  id: 'branding-redraw',
  payload: z.object({ profile: z.number() }),
  urgent: true,
};

/** Several changes in a row are drawn once. */
export const orderBanner = (tx: Sql, profile: number): Promise<void> =>
  addJob(tx, redrawBannerJob, { profile }, { key: `${redrawBannerJob.id}:${profile}`, queue: 'branding' });

/** In the transaction in which name, photo, logo or anything else of an agency has changed. */
export async function agencyChanged(deps: BrandingDeps, tx: Sql, profileId: number): Promise<void> {
  if (await hasCard(tx, profileId)) await orderBanner(tx, profileId);
  await deps.brandingChanged(tx, profileId);
}

/**
 * Draws the end card of a profile as its agency is now; nothing where it is drawn so already and its file is there, or the plan has
 * none. Repeatable.
 */
export async function redrawBanner(deps: BrandingDeps, profileId: number): Promise<void> {
  const [row, agency] = await Promise.all([readCard(deps.db, profileId), agencyOf(deps.db, profileId)]);
  if (row === null || agency === null || !mayBrand(row)) return;
  const facts = factsOf(agency, row);
  const before = row.banner_key;
  if (row.banner_hash === facts.hash && before !== null && (await deps.storage.exists(before))) return;
  const banner = await makeBanner(deps, profileId, facts);
  await deps.db.transaction(async (tx) => {
    const now = await lockCard(tx, profileId);
    const agencyNow = await agencyOf(tx, profileId);
    if (now === null || agencyNow === null || !mayBrand(now)) return;
    // Somebody else has drawn the same meanwhile.
    if (now.banner_hash === facts.hash && now.banner_key !== before) return;
    // It changed while it was drawn: who changed it has ordered, or drawn, the next one.
    if (factsOf(agencyNow, now).hash !== facts.hash) return;
    await writeCard(tx, profileId, banner);
    if (now.banner_key !== null) await letBannerGo(tx, profileId, now.banner_key);
    await deps.brandingChanged(tx, profileId);
  });
}
