import {
  BANNER_COLOR_DEFAULT,
  BRANDING_SECONDS_DEFAULT,
  type Branding,
  type BrandingSeconds,
} from '@waypost/contract/branding';
import { hasPro } from '@waypost/contract/plans';
import type { Reads } from '../../platform/db/database.ts';
import { hashOf } from './facts.ts';
import { type CardRow, readCard } from './store.ts';

/** Whether the plan of the profile's owner has it. */
export const mayBrand = ({ plan, is_superuser }: Pick<CardRow, 'plan' | 'is_superuser'>): boolean =>
  hasPro(plan, is_superuser);

export const secondsOf = ({ seconds }: Pick<CardRow, 'seconds'>): BrandingSeconds =>
  seconds ?? BRANDING_SECONDS_DEFAULT;

/**
 * What pictures and films of a profile are branded with, by the files that are there now; null where the plan of its owner has no
 * branding. While an end card is drawn anew it is the one before.
 */
export async function brandingOf(db: Reads, profileId: number): Promise<Branding | null> {
  const row = await readCard(db, profileId);
  if (row === null || !mayBrand(row)) return null;
  const { logo_key, position } = row;
  const logo = position === 'no-logo' || logo_key === null ? null : { key: logo_key, position };
  const seconds = secondsOf(row);
  const color = row.background_color ?? BANNER_COLOR_DEFAULT;
  const banner = row.banner_key === null ? null : { key: row.banner_key, seconds, color };
  const hash = hashOf([logo, banner && [row.banner_hash, seconds]]);
  return { logo, banner, hash, own_images: row.own_images ?? false, own_reels: row.own_reels ?? false };
}
