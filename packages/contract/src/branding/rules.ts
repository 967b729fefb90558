import type { PostSource } from '../posts/rules.ts';
import type { LOGO_POSITIONS } from '../profiles/rules.ts';
import { cutText } from './cut-text.ts';

export type LogoPosition = (typeof LOGO_POSITIONS)[number];

/** For how long the end card of a reel is shown. */
export const BRANDING_SECONDS = [3, 5, 7] as const;
export type BrandingSeconds = (typeof BRANDING_SECONDS)[number];
export const BRANDING_SECONDS_DEFAULT: BrandingSeconds = 5;

/** Of the height of the picture that it stands on. */
export const WATERMARK_SHARE = 1 / 4;
/** From the edges, of the same height, and at most so much of the width. */
export const WATERMARK_MARGIN = 1 / 24;
export const WATERMARK_MARGIN_WIDEST = 1 / 8;

/** Whether agents bring its files themselves. */
const OWN = { generator: true, api: true, csv: true, campaign: false, library: false } as const satisfies {
  [S in PostSource]: boolean;
};

/** The category of staff's posts whose pictures get the logo (BCARD-002). */
export const LOGO_CATEGORY = 'inspirational';

/** Where a post comes from. */
export interface PostOrigin {
  readonly source: PostSource;
  /** Staff's post that it was made of is of the category `LOGO_CATEGORY`. */
  readonly inspirational: boolean;
}

/**
 * Which marks the files of a post of this origin get. What agents bring themselves is branded where they said so. Posts of campaigns and
 * of the library always get the banner (BCARD-003), and the logo in one category.
 */
export function wantedMarks(
  { own_images, own_reels }: { readonly own_images: boolean; readonly own_reels: boolean },
  { source, inspirational }: PostOrigin,
): { readonly logo: boolean; readonly banner: boolean } {
  return OWN[source] ? { logo: own_images, banner: own_reels } : { logo: inspirational, banner: true };
}

/** What the end card is drawn as. */
export const END_CARD = { width: 1080, height: 1920 } as const;

/** What is offered, by the names that people read. */
export const BANNER_COLORS = {
  black: '#000000',
  charcoal: '#333333',
  slate: '#666666',
  silver: '#999999',
  pale: '#CCCCCC',
  white: '#FFFFFF',
  lagoon: '#69A4BF',
  green: '#1DA349',
  orange: '#FF6600',
  yellow: '#FFCC00',
  blue: '#0066FF',
  violet: '#6600FF',
} as const;
export type BannerColorName = keyof typeof BANNER_COLORS;
export const BANNER_COLOR_DEFAULT: string = BANNER_COLORS.lagoon;

/** Agency name, and first and last name together, on the end card. */
export const BANNER_TEXT_MAX = 46;
export const bannerText = (text: string): string => cutText(text, BANNER_TEXT_MAX);

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** WCAG 2.2; of '#RRGGBB'. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** What is written on a colour: of black and white the one that is easier to read, which is never below 4.5 to 1. */
export const inkOn = (color: string): '#000000' | '#FFFFFF' =>
  contrast(color, '#FFFFFF') >= contrast(color, '#000000') ? '#FFFFFF' : '#000000';
