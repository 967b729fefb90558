import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/errors/index.ts';
import { encodeImage } from './encode-image.ts';

const plain = (width = 60, height = 40, background = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Noise compresses badly: the worst case for a size limit. */
function noise(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({
    create: { width, height, channels, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

async function refusal(bytes: Buffer): Promise<unknown> {
  const error = await encodeImage(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error instanceof AppError ? { status: error.status, key: error.fields.image?.[0]?.key } : null;
}
const wrongType = { status: 400, key: 'media.errors.wrongType' };
const unreadable = { status: 400, key: 'media.errors.unreadable' };
const tooManyPixels = { status: 400, key: 'media.errors.tooManyPixels' };

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
/** A PNG that says it is huge, with as many rows as asked for. */
function bomb(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A stored (uncompressed) archive with one entry. */
function zip(name: string, content: string): Buffer {
  const data = Buffer.from(content);
  const file = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, file, data]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), common, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

describe('What is stored', () => {
  test('A JPEG loses its metadata and keeps its upright form and colours', async () => {
    const left = plain(30, 40, '#ff0000');
    const bytes = await plain(60, 40, '#0000ff')
      .composite([{ input: await left.png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'canary camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(bytes.includes('Exif')).toBe(true);
    const { image, thumbnail } = await encodeImage(bytes);
    // Orientation 6: turn by 90 degrees clockwise, so what was left is on top (Exif 2.32, tag 0x0112).
    expect([image.width, image.height, image.mime, image.ext]).toEqual([40, 60, 'image/jpeg', 'jpg']);
    const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[2]].map((value) => (value ?? 0) > 128)).toEqual([true, false]);
    for (const file of [image, thumbnail]) {
      const metadata = await sharp(file.bytes).metadata();
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(metadata.space).toBe('srgb');
      expect(file.bytes.includes('canary')).toBe(false);
    }
    expect([thumbnail.width, thumbnail.height, thumbnail.mime]).toEqual([40, 60, 'image/webp']);
  });

  test('A PNG stays a PNG with its transparency', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00ff0080' } })
      .png()
      .toBuffer();
    const { image } = await encodeImage(bytes);
    expect([image.mime, image.ext]).toEqual(['image/png', 'png']);
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('Of a moving GIF the first picture is kept', async () => {
    const frame = (colour: string) => plain(32, 32, colour).png().toBuffer();
    const bytes = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(2);
    const { image } = await encodeImage(bytes);
    expect([image.mime, image.width, image.height]).toEqual(['image/png', 32, 32]);
    const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  test('CMYK becomes sRGB', async () => {
    const bytes = await plain().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    expect((await sharp((await encodeImage(bytes)).image.bytes).metadata()).space).toBe('srgb');
  });

  test('Big pictures shrink to 4096 pixels and to what Facebook takes', async () => {
    const bytes = await noise(4200, 1680).jpeg({ quality: 60 }).toBuffer();
    const { image, thumbnail } = await encodeImage(bytes);
    expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(4096);
    expect(image.bytes.length).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect([thumbnail.width, thumbnail.height]).toEqual([480, 192]);
  });

  test('A PNG that is too heavy becomes a JPEG on white', async () => {
    const bytes = await noise(1500, 1500, 3).ensureAlpha(0).png({ compressionLevel: 1 }).toBuffer();
    const { image } = await encodeImage(bytes);
    expect(image.mime).toBe('image/jpeg');
    expect(image.bytes.length).toBeLessThanOrEqual(4 * 1024 * 1024);
    const { data } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  test('A video that a phone appended to its photo is left behind, and the photo is taken', async () => {
    const photo = await plain().jpeg().toBuffer();
    const video = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(5_000, 7)]);
    const { image } = await encodeImage(Buffer.concat([photo, video]));
    expect(image.bytes.includes('ftypmp42')).toBe(false);
  });
});

describe('What is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with a script', () => Buffer.from(svg)],
    ['an SVG behind an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a text', () => Buffer.from('hello')],
    ['nothing', () => Buffer.alloc(0)],
    ['a WebP', () => plain().webp().toBuffer()],
    ['an AVIF', () => plain().avif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['a program', () => readFileSync(process.execPath).subarray(0, 200_000)],
    ['an archive', () => zip('a.txt', 'hello')],
  ])('%s is not a picture of ours', async (_what, make) => {
    expect(await refusal(await make())).toEqual(wrongType);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an archive', zip('payload.js', 'alert(1)')],
    ['a PHP program', Buffer.from('<?php system($_GET["c"]); ?>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ])('A picture that is %s as well', async (_what, payload) => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const picture = await plain().toFormat(format).toBuffer();
      expect(await refusal(Buffer.concat([picture, payload]))).toEqual(wrongType);
    }
  });

  test('A picture that carries a page in its comment', async () => {
    const picture = await plain().jpeg().toBuffer();
    const page = Buffer.from('<html><body onload=alert(1)>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const bytes = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
    expect(await refusal(bytes)).toEqual(wrongType);
  });

  test('A picture cut short, and one of damaged bytes', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const whole = await noise(200, 200).toFormat(format).toBuffer();
      expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(unreadable);
      expect(await refusal(Buffer.concat([whole.subarray(0, 10), Buffer.alloc(300)]))).toEqual(unreadable);
    }
  });

  test('Bombs: few bytes that unfold into many pixels, true or claimed', async () => {
    const honest = await plain(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(honest.length).toBeLessThan(400_000);
    expect(await refusal(honest)).toEqual(tooManyPixels);
    expect(await refusal(bomb(60_000, 60_000, 1))).toEqual(tooManyPixels);
    expect(await refusal(bomb(7_000, 7_000, 3))).toEqual(unreadable);
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    // Width and height of the screen, then of the frame (GIF89a, sections 18 and 20).
    for (const at of [6, 8, 32, 34]) gif.writeUInt16LE(65_000, at);
    expect(await refusal(gif)).toEqual(tooManyPixels);
  });

  test('Just fifty megapixels are taken', async () => {
    const { image } = await encodeImage(await plain(10_000, 5_000).png().toBuffer());
    expect([image.width, image.height]).toEqual([4096, 2048]);
  });
});
