import sharp from 'sharp';

const plain = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } });

export async function png(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await plain().png().toBuffer());
}

export async function webp(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await plain().webp().toBuffer());
}

/** A real picture with noise, too heavy for Facebook. */
export async function heavyPng(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = crypto.getRandomValues(new Uint8Array(60_000));
  const raw = Buffer.concat(Array.from({ length: 90 }, () => Buffer.from(noise)));
  const picture = sharp(raw.subarray(0, 1200 * 1500 * 3), { raw: { width: 1200, height: 1500, channels: 3 } });
  return new Uint8Array(await picture.png({ compressionLevel: 0 }).toBuffer());
}

export async function jpeg(width = 1080, height = 1080): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}
