import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio, type VideoOptions } from '../../../testing/studio.ts';
import { probeVideo } from '../videos/probe-video.ts';
import { runTool } from '../videos/run-tool.ts';
import { transcodeVideo } from '../videos/transcode-video.ts';
import { addEndCard } from './add-end-card.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let card: string;
beforeAll(async () => {
  studio = await openStudio();
  const [orange, white] = await Promise.all(['#FF6600', '#FFFFFF'].map((background) => plain(background)));
  const png = await sharp(orange)
    .resize(1080, 1920)
    .composite([{ input: await sharp(white).resize(400, 400).toBuffer() }])
    .png()
    .toBuffer();
  card = await studio.write(png);
});
afterAll(() => studio.close());

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

const making = { signal: new AbortController().signal, onProgress: () => undefined };

/** As the network gets it: converted first, then with the card behind it. */
async function carded(options: VideoOptions, { convert = true, seconds = 3 } = {}) {
  const uploaded = await studio.write(await studio.video(options));
  const file = convert ? `${uploaded}.mp4` : uploaded;
  if (convert)
    await transcodeVideo(
      studio.tools,
      { file: uploaded, probed: await probeVideo(studio.tools, uploaded) },
      file,
      making,
    );
  const probed = await probeVideo(studio.tools, file);
  const film = { folder: path.dirname(file), name: path.basename(file), probed };
  const into = `${file}.out.mp4`;
  const way = await addEndCard(studio.tools, film, { file: card, seconds, color: '#FF6600' }, into, making);
  const bytes = await readFile(into);
  const { streams, format } = await studio.describe(bytes);
  return { way, into, probed, bytes, picture: streams[0], sound: streams[1], seconds: Number(format.duration) };
}

/** The mean colour of one picture of a film, or of a part of it. */
async function colorAt(file: string, at: number, crop = 'iw:ih:0:0') {
  const into = `${file}.${at}.${crop.replaceAll(':', '-')}.png`;
  const matrix = 'scale=in_color_matrix=bt709,format=rgb24';
  await runTool(
    studio.tools.ffmpeg,
    ['-v', 'error', '-y', '-ss', String(at), '-i', file, '-frames:v', '1', '-vf', `crop=${crop},${matrix}`, into],
    { timeoutMs: 20_000, cpuSeconds: 20, maxFileBytes: 64 * 1024 * 1024 },
  );
  const { channels } = await sharp(into).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
const ORANGE = [255, 102, 0];
const near = (found: readonly number[], wanted: readonly number[]) =>
  found.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) <= 14);

/** Every picture of a film decodes without a complaint; answers how many there are. */
async function picturesOf(file: string): Promise<number> {
  const asked = ['-v', 'error', '-count_frames', '-select_streams', 'v', '-show_entries', 'stream=nb_read_frames'];
  return Number(
    await runTool(studio.tools.ffprobe, [...asked, '-of', 'csv=p=0', file], {
      timeoutMs: 60_000,
      cpuSeconds: 60,
      maxFileBytes: 0,
    }),
  );
}

test('A card stands behind a film that is not encoded again: same size, same rate, every picture there', async () => {
  const film = await carded({ size: '720x1280', seconds: 4, rate: 30 }, { seconds: 5 });
  expect(film.way).toBe('joined');
  expect(film.picture).toMatchObject({ codec_name: 'h264', width: 720, height: 1280, avg_frame_rate: '30/1' });
  expect(film.seconds).toBeCloseTo(9, 1);
  expect(await picturesOf(film.into)).toBe(9 * 30);
  // The film, the card coming in, and the card to its end.
  expect(near(await colorAt(film.into, 3.9, '700:200:10:1000'), ORANGE)).toBe(false);
  const dark = await colorAt(film.into, 4.04, '700:200:10:1000');
  expect(dark[0]).toBeLessThan(120);
  expect(near(await colorAt(film.into, 4.6, '700:200:10:1000'), ORANGE)).toBe(true);
  expect(near(await colorAt(film.into, 8.9, '700:200:10:1000'), ORANGE)).toBe(true);
  expect(near(await colorAt(film.into, 8.9, '100:100:310:590'), [255, 255, 255])).toBe(true);
  expect(film.bytes.indexOf('moov')).toBeLessThan(film.bytes.indexOf('mdat'));
});

test('The sound ends where the film ends, and is silence from there on', async () => {
  const film = await carded({ size: '320x568', seconds: 3 });
  expect(film.sound).toMatchObject({ codec_name: 'aac', sample_rate: '48000' });
  const loud = async (from: number, seconds: number) => {
    const said = await studio.loudness(film.bytes, from, seconds);
    return said;
  };
  expect(await loud(1, 1)).toBeGreaterThan(-40);
  expect(await loud(3.2, 2.5)).toBeLessThan(-80);
  // Sound and picture end together.
  expect(film.seconds).toBeCloseTo(6, 1);
});

test.each<[string, VideoOptions, { width: number; height: number }]>([
  ['without sound', { size: '320x568', seconds: 2, sound: false }, { width: 320, height: 568 }],
  ['held upright and filmed lying down', { size: '568x320', seconds: 2, turned: 90 }, { width: 320, height: 568 }],
  ['of a wide shape', { size: '640x360', seconds: 2 }, { width: 640, height: 360 }],
  [
    'in HEVC',
    { size: '320x568', seconds: 2, encode: ['-c:v', 'libx265', '-x265-params', 'log-level=error'] },
    { width: 320, height: 568 },
  ],
  ['of 29.97 pictures a second', { size: '320x568', seconds: 2, rate: '30000/1001' }, { width: 320, height: 568 }],
])('A film %s gets its card all the same', async (_, options, size) => {
  const film = await carded(options);
  expect(film.way).toBe('joined');
  expect(film.picture).toMatchObject(size);
  expect(film.sound === undefined).toBe(options.sound === false);
  expect(film.seconds).toBeCloseTo(5, 0);
  const { width, height } = size;
  const part = `${Math.min(width, 100)}:20:${Math.round(width / 2) - 50}:${height - 40}`;
  expect(near(await colorAt(film.into, film.seconds - 0.5, part), ORANGE)).toBe(true);
  await picturesOf(film.into);
});

describe('a film whose head is another', () => {
  test('goes through the encoder with its card', async () => {
    const film = await carded({ size: '320x568', seconds: 2 }, { convert: false });
    expect(film.way).toBe('encoded');
    expect(film.seconds).toBeCloseTo(5, 0);
    expect(await picturesOf(film.into)).toBe(150);
    expect(near(await colorAt(film.into, 4.5, '200:100:10:400'), ORANGE)).toBe(true);
  });
});
