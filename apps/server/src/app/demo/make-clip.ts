import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Seconds that a picture stands, and for how long it gives way to the next one. */
const STANDS = 3;
const FADES = 0.6;

/** As the dashboard plays it, and as a reel stands on a phone. */
const SHAPES = { wide: '854:480', upright: '540:960' } as const;

/** A short video of these pictures, one fading into the next; made small and fast. */
export async function makeClip(ffmpeg: string, pictures: readonly Blob[], shape: keyof typeof SHAPES): Promise<Blob> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-clip-'));
  try {
    const files = await Promise.all(
      pictures.map(async (picture, at) => {
        const file = path.join(folder, `${at}.jpg`);
        await writeFile(file, Buffer.from(await picture.arrayBuffer()));
        return file;
      }),
    );
    const made = path.join(folder, 'clip.mp4');
    const size = SHAPES[shape];
    const scaled = files.map(
      (_, at) =>
        `[${at}]scale=${size}:force_original_aspect_ratio=increase,crop=${size},setsar=1,format=yuv420p[p${at}]`,
    );
    const faded = files.slice(1).map((_, at) => {
      const before = at === 0 ? '[p0]' : `[f${at}]`;
      return `${before}[p${at + 1}]xfade=duration=${FADES}:offset=${(STANDS - FADES) * (at + 1)}[f${at + 1}]`;
    });
    await run(ffmpeg, [
      ...['-v', 'error', '-nostdin'],
      ...files.flatMap((file) => ['-loop', '1', '-framerate', '15', '-t', String(STANDS), '-i', file]),
      ...['-filter_complex', [...scaled, ...faded].join(';'), '-map', `[f${files.length - 1}]`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-threads', '2', '-movflags', '+faststart', made],
    ]);
    return new Blob([await readFile(made)], { type: 'video/mp4' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
