import type { Coverage } from './coverage.ts';
import { drawText } from './draw-text.ts';

/** Across. */
export const PORTRAIT = 520;
const RING = 12;

const circle = (radius: number, attributes: string): string =>
  `<circle cx="${PORTRAIT / 2}" cy="${PORTRAIT / 2}" r="${radius}" ${attributes}/>`;
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}">${inside}</svg>`);

interface Wanted {
  readonly photo: Buffer | null;
  readonly name: string;
  readonly ink: string;
}

/** The agent's photo in a ring, or initials where there is none. */
export async function drawPortrait({ photo, name, ink }: Wanted, covers: Coverage): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const ring = svg(circle(PORTRAIT / 2 - RING / 2, `fill="none" stroke="${ink}" stroke-width="${RING}"`));
  if (photo === null) {
    const ground = svg(circle(PORTRAIT / 2 - RING, `fill="${ink}" fill-opacity="0.08"`));
    const text = await drawText(
      { text: initials(name), ink, width: PORTRAIT, strong: true, sizes: [200, 140], lines: 1 },
      covers,
    );
    return sharp(ground)
      .composite([{ input: ring }, ...(text.picture === null ? [] : [{ input: text.picture, gravity: 'centre' }])])
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
  const round = await sharp(photo, { failOn: 'error', pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#FFFFFF' })
    .resize({ width: PORTRAIT, height: PORTRAIT, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: svg(circle(PORTRAIT / 2 - RING / 2, 'fill="#FFFFFF"')), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(round)
    .composite([{ input: ring }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const firstOf = (word: string): string => [...characters.segment(word)][0]?.segment.toUpperCase() ?? '';

/** Of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return `${firstOf(first)}${firstOf(last)}`;
}
