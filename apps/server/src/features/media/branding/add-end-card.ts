import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#zod';
import type { VideoTools } from '../../../platform/config/config.ts';
import { inputOf, type Probed } from '../videos/probe-video.ts';
import { runTool, type ToolRun } from '../videos/run-tool.ts';
import {
  AS_BT709,
  fittedSize,
  intoMp4,
  limitsFor,
  type Making,
  pictureCodec,
  rateOf,
  SOUND_CODEC,
} from '../videos/transcode-video.ts';

/** A film as our conversion wrote it, and the folder that it is worked on in. */
export interface Film {
  readonly folder: string;
  /** Its name in that folder. */
  readonly name: string;
  readonly probed: Probed;
}
export interface EndCard {
  /** A PNG. */
  readonly file: string;
  readonly seconds: number;
  /** Around it, where the film has another shape. */
  readonly color: string;
}

const FADE_S = 0.4;
const ALONE = ['-hide_banner', '-nostdin', '-v', 'error', '-y'];
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const QUICK: ToolRun = { timeoutMs: 20_000, cpuSeconds: 20, maxFileBytes: 1024 * 1024 };

/**
 * Writes the film with the card behind it: same size, same rate, the sound faded out and silent from there on. The film is not
 * encoded a second time: only the card is, in the very words that the film was, and is laid behind it as it is. Where the
 * heads of the two differ all the same (another version of ffmpeg wrote the film), both go through the encoder once.
 * Throws `ToolFailed`.
 */
export async function addEndCard(
  tools: VideoTools,
  film: Film,
  card: EndCard,
  into: string,
  making: Making,
): Promise<'joined' | 'encoded'> {
  const total = film.probed.seconds + card.seconds;
  const written = path.join(film.folder, 'card.mp4');
  const still = ['-f', 'png_pipe', '-protocol_whitelist', 'file,pipe', '-i', `file:${card.file}`];
  await runTool(
    tools.ffmpeg,
    [
      ...[...ALONE, ...still, ...BARE, '-vf', cardChain(film.probed, card), ...pictureCodec(film.probed.seconds)],
      ...[...(film.probed.bt709 ? AS_BT709 : []), '-an', ...intoMp4(written)],
    ],
    limitsFor(card.seconds, { ...making, onProgress: (percent) => making.onProgress(percent / 4) }),
  );
  const source = path.join(film.folder, film.name);
  const [own, its] = await Promise.all([headOf(tools, source), headOf(tools, written)]);
  const same = own !== null && own === its;
  const later = { ...making, onProgress: (percent: number) => making.onProgress(25 + percent * 0.74) };
  if (same) await join(tools, film, into, total, later);
  else
    await runTool(
      tools.ffmpeg,
      [
        ...[...ALONE, '-threads', '2', ...inputOf(source), ...still],
        ...['-filter_complex', bothChains(film.probed, card, total), '-map', '[v]'],
        ...(film.probed.hasSound ? ['-map', '[a]'] : []),
        ...[...BARE, ...pictureCodec(total), ...(film.probed.bt709 ? AS_BT709 : []), ...SOUND_CODEC, ...intoMp4(into)],
      ],
      limitsFor(total, later),
    );
  return same ? 'joined' : 'encoded';
}

/** Lays the pictures behind one another, and then the sound beside them: together they would be moved against each other. */
async function join(tools: VideoTools, film: Film, into: string, total: number, making: Making): Promise<void> {
  const list = path.join(film.folder, 'list');
  const parts = ['ffconcat version 1.0', `file ${film.name}`, `duration ${film.probed.seconds.toFixed(6)}`];
  await writeFile(list, `${[...parts, 'file card.mp4'].join('\n')}\n`);
  const silent = path.join(film.folder, 'joined.mp4');
  const concat = ['-protocol_whitelist', 'file,pipe', '-f', 'concat', '-i', `file:${list}`];
  const pictures = [...ALONE, ...concat, '-map', '0:v:0', '-c', 'copy', ...BARE];
  const limits = limitsFor(total, making);
  await runTool(tools.ffmpeg, [...pictures, '-f', 'mp4', `file:${silent}`], { ...limits, onLine: undefined });
  const sound = film.probed.hasSound
    ? ['-map', '1:a:0', '-af', soundChain(film.probed, total), ...SOUND_CODEC]
    : ['-an'];
  const inputs = [...inputOf(silent), ...(film.probed.hasSound ? inputOf(path.join(film.folder, film.name)) : [])];
  await runTool(
    tools.ffmpeg,
    [...ALONE, ...inputs, '-map', '0:v:0', '-c:v', 'copy', ...sound, ...BARE, ...intoMp4(into)],
    limits,
  );
}

/** One picture, as long as the card is shown: scaled once, not once for every picture of it. */
function cardChain(film: Probed, { seconds, color }: EndCard): string {
  const { width, height } = fittedSize(film);
  const rate = rateOf(film);
  // What players take a film of this size for that says nothing of its colours.
  const matrix = Math.max(width, height) >= 1280 || film.bt709 ? 'bt709' : 'bt601';
  return [
    `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2:flags=lanczos:out_color_matrix=${matrix}:out_range=tv`,
    'format=yuv420p',
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=0x${color.slice(1)}`,
    'setsar=1',
    `loop=loop=-1:size=1:start=0,setpts=N/(${rate})/TB,fps=${rate},trim=duration=${seconds}`,
    `fade=t=in:d=${FADE_S}`,
  ].join(',');
}

/** The last moments of the sound fade; then nothing is heard. */
const soundChain = ({ seconds }: Probed, total: number): string =>
  `afade=t=out:st=${Math.max(0, seconds - FADE_S).toFixed(3)}:d=${FADE_S},apad=whole_dur=${total.toFixed(3)}`;

function bothChains(film: Probed, card: EndCard, total: number): string {
  const { width, height } = fittedSize(film);
  const own = `[0:${film.stream}]scale=${width}:${height}:flags=bicubic,setsar=1,fps=${rateOf(film)},format=yuv420p[f]`;
  const sound = film.hasSound ? `;[0:a:0]${soundChain(film, total)}[a]` : '';
  return `${own};[1:v]${cardChain(film, card)}[c];[f][c]concat=n=2:v=1:a=0[v]${sound}`;
}

const heads = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().optional(),
      time_base: z.string().optional(),
      extradata_hash: z.string().optional(),
    }),
  ),
});

/** What a decoder is told before the first picture; null where nothing is said. */
async function headOf({ ffprobe }: VideoTools, file: string): Promise<string | null> {
  const asked = ['-show_data_hash', 'md5', '-show_entries', 'stream=codec_type,codec_name,extradata_hash,time_base'];
  const said = await runTool(ffprobe, ['-v', 'error', ...asked, '-of', 'json', ...inputOf(file)], QUICK);
  const { streams } = heads.parse(JSON.parse(said));
  const picture = streams.find((stream) => stream.codec_type === 'video');
  return picture?.extradata_hash === undefined ? null : JSON.stringify(picture);
}
