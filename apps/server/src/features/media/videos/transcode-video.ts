import type { VideoTools } from '../../../platform/config/config.ts';
import { inputOf, type Probed } from './probe-video.ts';
import { runTool, ToolFailed, type ToolRun } from './run-tool.ts';

const LONG_SIDE = 1920;
const SHORT_SIDE = 1080;
const SLOWEST = 24;
const FASTEST = 60;
const SOUND_KBIT = 128;
const BEST_KBIT = 6_000;
/** Instagram takes 300 MB, which is the least of the three; a little air for what the container adds. */
const MAX_BYTES = 285 * 1000 * 1000;

/**
 * Writes what every network takes: H.264 and AAC in an MP4 that begins with its index, upright, with square pixels, at
 * most 1080 by 1920, 24 to 60 pictures a second, eight bits, and nothing of the metadata. Throws {@link ToolFailed}.
 */
export async function transcodeVideo(
  tools: VideoTools,
  source: { file: string; probed: Probed },
  into: string,
  options: Making,
): Promise<void> {
  const { probed, file } = source;
  const { width, height } = fittedSize(probed);
  const scale = `scale=${width}:${height}:flags=bicubic,setsar=1`;
  const tone = probed.highDynamicRange && (await hasToneMapping(tools)) ? `${TONE_MAPPING},` : '';
  const args = [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-y', '-threads', '2', ...inputOf(file)],
    ...['-map', `0:${probed.stream}`, ...(probed.hasSound ? ['-map', '0:a:0'] : []), '-sn', '-dn'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-vf', `${scale},${tone}fps=${rateOf(probed)},format=yuv420p`],
    ...pictureCodec(probed.seconds),
    ...(tone === '' ? [] : AS_BT709),
    ...SOUND_CODEC,
    ...intoMp4(into),
  ];
  await runTool(tools.ffmpeg, args, limitsFor(probed.seconds, options));
}

/** Two pictures that were encoded with the same words can stand in one film, one behind the other. */
export function pictureCodec(seconds: number): string[] {
  const kbit = Math.floor(Math.min(BEST_KBIT, (MAX_BYTES * 8) / 1000 / seconds - SOUND_KBIT));
  return [
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '21', '-threads', '2'],
    ...['-maxrate', `${kbit}k`, '-bufsize', `${kbit * 2}k`, '-g', '120'],
  ];
}
export const SOUND_CODEC = ['-c:a', 'aac', '-b:a', `${SOUND_KBIT}k`, '-ar', '48000', '-ac', '2'];
export const AS_BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
export const intoMp4 = (file: string): string[] => [
  ...['-movflags', '+faststart', '-max_muxing_queue_size', '1024', '-progress', 'pipe:1', '-stats_period', '1'],
  ...['-f', 'mp4', `file:${file}`],
];

export interface Making {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/** What a program may take for so many seconds of film. */
export const limitsFor = (seconds: number, { signal, onProgress }: Making): ToolRun => ({
  // A machine that needs twenty seconds for one of video is too small for it.
  timeoutMs: 60_000 + seconds * 20_000,
  cpuSeconds: Math.ceil(60 + seconds * 40),
  maxFileBytes: MAX_BYTES * 2,
  signal,
  onLine: (line) => {
    const done = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (done !== undefined) onProgress(Math.min(99, Math.floor(Number(done) / 10_000 / seconds)));
  },
});

/** Inside 1080 by 1920 either way round, never enlarged, and even, as 4:2:0 asks. */
export function fittedSize({ width, height }: Pick<Probed, 'width' | 'height'>): { width: number; height: number } {
  const [wide, high] = width > height ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const factor = Math.min(1, wide / width, high / height);
  const even = (length: number) => Math.max(2, Math.floor((length * factor) / 2 + 0.25) * 2);
  return { width: even(width), height: even(height) };
}

export function rateOf({ rate }: Probed): string {
  if (rate === null) return '30';
  const value = rate.over / rate.under;
  if (value < SLOWEST) return String(SLOWEST);
  return value > FASTEST ? String(FASTEST) : `${rate.over}/${rate.under}`;
}

/** Phones video in more light than the networks show; without this the picture turns grey. */
const TONE_MAPPING =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

const filters = new Map<string, Promise<boolean>>();

/** Some builds of ffmpeg lack it; then the colours stay as they are. */
function hasToneMapping({ ffmpeg }: VideoTools): Promise<boolean> {
  const known = filters.get(ffmpeg);
  if (known !== undefined) return known;
  const asked = runTool(ffmpeg, ['-hide_banner', '-filters'], {
    timeoutMs: 10_000,
    cpuSeconds: 10,
    maxFileBytes: 0,
  }).then(
    (list) => / zscale /.test(list) && / tonemap /.test(list),
    (error: unknown) => {
      if (error instanceof ToolFailed) return false;
      throw error;
    },
  );
  filters.set(ffmpeg, asked);
  return asked;
}
