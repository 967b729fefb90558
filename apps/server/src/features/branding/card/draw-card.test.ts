import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inkOn } from '@waypost/contract/branding';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardFacts, drawCard } from './draw-card.ts';
import { drawable } from './draw-text.ts';
import { loadFonts } from './fonts.ts';

const facts = (change: Partial<CardFacts> = {}): CardFacts => ({
  ...{ agency_name: 'Blue Fjord Travel', agent_name: 'Marina Duval', phone: '(416) 555-0142' },
  ...{ website: 'bluefjord.example', license_line: 'TICO 50012345', color: '#69A4BF' },
  ...change,
});
const small = (png: Buffer) => sharp(png).resize(270).blur(2).raw().toBuffer();
const inkShare = async (png: Buffer, color: string): Promise<number> => {
  const pixels = await small(png);
  const ink = inkOn(color) === '#FFFFFF' ? 255 : 0;
  return pixels.filter((value) => Math.abs(value - ink) < 40).length / pixels.length;
};

test('each of the alphabets is drawn, with signs and flags; what no font has is left out and told', async () => {
  const covers = await loadFonts();
  for (const text of [
    'Élan Łódź Đặng',
    'Ωμέγα Анна',
    'שלום',
    'شركة السفر',
    'یاترا',
    'यात्रा',
    'ਯਾਤਰਾ',
    '🌴✈️ 👩‍👩‍👧 🇨🇦',
    '№ 1 & <2>',
  ])
    expect(drawable(text, covers)).toBe(text.normalize('NFC').replace('№ ', covers(0x2116) ? '№ ' : ''));
  expect(drawable('Happy 快樂旅遊 Travel', covers)).toBe('Happy Travel');
  expect(drawable('快樂旅遊 – !', covers)).toBe('');
  expect((await drawCard(facts(), null)).leftOut).toBe(false);
  const { png, leftOut } = await drawCard(facts({ agency_name: '快樂旅遊' }), null);
  expect(leftOut).toBe(true);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1080, height: 1920, channels: 3 });
});

test('an empty card, and one of the longest texts, stays within its edges', async () => {
  const nothing = { agency_name: 'M', agent_name: '', phone: '', website: '', license_line: '' };
  expect(await inkShare((await drawCard(facts(nothing), null)).png, '#69A4BF')).toBeGreaterThan(0.001);
  const long = {
    ...{ agency_name: `${'W'.repeat(45)}…`, agent_name: 'M'.repeat(46), website: 'w'.repeat(60) },
    license_line: 'Mm '.repeat(30).trim(),
  };
  const { png } = await drawCard(facts({ ...long, color: '#000000' }), null);
  for (const [left, width] of [
    [0, 60],
    [1020, 60],
  ] as const) {
    const edge = await sharp(png).extract({ left, top: 0, width, height: 1920 }).raw().toBuffer();
    expect(edge.every((value) => value === 0)).toBe(true);
  }
  const foot = await sharp(png).extract({ left: 0, top: 1860, width: 1080, height: 60 }).raw().toBuffer();
  expect(foot.every((value) => value === 0)).toBe(true);
});

test('the photo is shown round, whatever its shape', async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#FF0000' } })
    .jpeg()
    .toBuffer();
  const { png } = await drawCard(facts(), photo);
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 0) < 20) red++;
  // A circle within its ring.
  expect(Math.abs(red / (Math.PI * 248 ** 2) - 1)).toBeLessThan(0.03);
});

test('a machine without a font, and without a word about fonts, draws the same', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-card-'));
  const file = path.join(folder, 'card.png');
  const asked = facts({ agency_name: 'شركة السفر 🌴', agent_name: 'שרה Đặng' });
  const program = `
    import { writeFileSync } from 'node:fs';
    const { drawCard } = await import(${JSON.stringify(new URL('draw-card.ts', import.meta.url).href)});
    writeFileSync(${JSON.stringify(file)}, (await drawCard(${JSON.stringify(asked)}, null)).png);`;
  const none = path.join(folder, 'none');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, FONTCONFIG_FILE: none, FONTCONFIG_PATH: none, HOME: none },
  });
  const [there, here] = [await small(await readFile(file)), await small((await drawCard(asked, null)).png)];
  await rm(folder, { recursive: true });
  const apart = there.reduce((sum, value, at) => sum + Math.abs(value - (here[at] ?? 0)), 0) / there.length;
  expect(apart).toBeLessThan(0.5);
});
