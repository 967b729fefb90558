import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

// A program of its own (see draw-svg.ts): draws the SVG of one file into another, its longest side so many pixels long.

const USUAL_DPI = 72;
const MOST_PIXELS = 16_000_000;

const [from = '', to = '', side = '0'] = process.argv.slice(2);
sharp.cache(false);
sharp.concurrency(1);
const drawing = await readFile(from);
const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
const density = Math.min(100_000, Math.max(1, (USUAL_DPI * Number(side)) / Math.max(width, height)));
await sharp(drawing, { density, limitInputPixels: MOST_PIXELS })
  .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
  .png()
  .toFile(to);
