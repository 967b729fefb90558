import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Canvas } from './canvas.ts';
import { PALETTES } from './palettes.ts';
import { BRANDS, POSTERS, type Poster } from './posters.ts';

/** Where `npm run build` puts them. */
export const POSTER_FOLDER = join(import.meta.dirname, '../../dist/pictures');
export const fileOf = ({ name, clear }: Pick<Poster, 'name' | 'clear'>): string => `${name}.${clear ? 'png' : 'jpg'}`;
export const DRAWN: readonly Poster[] = [...POSTERS, ...BRANDS];

/** The picture as JPEG, as PNG where nothing stands behind it: the same bytes whenever and wherever it is drawn by the same libraries. */
export async function drawPoster({ name, scene, palette, size, clear }: Poster): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [width, height] = size;
  const canvas = new Canvas({ width, height, palette: PALETTES[palette], seed: name });
  scene(canvas);
  const drawn = sharp(Buffer.from(canvas.svg()));
  return (clear ? drawn.png() : drawn.jpeg({ quality: 84 })).toBuffer();
}

/** As it was built, else drawn now; undefined when there is none of this name. */
export async function posterBytes(name: string, clear = false): Promise<Buffer | undefined> {
  const poster = DRAWN.find((one) => one.name === name && (one.clear ?? false) === clear);
  if (poster === undefined) return undefined;
  return readFile(join(POSTER_FOLDER, fileOf(poster))).catch(() => drawPoster(poster));
}
