import { END_CARD, inkOn } from '@waypost/contract/branding';
import type { OverlayOptions } from 'sharp';
import { type DrawnText, drawText } from './draw-text.ts';
import { loadFonts } from './fonts.ts';
import { drawPortrait, PORTRAIT } from './portrait.ts';

/** What the end card of a reel says, each in one piece; empty where there is nothing. */
export interface CardFacts {
  readonly agency_name: string;
  readonly agent_name: string;
  readonly phone: string;
  readonly website: string;
  readonly license_line: string;
  readonly color: string;
}

export interface DrawnCard {
  readonly png: Buffer;
  /** Some characters are in none of our fonts. */
  readonly leftOut: boolean;
}

/** Beside what networks lay over a reel: their buttons stand at the right edge and at the foot. */
const TEXT_WIDTH = 880;
/** The middle of what is left free above the foot. */
const MIDDLE = 900;

const STYLES = {
  agency_name: { strong: true, sizes: [104, 90, 76, 60], lines: 3, above: 80 },
  agent_name: { strong: true, sizes: [66, 56, 44], lines: 2, above: 40 },
  phone: { strong: false, sizes: [60, 50, 42], lines: 1, above: 76 },
  website: { strong: false, sizes: [54, 46, 38, 30], lines: 2, above: 36 },
  license_line: { strong: false, sizes: [42, 36, 28], lines: 3, above: 60 },
} as const;
const ORDER = ['agency_name', 'agent_name', 'phone', 'website', 'license_line'] as const;

/** Draws it, with the photo's bytes where there is one. Throws what the decoder throws. */
export async function drawCard(facts: CardFacts, photo: Buffer | null): Promise<DrawnCard> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const covers = await loadFonts();
  const ink = inkOn(facts.color);
  const portrait = await drawPortrait({ photo, name: facts.agent_name || facts.agency_name, ink }, covers);
  const texts: (DrawnText & { readonly above: number })[] = [];
  for (const part of ORDER) {
    const style = STYLES[part];
    const drawn = await drawText({ text: facts[part], ink, width: TEXT_WIDTH, ...style }, covers);
    if (drawn.picture !== null || drawn.leftOut) texts.push({ ...drawn, above: style.above });
  }
  const shown = texts.filter(({ picture }) => picture !== null);
  const height = shown.reduce((sum, each) => sum + each.above + each.height, PORTRAIT);
  let top = Math.max(150, Math.round(MIDDLE - height / 2));
  const layers: OverlayOptions[] = [{ input: portrait, top, left: (END_CARD.width - PORTRAIT) / 2 }];
  top += PORTRAIT;
  for (const { picture, width, height: high, above } of shown) {
    top += above;
    if (picture !== null) layers.push({ input: picture, top, left: Math.round((END_CARD.width - width) / 2) });
    top += high;
  }
  const png = await sharp({ create: { ...END_CARD, channels: 3, background: facts.color } })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .timeout({ seconds: 30 })
    .toBuffer();
  return { png, leftOut: texts.some(({ leftOut }) => leftOut) };
}
