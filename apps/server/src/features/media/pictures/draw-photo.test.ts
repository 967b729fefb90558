import { CHANNELS } from '@waypost/contract/networks';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type FileFacts, recipesFor } from '../variants/recipes.ts';
import { canvasOf, drawPhoto } from './draw-photo.ts';

const MIB = 1024 * 1024;
const picture = (width: number, height: number, more: Partial<FileFacts> = {}): FileFacts => ({
  kind: 'image',
  mime: 'image/jpeg',
  bytes: MIB,
  width,
  height,
  ...more,
});
const video = (mime: string): FileFacts => ({ ...picture(1080, 1920), kind: 'video', mime });
const png = { mime: 'image/png' };

describe('what a network takes as it is', () => {
  test.each([
    ['instagram', picture(1080, 1350), true],
    ['instagram', picture(1080, 1080), true],
    ['instagram', picture(1080, 1351), false],
    ['instagram', picture(1200, 628), false],
    ['instagram', picture(1440, 754), true],
    ['instagram', picture(1441, 1441), false],
    ['instagram', picture(319, 319), false],
    ['instagram', picture(1080, 1080, png), false],
    ['instagram', picture(1080, 1080, { bytes: 8 * MIB + 1 }), false],
    ['facebook', picture(4096, 300, png), true],
    ['facebook', picture(1080, 1080, { bytes: 4 * MIB + 1 }), false],
    ['facebook', picture(1080, 1080, { mime: 'image/webp' }), false],
    ['linkedin', picture(6000, 6000, { bytes: 9 * MIB }), true],
    ['linkedin', picture(6016, 6010), false],
    ['linkedin', video('video/mp4'), true],
    ['linkedin', video('video/quicktime'), false],
  ] as const)('%s: %o', (network, file, fits) => {
    expect(recipesFor(network, [file])[0] === null).toBe(fits);
  });

  test('a carousel takes the shape of its first picture', () => {
    const recipes = recipesFor('instagram', [picture(1000, 1000), picture(1200, 800), picture(600, 600)]);
    expect(recipes).toEqual([null, 'instagram-1:1000', null]);
  });
});

describe('a canvas for Instagram', () => {
  const { frame } = CHANNELS.instagram.pictures.file;
  test('is always one that it takes, and no larger than needed', () => {
    if (frame === undefined) throw new Error('Instagram has a frame');
    for (let width = 40; width <= 4096; width += 97) {
      for (let height = 40; height <= 4096; height += 89) {
        const shape = Math.min(frame.widest, Math.max(frame.tallest, width / height));
        const canvas = canvasOf({ width, height }, { shape: Math.round(shape * 1000) / 1000, frame });
        const ratio = canvas.width / canvas.height;
        expect(ratio).toBeGreaterThanOrEqual(0.8);
        expect(ratio).toBeLessThanOrEqual(1.91);
        expect(canvas.width).toBeGreaterThanOrEqual(320);
        expect(canvas.width).toBeLessThanOrEqual(1440);
      }
    }
  });
});

describe('a drawn picture', () => {
  const draw = async (width: number, height: number, options: { alpha?: boolean } = {}) => {
    const background = options.alpha ? { r: 200, g: 20, b: 20, alpha: 0 } : { r: 200, g: 20, b: 20 };
    const source = sharp({ create: { width, height, channels: options.alpha ? 4 : 3, background } });
    const bytes = options.alpha ? await source.png().toBuffer() : await source.jpeg().toBuffer();
    const recipe = recipesFor('instagram', [picture(width, height, options.alpha ? png : {})])[0];
    if (recipe === null || recipe === undefined) throw new Error('nothing to draw');
    const drawn = await drawPhoto(bytes, recipe);
    const { data, info } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    return { drawn, at, metadata: await sharp(drawn.bytes).metadata() };
  };

  test('is whole, with its own blurred colours above and below or beside it', async () => {
    const { drawn, at, metadata } = await draw(3000, 1000);
    expect(drawn).toMatchObject({ mime: 'image/jpeg', width: 1440, height: 754 });
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width: 1440, height: 754 });
    expect(metadata.exif).toBeUndefined();
    const [red] = at(720, 377);
    const [edge] = at(720, 5);
    expect(red).toBeGreaterThan(190);
    // The ground is darker than the picture and of its colour.
    expect(edge).toBeGreaterThan(120);
    expect(edge).toBeLessThan(185);
  });

  test('stands on white when it has no ground of its own', async () => {
    const { at } = await draw(500, 1000, { alpha: true });
    expect(at(3, 500)).toEqual([255, 255, 255]);
    expect(at(400, 500)).toEqual([255, 255, 255]);
  });

  test('is enlarged when Instagram would not take it, and keeps the shape of a tall one', async () => {
    const { drawn } = await draw(100, 300);
    expect(drawn).toMatchObject({ width: 320, height: 400 });
  });

  test('for Facebook stays below 4 MB', async () => {
    const noise = await sharp({
      create: {
        width: 2400,
        height: 2400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const drawn = await drawPhoto(noise, 'photo-1');
    expect(drawn.bytes.length).toBeLessThanOrEqual(4 * MIB);
    expect(drawn.mime).toBe('image/jpeg');
  });

  test('that is none throws', async () => {
    await expect(drawPhoto(Buffer.from('no picture'), 'instagram-1:1000')).rejects.toThrow();
  });
});
