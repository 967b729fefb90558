import type { Reads } from '../../../platform/db/database.ts';

export interface Branding {
  readonly logo: {
    readonly key: string;
    readonly position: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  } | null;
  readonly banner: { readonly key: string; readonly seconds: 3 | 5 | 7; readonly color: string } | null;
  readonly own_images: boolean;
  readonly own_reels: boolean;
}
export const WATERMARK_SHARE = 1 / 4;
export const WATERMARK_MARGIN = 1 / 24;

/** Nobody has one yet. */
export const brandingOf = async (_db: Reads, _profileId: number): Promise<Branding | null> => null;
