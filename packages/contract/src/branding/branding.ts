import type { BrandingSeconds, LogoPosition } from './rules.ts';

/** What a profile's pictures and films are branded with; keys are those of the storage. */
export interface Branding {
  readonly logo: { readonly key: string; readonly position: Exclude<LogoPosition, 'no-logo'> } | null;
  /** The end card: a PNG as large as `END_CARD`; null until it is drawn for the first time. */
  readonly banner: { readonly key: string; readonly seconds: BrandingSeconds; readonly color: string } | null;
  /** Another one whenever something else would be drawn. */
  readonly hash: string;
  /** Whether it also goes onto what the agent brings himself. */
  readonly own_images: boolean;
  readonly own_reels: boolean;
}
