import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from '#zod';
import { findFfmpeg } from '../platform/config/find-ffmpeg.ts';
import { readEnv } from '../platform/config/read-env.ts';

const run = promisify(execFile);

export interface VideoOptions {
  readonly size?: string;
  readonly seconds?: number;
  /** Pictures a second. */
  readonly rate?: number | string;
  readonly sound?: boolean;
  /** Degrees that a player has to turn it by. */
  readonly turned?: number;
  readonly container?: 'mp4' | 'mov';
  /** Further options of the encoder. */
  readonly encode?: readonly string[];
}

/** Real videos made by the installed ffmpeg, in a folder of their own. */
export async function openStudio() {
  const { PATH, FFMPEG_PATH } = readEnv();
  const tools = findFfmpeg({ PATH, FFMPEG_PATH });
  if (tools === null) throw new Error('these tests need ffmpeg: node scripts/ensure-tools.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-videos-'));
  let count = 0;
  const next = (ext: string) => path.join(folder, `${++count}.${ext}`);

  return {
    tools,
    /** For the configuration of a test program. */
    env: { PATH: PATH ?? '', ...(FFMPEG_PATH && { FFMPEG_PATH }) },
    async video(options: VideoOptions = {}): Promise<Buffer> {
      const { size = '320x568', seconds = 3, rate = 30, sound = true, container = 'mp4' } = options;
      const file = next(container);
      await run(tools.ffmpeg, [
        ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
        ...(sound ? ['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-c:a', 'aac'] : []),
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-metadata', 'title=A secret place'],
        ...['-metadata', 'location=+48.8577+002.295/', ...(options.encode ?? []), file],
      ]);
      if (options.turned === undefined) return readFile(file);
      const turned = next(container);
      const meta = ['-c', 'copy', '-metadata:s:v:0', `rotate=${options.turned}`];
      await run(tools.ffmpeg, ['-v', 'error', '-i', file, ...meta, turned]);
      return readFile(turned);
    },
    async write(bytes: Buffer): Promise<string> {
      const file = next('bin');
      await writeFile(file, bytes);
      return file;
    },
    /** Everything that ffprobe says about a video. */
    async describe(bytes: Buffer) {
      const file = next('mp4');
      await writeFile(file, bytes);
      const { stdout } = await run(tools.ffprobe, [
        '-v',
        'error',
        '-show_streams',
        '-show_format',
        '-of',
        'json',
        file,
      ]);
      return description.parse(JSON.parse(stdout));
    },
    /** The mean colour of the picture that a video shows at a moment. */
    async colorAt(bytes: Buffer, at: number): Promise<number[]> {
      const file = next('mp4');
      await writeFile(file, bytes);
      const into = next('rgb');
      // One pixel of all: what players take a film for that says nothing of its colours.
      const mean = 'scale=1:1:in_color_matrix=bt709:flags=area,format=rgb24';
      await run(tools.ffmpeg, [
        ...['-v', 'error', '-ss', String(at), '-i', file, '-frames:v', '1'],
        ...['-vf', mean, '-f', 'rawvideo', into],
      ]);
      return [...(await readFile(into))];
    },
    /** The mean loudness of a part of a video's sound, in decibels below full. */
    async loudness(bytes: Buffer, from: number, seconds: number): Promise<number> {
      const file = next('mp4');
      await writeFile(file, bytes);
      const part = ['-ss', String(from), '-t', String(seconds), '-i', file, '-vn'];
      const { stderr } = await run(tools.ffmpeg, ['-hide_banner', ...part, '-af', 'volumedetect', '-f', 'null', '-']);
      return Number(/mean_volume: (-?[\d.]+|-inf) dB/.exec(stderr)?.[1]?.replace('-inf', '-200') ?? Number.NaN);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

const description = z.object({
  streams: z.array(
    z.looseObject({
      codec_type: z.string(),
      codec_name: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
      pix_fmt: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      sample_rate: z.string().optional(),
      color_transfer: z.string().optional(),
      side_data_list: z.array(z.unknown()).optional(),
    }),
  ),
  format: z.object({ duration: z.string(), tags: z.record(z.string(), z.string()).default({}) }),
});
