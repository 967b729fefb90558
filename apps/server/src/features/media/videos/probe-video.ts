import { stat } from 'node:fs/promises';
import { UPLOAD_MAX_PIXELS } from '@waypost/contract/media';
import { z } from '#zod';
import type { VideoTools } from '../../../platform/config/config.ts';
import { runTool, ToolFailed, type ToolRun } from './run-tool.ts';

export interface Probed {
  /** Position of the picture among the streams. */
  readonly stream: number;
  readonly hasSound: boolean;
  /** As it is shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Pictures per second as a fraction; null when the file does not say. */
  readonly rate: { readonly over: number; readonly under: number } | null;
  readonly highDynamicRange: boolean;
  /** It says that its colours are those of today's screens; most films say nothing. */
  readonly bt709: boolean;
}

/** Why a file is none of ours; each has a sentence under `media.errors`. */
export type VideoProblem = 'videoWrongType' | 'videoUnreadable' | 'videoTooManyPixels';
export class BadVideo extends Error {
  readonly problem: VideoProblem;
  constructor(problem: VideoProblem) {
    super(problem);
    this.name = 'BadVideo';
    this.problem = problem;
  }
}

/** What cameras, phones and editors write. Everything else stays with decoders that nobody needs to reach. */
const CODECS = [
  ...['h264', 'hevc', 'mpeg4', 'vp9', 'av1', 'libdav1d', 'libaom-av1', 'mjpeg', 'prores', 'h263', 'libvpx-vp9'],
  ...['aac', 'mp3', 'mp3float', 'alac', 'ac3', 'eac3', 'opus', 'libopus', 'flac', 'amrnb', 'amrwb'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
];
const MAX_SIDE = 8192;

/**
 * How our files are opened by every program: as one MP4 or MOV, whatever they claim to be, so that no playlist or script
 * is followed; with no protocol but plain files; with known decoders only, and a limit on what they may take at once.
 */
export const inputOf = (file: string): string[] => [
  ...[
    '-max_alloc',
    String(256 * 1024 * 1024),
    '-protocol_whitelist',
    'file,pipe',
    '-codec_whitelist',
    CODECS.join(','),
  ],
  ...['-f', 'mov', '-i', `file:${file}`],
];

const QUICK: ToolRun = { timeoutMs: 20_000, cpuSeconds: 20, maxFileBytes: 16 * 1024 * 1024 };

const side = z.object({ rotation: z.number().optional() });
const answer = z.object({
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      sample_aspect_ratio: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      duration: z.string().optional(),
      color_transfer: z.string().optional(),
      disposition: z.object({ attached_pic: z.number() }).optional(),
      side_data_list: z.array(side).optional(),
    }),
  ),
  format: z.object({ duration: z.string().optional() }),
});
const ASKED = [
  'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,duration,color_transfer',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
  'format=duration',
].join(':');

/** What a file says about itself. Throws {@link BadVideo}. */
export async function probeVideo(tools: VideoTools, file: string, signal?: AbortSignal): Promise<Probed> {
  const args = ['-v', 'error', '-show_entries', ASKED, '-of', 'json', ...inputOf(file)];
  const output = await runTool(tools.ffprobe, args, { ...QUICK, signal }).catch((error: unknown) => {
    throw error instanceof ToolFailed && error.why === null ? new BadVideo('videoUnreadable') : error;
  });
  const parsed = answer.safeParse(JSON.parse(output));
  if (!parsed.success) throw new BadVideo('videoUnreadable');
  const { streams, format } = parsed.data;
  const picture = streams.find((each) => each.codec_type === 'video' && each.disposition?.attached_pic !== 1);
  if (picture === undefined) throw new BadVideo('videoWrongType');
  const { width = 0, height = 0, codec_name = '' } = picture;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > UPLOAD_MAX_PIXELS)
    throw new BadVideo('videoTooManyPixels');
  if (!CODECS.includes(codec_name)) throw new BadVideo('videoWrongType');
  const seconds = Number(picture.duration ?? format.duration);
  if (width < 2 || height < 2 || !(seconds > 0)) throw new BadVideo('videoUnreadable');
  const shown = Math.max(2, Math.round(width * (fraction(picture.sample_aspect_ratio, ':')?.value ?? 1)));
  const turn = picture.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const lies = Math.abs(Math.round(turn / 90)) % 2 === 1;
  return {
    stream: picture.index,
    hasSound: streams.some((each) => each.codec_type === 'audio' && CODECS.includes(each.codec_name ?? '')),
    width: lies ? height : shown,
    height: lies ? shown : height,
    seconds,
    rate: fraction(picture.avg_frame_rate, '/'),
    highDynamicRange: ['smpte2084', 'arib-std-b67'].includes(picture.color_transfer ?? ''),
    bt709: picture.color_transfer === 'bt709',
  };
}

function fraction(text: string | undefined, mark: string): { over: number; under: number; value: number } | null {
  const [over = 0, under = 0] = (text ?? '').split(mark).map(Number);
  return over > 0 && under > 0 ? { over, under, value: over / under } : null;
}

/**
 * Draws one picture of the video as a JPEG of at most 480 pixels. False: there is nothing at that place, as in a file
 * that was cut short.
 */
export async function drawFrame(tools: VideoTools, file: string, at: number, into: string): Promise<boolean> {
  const args = [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-y', '-ss', at.toFixed(3), ...inputOf(file)],
    ...['-map', '0:V:0', '-frames:v', '1', '-map_metadata', '-1', '-an', '-sn', '-dn'],
    ...['-vf', "scale='min(480,iw*sar)':'min(480,ih)':force_original_aspect_ratio=decrease,setsar=1,format=yuvj420p"],
    ...['-q:v', '4', '-threads', '2', '-update', '1', '-f', 'image2', `file:${into}`],
  ];
  try {
    await runTool(tools.ffmpeg, args, QUICK);
    // Nothing found is no failure for ffmpeg.
    return (await stat(into).catch(() => null)) !== null;
  } catch (error) {
    if (error instanceof ToolFailed && error.why === null) return false;
    throw error;
  }
}
