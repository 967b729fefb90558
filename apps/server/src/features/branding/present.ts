import type { Agency } from '@waypost/contract/agency';
import {
  BANNER_COLOR_DEFAULT,
  type BrandedPending,
  type BrandingChanged,
  type BusinessCard,
} from '@waypost/contract/branding';
import { secondsOf } from './branding-of.ts';
import type { BrandingDeps } from './deps.ts';
import { factsOf } from './facts.ts';
import type { CardRow } from './store.ts';

type Urls = Pick<BrandingDeps, 'storage'>;
const urlOf = ({ storage }: Urls, key: string | null): string | null => (key === null ? null : storage.url(key));

/** What is read has other names than what is changed (BCARD-009); both are given here alone. */
export function presentCard(deps: Urls, row: CardRow, agency: Agency, pending: BrandedPending): BusinessCard {
  const { texts, photo, hash } = factsOf(agency, row);
  const { color: _, ...card } = texts;
  return {
    logo_url: urlOf(deps, agency.logo_key),
    logo_position: row.position,
    banner_url: urlOf(deps, row.banner_key),
    banner_background_color: row.background_color ?? BANNER_COLOR_DEFAULT,
    banner_branding_duration: secondsOf(row),
    own_images: row.own_images ?? false,
    own_reels: row.own_reels ?? false,
    banner_ready: row.banner_hash === hash,
    banner_left_out: row.banner_left_out ?? false,
    card: { ...card, photo_url: urlOf(deps, photo) },
    pending,
  };
}

export const presentChanged = (deps: Urls, row: CardRow, status: boolean): BrandingChanged => ({
  status,
  background_color: row.background_color ?? BANNER_COLOR_DEFAULT,
  banner_url: urlOf(deps, row.banner_key),
  logo_position: row.position,
  end_branding_duration: secondsOf(row),
  own_images: row.own_images ?? false,
  own_reels: row.own_reels ?? false,
});
