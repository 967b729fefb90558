export type ImageFacts = { mime: string; width: number; height: number };

const MIME: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
};

/** Says what the bytes are, whatever name or type they came with; undefined when they are no picture. */
export async function inspectImage(bytes: Buffer): Promise<ImageFacts | undefined> {
  const { default: sharp } = await import('sharp'); // loaded at the first picture: the sandbox starts faster without it
  try {
    const { format, autoOrient } = await sharp(bytes, { failOn: 'error' }).metadata();
    const { width, height } = autoOrient; // as shown: cameras store a portrait lying and note the turn
    const mime = format ? MIME[format] : undefined;
    return mime && width && height ? { mime, width, height } : undefined;
  } catch {
    return undefined;
  }
}
