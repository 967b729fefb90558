/** As many pixels as tell what a logo is like. */
const EDGE = 48;
/** Of 255; below, a pixel counts as hole, above as drawn. */
const THIN = 64;
const LIGHT = 200;

/** Whether a picture with holes in it is drawn in light colours, so that it is not seen on white. RGBA, a byte each. */
export function needsDark(pixels: ArrayLike<number>): boolean {
  let [drawn, light, holes] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < THIN) holes += 1;
    else {
      drawn += 1;
      if (0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT) light += 1;
    }
  }
  return holes > 0 && light > drawn / 2;
}

/** The same of a picture that the browser has loaded; of one that it may not read nothing is known, and white is what logos are drawn for. */
export function darkGroundOf(image: HTMLImageElement): boolean {
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: EDGE, height: EDGE });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return false;
    context.drawImage(image, 0, 0, EDGE, EDGE);
    return needsDark(context.getImageData(0, 0, EDGE, EDGE).data);
  } catch {
    return false;
  }
}
