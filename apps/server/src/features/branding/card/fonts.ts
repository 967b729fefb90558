import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../platform/config/paths.ts';
import { type Coverage, coverageOf } from './coverage.ts';

const FOLDER = path.join(projectRoot, 'apps/server/fonts');

/** Each in the order in which a character is looked for; what the machine has comes last, and should never be asked. */
export const FAMILIES = {
  strong:
    'Inter SemiBold, Noto Sans Hebrew SemiBold, Noto Sans Arabic SemiBold, Noto Sans Devanagari SemiBold, Noto Sans Gurmukhi SemiBold, Noto Emoji SemiBold',
  plain:
    'Inter, Noto Sans Hebrew SemiBold, Noto Sans Arabic SemiBold, Noto Sans Devanagari SemiBold, Noto Sans Gurmukhi SemiBold, Noto Emoji SemiBold',
} as const;

let loading: Promise<Coverage> | undefined;

/**
 * Makes the fonts that we bring known to the program that draws text, once per process: a machine may have none at all. Answers
 * which characters they have.
 */
export const loadFonts = (): Promise<Coverage> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

async function load(): Promise<Coverage> {
  const { default: sharp } = await import('sharp');
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ttf')).map((file) => path.join(FOLDER, file));
  const read: Coverage[] = [];
  for (const fontfile of files) {
    await sharp({ text: { text: '.', fontfile } }).toBuffer();
    read.push(coverageOf(await readFile(fontfile)));
  }
  return (code) => read.some((has) => has(code));
}
