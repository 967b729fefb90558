import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawBranded } from '../pictures/draw-photo.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const photo = (width: number, height: number, background = '#3366cc') =>
  plain(width, height, background).jpeg({ quality: 95 }).toBuffer();
const logo = (width: number, height: number, background = '#ff0000') =>
  plain(width, height, background).png().toBuffer();

/** A disc without a ground. */
const disc = (fill: string) =>
  sharp(Buffer.from(`<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="${fill}"/></svg>`))
    .png()
    .toBuffer();

async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)],
  };
}
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 180 && g < 90 && b < 90;

describe('a logo', () => {
  test.each([
    ['top-left', 100, 100],
    ['top-right', 1100, 100],
    ['bottom-left', 100, 1100],
    ['bottom-right', 1100, 1100],
  ] as const)('stands in its corner: %s', async (position, x, y) => {
    const made = await drawBranded(await photo(1200, 1200), null, { bytes: await logo(300, 300), position });
    const drawn = await pixels(made.bytes);
    expect(isRed(drawn.at(x, y))).toBe(true);
    // A quarter of the height, and nowhere else.
    const corners = [
      [100, 100],
      [1100, 100],
      [100, 1100],
      [1100, 1100],
    ] as const;
    for (const [cx, cy] of corners) expect(isRed(drawn.at(cx, cy))).toBe(cx === x && cy === y);
    expect([0, 1199].some((edge) => isRed(drawn.at(edge, edge)))).toBe(false);
  });

  test('is a quarter as high as the picture, also where it was smaller or larger', async () => {
    for (const size of [20, 3000]) {
      const made = await drawBranded(await photo(1000, 1200), null, {
        bytes: await logo(size, size),
        position: 'top-left',
      });
      const drawn = await pixels(made.bytes);
      const red = Array.from({ length: 1200 }, (_, y) => drawn.at(150, y)).filter(isRed).length;
      expect(Math.abs(red - 300)).toBeLessThanOrEqual(4);
    }
  });

  test('that is very wide is never wider than the picture, and inside it', async () => {
    const made = await drawBranded(await photo(600, 1200), null, {
      bytes: await logo(2000, 100),
      position: 'bottom-right',
    });
    const drawn = await pixels(made.bytes);
    expect(made).toMatchObject({ width: 600, height: 1200 });
    const row = Array.from({ length: 600 }, (_, x) => drawn.at(x, 1200 - 50 - 13));
    expect(row.filter(isRed).length).toBeGreaterThan(480);
    expect(isRed(row[0] ?? [])).toBe(false);
    expect(isRed(row.at(-1) ?? [])).toBe(false);
  });

  test('stands on the picture as its network gets it: padded first, never cut', async () => {
    const mark = { bytes: await logo(100, 100), position: 'top-left' } as const;
    const made = await drawBranded(await photo(1200, 400), 'instagram-1:1910', mark);
    expect(made).toMatchObject({ width: 1200, height: 629, mime: 'image/jpeg' });
    expect(isRed((await pixels(made.bytes)).at(60, 60))).toBe(true);
  });

  test.each([
    ['white on white', '#ffffff', '#ffffff', true],
    ['black on black', '#000000', '#050505', true],
    ['white on blue', '#ffffff', '#1133aa', false],
  ])('%s is told apart: %s', async (_, fill, ground, shaded) => {
    const made = await drawBranded(await photo(800, 800, ground), null, {
      bytes: await disc(fill),
      position: 'top-left',
    });
    const drawn = await pixels(made.bytes);
    const margin = Math.round(800 / 24);
    // Just outside of the disc, which begins a tenth of the logo below its edge.
    const [r = 0] = drawn.at(margin + 100, margin + 16);
    const [own = 0] = drawn.at(margin + 100, margin + 100);
    const [bare = 0] = drawn.at(700, 700);
    expect(Math.abs(own - Number.parseInt(fill.slice(1, 3), 16))).toBeLessThan(12);
    expect(Math.abs(r - bare) > 40).toBe(shaded);
  });

  test('in the colours of print comes out in those of screens', async () => {
    const cmyk = await plain(200, 200, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    const made = await drawBranded(await photo(800, 800), null, { bytes: cmyk, position: 'top-left' });
    const [r = 0, g = 0, b = 0] = (await pixels(made.bytes)).at(120, 120);
    expect(r).toBeGreaterThan(150);
    expect(Math.max(g, b)).toBeLessThan(110);
  });
});
