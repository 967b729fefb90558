import type { Area, Point } from 'react-easy-crop';

/** What of a picture is taken: its place, how near, and in which shape. */
export interface Framing {
  readonly crop: Point;
  readonly zoom: number;
  /** Width by height; null keeps the shape of the picture. */
  readonly aspect: number | null;
}

export const ZOOM_MAX = 4;
/** Of fewer pixels nothing but a blur would be seen. */
export const EDGE_MIN = 48;
/** A logo may be a line of letters: its longer edge counts. */
export const isTooSmall = ({ naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number }): boolean =>
  Math.max(naturalWidth, naturalHeight) < EDGE_MIN;
/** Larger than any place where it is shown, and far below what an upload may weigh. */
const EDGE_MAX = 1_600;

/** How large the part is drawn: as it is, or smaller, never blown up. */
export function drawnSize({ width, height }: Pick<Area, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Formats without transparency stay JPEG; a logo with holes in it keeps them. */
export const drawnType = (type: string): 'image/jpeg' | 'image/png' =>
  type === 'image/jpeg' ? 'image/jpeg' : 'image/png';

/** The chosen part as a file. Rejects where the browser cannot draw the picture. */
export async function drawPart(source: string, part: Area, file: File): Promise<File> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, drawnSize(part));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const type = drawnType(file.type);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (blob === null) throw new Error('The picture could not be drawn.');
  const name = file.name.replace(/\.\w{1,5}$/, '') || 'picture';
  return new File([blob], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
