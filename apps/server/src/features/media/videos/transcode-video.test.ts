import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio, type VideoOptions } from '../../../testing/studio.ts';
import { probeVideo } from './probe-video.ts';
import { runTool, ToolFailed } from './run-tool.ts';
import { fittedSize, transcodeVideo } from './transcode-video.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

async function convert(options: VideoOptions) {
  const file = await studio.write(await studio.video(options));
  const into = `${file}.mp4`;
  const probed = await probeVideo(studio.tools, file);
  const seen: number[] = [];
  const { signal } = new AbortController();
  await transcodeVideo(studio.tools, { file, probed }, into, { signal, onProgress: (percent) => seen.push(percent) });
  const bytes = await readFile(into);
  const { streams, format } = await studio.describe(bytes);
  return { probed, bytes, format, seen, picture: streams[0], sound: streams[1] };
}

test('A conversion is what every network takes, and tells nothing of where it was filmed', async () => {
  const { picture, sound, bytes, format, seen } = await convert({ size: '640x360', seconds: 2, rate: 30 });
  expect(picture).toMatchObject({
    codec_name: 'h264',
    pix_fmt: 'yuv420p',
    width: 640,
    height: 360,
    avg_frame_rate: '30/1',
  });
  expect(sound).toMatchObject({ codec_name: 'aac', sample_rate: '48000' });
  // The index comes before the pictures, so that a network can begin at once.
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(bytes.includes('A secret place')).toBe(false);
  expect(bytes.includes('48.8577')).toBe(false);
  expect(Object.keys(format.tags).filter((tag) => /title|location|comment/.test(tag))).toEqual([]);
  expect(seen.every((percent) => percent >= 0 && percent <= 99)).toBe(true);
});

test('A phone held upright films lying down; the conversion stands', async () => {
  const { probed, picture } = await convert({ size: '640x360', seconds: 1, turned: 90 });
  expect(probed).toMatchObject({ width: 360, height: 640 });
  expect(picture).toMatchObject({ width: 360, height: 640 });
  expect(picture?.side_data_list).toBeUndefined();
});

test.each([
  [12, '24/1'],
  [120, '60/1'],
  [25, '25/1'],
])('%i pictures a second become %s', async (rate, expected) => {
  const { picture } = await convert({ size: '160x120', seconds: 1, rate, sound: false });
  expect(picture).toMatchObject({ avg_frame_rate: expected });
});

test('A video without sound stays silent, and one in ten bits becomes eight', async () => {
  const hlg = [
    '-pix_fmt',
    'yuv420p10le',
    '-color_trc',
    'arib-std-b67',
    '-color_primaries',
    'bt2020',
    '-colorspace',
    'bt2020nc',
  ];
  const { probed, picture, sound } = await convert({ size: '320x180', seconds: 1, sound: false, encode: hlg });
  expect(probed).toMatchObject({ hasSound: false, highDynamicRange: true });
  expect(picture).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' });
  expect(sound).toBeUndefined();
});

test.each([
  [
    { width: 3840, height: 2160 },
    { width: 1920, height: 1080 },
  ],
  [
    { width: 2160, height: 3840 },
    { width: 1080, height: 1920 },
  ],
  [
    { width: 1080, height: 2340 },
    { width: 886, height: 1920 },
  ],
  [
    { width: 641, height: 361 },
    { width: 640, height: 360 },
  ],
  [
    { width: 2000, height: 2000 },
    { width: 1080, height: 1080 },
  ],
])('%o fits as %o', (from, to) => {
  expect(fittedSize(from)).toEqual(to);
});

describe('a program', () => {
  const limits = { timeoutMs: 20_000, cpuSeconds: 20, maxFileBytes: 1024 * 1024 };
  const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=64x64:r=30', '-f', 'rawvideo', '-y'];

  test('is ended when it takes too long, and when we stop', async () => {
    const slow = [...endless.slice(0, 2), '-re', ...endless.slice(2), '/dev/null'];
    const late = runTool(studio.tools.ffmpeg, slow, { ...limits, timeoutMs: 300 });
    await expect(late).rejects.toMatchObject({ why: 'timeout' });
    const stop = new AbortController();
    const stopped = runTool(studio.tools.ffmpeg, slow, { ...limits, signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ why: 'stopped' });
  });
  test('may write so much and no more', async () => {
    const into = await studio.write(Buffer.alloc(0));
    await expect(runTool(studio.tools.ffmpeg, [...endless, into], limits)).rejects.toBeInstanceOf(ToolFailed);
    expect((await stat(into)).size).toBeLessThanOrEqual(limits.maxFileBytes);
  });
  test('sees nothing of our environment', async () => {
    const said = await runTool('/usr/bin/env', [], limits);
    expect(said).not.toMatch(/VITEST|HOME=|NODE/);
  });
  test('that is not there is named as such', async () => {
    await expect(runTool('/nowhere/ffmpeg', [], limits)).rejects.toBeInstanceOf(ToolFailed);
  });
});
