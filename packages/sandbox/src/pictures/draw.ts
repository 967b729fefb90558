import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Canvas } from './canvas.ts';
import { PALETTES } from './palettes.ts';
import { POSTERS, type Poster } from './posters.ts';

/** Where `npm run build` puts them. */
export const POSTER_FOLDER = join(import.meta.dirname, '../../dist/pictures');
export const fileOf = ({ name }: Pick<Poster, 'name'>): string => `${name}.jpg`;

/** The picture as JPEG: the same bytes whenever and wherever it is drawn by the same libraries. */
export async function drawPoster({ name, scene, palette, size }: Poster): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [width, height] = size;
  const canvas = new Canvas({ width, height, palette: PALETTES[palette], seed: name });
  scene(canvas);
  return sharp(Buffer.from(canvas.svg())).jpeg({ quality: 84 }).toBuffer();
}

/** As it was built, else drawn now; undefined when there is none of this name. */
export async function posterBytes(name: string): Promise<Buffer | undefined> {
  const poster = POSTERS.find((one) => one.name === name);
  if (poster === undefined) return undefined;
  return readFile(join(POSTER_FOLDER, fileOf(poster))).catch(() => drawPoster(poster));
}
