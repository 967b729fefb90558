import { escapeHtml } from '../../../platform/html/escape.ts';
import type { Coverage } from './coverage.ts';
import { FAMILIES } from './fonts.ts';

interface Wanted {
  readonly text: string;
  readonly ink: string;
  readonly width: number;
  readonly strong: boolean;
  /** Of the letters, the best first: the first one in which the text takes no more than so many lines is taken. */
  readonly sizes: readonly number[];
  readonly lines: number;
}

export interface DrawnText {
  /** Null where nothing can be drawn of it. */
  readonly picture: Buffer | null;
  readonly width: number;
  readonly height: number;
  readonly leftOut: boolean;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** They join or choose signs and need none of their own. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** What of a text can be drawn: a character that no font of ours has would be a box with its number. */
export function drawable(text: string, covers: Coverage): string {
  let kept = '';
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const known = [...segment].every((sign) => IGNORABLE.test(sign) || covers(sign.codePointAt(0) ?? 0));
    if (known) kept += segment;
  }
  const line = kept.replaceAll(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(line) ? line : '';
}

/** Height of so many lines, with what is between them. */
const linesHigh = (lines: number, size: number): number => lines * size * 1.35;

/** Draws a text centred and broken between words; letters of other directions and pictures of characters where they belong. */
export async function drawText(wanted: Wanted, covers: Coverage): Promise<DrawnText> {
  const text = drawable(wanted.text, covers);
  const leftOut = text.length < wanted.text.normalize('NFC').trim().length;
  if (text === '') return { picture: null, width: 0, height: 0, leftOut };
  const { default: sharp } = await import('sharp');
  for (const size of wanted.sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${wanted.ink}" insert_hyphens="false">${escapeHtml(text)}</span>`,
        font: `${wanted.strong ? FAMILIES.strong : FAMILIES.plain} ${size}`,
        width: wanted.width,
        dpi: 72,
        align: 'centre',
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    if (info.height <= linesHigh(wanted.lines, size) || size === wanted.sizes.at(-1))
      return { picture: data, width: info.width, height: info.height, leftOut };
  }
  return { picture: null, width: 0, height: 0, leftOut };
}
