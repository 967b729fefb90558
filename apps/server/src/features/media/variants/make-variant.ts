import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import type { MediaDeps } from '../deps.ts';
import { drawPhoto } from '../pictures/draw-photo.ts';
import { inTurn } from '../pictures/take-turns.ts';
import { BadVideo, probeVideo } from '../videos/probe-video.ts';
import { ToolFailed } from '../videos/run-tool.ts';
import { transcodeVideo } from '../videos/transcode-video.ts';
import {
  failVariant,
  finishVariant,
  giveVariantBack,
  type MadeFile,
  noteProgress,
  type TakenVariant,
  takeVariant,
  variantKey,
} from './variant-store.ts';

/** A file that nothing can be made of; trying again is of no use. The code is one of `media_unprepared`. */
class Unpreparable extends Error {
  readonly reason: 'unreadable' | 'missing' | 'tool';
  constructor(reason: Unpreparable['reason'], options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'Unpreparable';
    this.reason = reason;
  }
}

const MAX_TRIES = 5;
const PROGRESS_MS = 1_000;
/** Well inside the lease. */
const SIGN_OF_LIFE_MS = 30_000;

const EVERY_MS = 1_000;

/**
 * The orders of variants: one picture and one video at a time in each process, so that the computer stays free for
 * publishing and a picture never waits for a video.
 */
export const variantSweep = (deps: MediaDeps): Sweep =>
  sweep({
    id: 'media.variants',
    everyMs: EVERY_MS,
    lanes: 1,
    kinds: ['image', 'video'] as const,
    async take(_one, kind) {
      const order = await takeVariant(deps.db, kind);
      return order === null ? [] : [order];
    },
    async work(order, signal) {
      await makeVariant(deps, order, signal);
      return true;
    },
  });

/**
 * Carries out an order that was taken. A crash leaves it to the next worker, and a file that was deleted meanwhile
 * leaves nothing behind.
 */
async function makeVariant(deps: MediaDeps, order: TakenVariant, signal: AbortSignal): Promise<void> {
  try {
    // It took four workers down with it.
    if (order.tries > MAX_TRIES) throw new Error('a file is never finished');
    const made = order.kind === 'video' ? await convert(deps, order, signal) : await draw(deps, order);
    const kept = await finishVariant(deps.db, order.id, made);
    if (!kept && (await variantKey(deps.db, order.id)) !== made.key) await deps.storage.remove(made.key);
  } catch (error) {
    await giveUp(deps, order, error, signal);
  }
}

async function giveUp(deps: MediaDeps, order: TakenVariant, error: unknown, signal: AbortSignal): Promise<void> {
  if (error instanceof Unpreparable) return failVariant(deps.db, order, error.reason);
  if (!signal.aborted && order.tries >= MAX_TRIES) {
    deps.log.error({ err: error, variant: order.id }, 'a file could not be made fit for a network');
    return failVariant(deps.db, order, 'trouble');
  }
  if (!signal.aborted) deps.log.warn({ err: error, variant: order.id }, 'making a file fit for a network failed');
  await giveVariantBack(deps.db, order, signal.aborted ? 0 : 5 * 2 ** order.tries);
}

/** `<profile>/<random>/` of the uploaded file: as hard to guess as that one. */
const besides = (key: string, sha256: string, ext: string): string => `${path.posix.dirname(key)}/${sha256}.${ext}`;

async function draw(deps: MediaDeps, order: TakenVariant): Promise<MadeFile> {
  const bytes = await deps.storage.read(order.key).catch(asMissing);
  const drawn = await inTurn('variants', () => drawPhoto(bytes, order.recipe)).catch((error: unknown) => {
    throw new Unpreparable('unreadable', { cause: error });
  });
  const key = besides(order.key, drawn.sha256, drawn.ext);
  await deps.storage.put(key, drawn.bytes, drawn.mime);
  return { key, mime: drawn.mime, bytes: drawn.bytes.length, width: drawn.width, height: drawn.height };
}

async function convert(deps: MediaDeps, order: TakenVariant, signal: AbortSignal): Promise<MadeFile> {
  const tools = deps.config.videoTools;
  if (tools === undefined) throw new Unpreparable('tool');
  const progress = startProgress(deps, order);
  const work = inWorkFolder(deps.config, async (folder) => {
    const source = path.join(folder, 'source');
    const result = path.join(folder, 'result');
    const stored = await deps.storage.stream(order.key).catch(asMissing);
    await pipeline(await stored.open(), createWriteStream(source), { signal });
    const probed = await damaged(probeVideo(tools, source, signal));
    await damaged(transcodeVideo(tools, { file: source, probed }, result, { signal, onProgress: progress.note }));
    const made = await damaged(probeVideo(tools, result, signal));
    // What was cut short ends early and without a complaint.
    if (made.seconds < probed.seconds * 0.95 - 0.5) throw new Unpreparable('unreadable');
    const { size } = await stat(result);
    const key = besides(order.key, await sha256Of(result), 'mp4');
    await deps.storage.putFile(key, result, 'video/mp4');
    return { key, mime: 'video/mp4', bytes: size, width: made.width, height: made.height };
  });
  return work.finally(progress.end);
}

const asMissing = (error: unknown): never => {
  throw error instanceof FileMissing ? new Unpreparable('missing', { cause: error }) : error;
};

/** A program that gives up by itself says that the file is bad, unless it says that the disk is full. */
async function damaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const bad = error instanceof ToolFailed && error.why === null && !/No space left|Cannot allocate/i.test(error.said);
    throw bad || error instanceof BadVideo ? new Unpreparable('unreadable', { cause: error }) : error;
  }
}

/** Writes the newest percentage about once a second, one write after the other, and renews the lease with it. */
function startProgress(deps: MediaDeps, order: TakenVariant): { note(percent: number): void; end(): Promise<void> } {
  let percent = 0;
  let written = 0;
  let writtenAt = performance.now();
  let writing: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    if (percent === written && performance.now() - writtenAt < SIGN_OF_LIFE_MS) return;
    written = percent;
    writtenAt = performance.now();
    writing = writing
      .then(() => noteProgress(deps.db, order, written))
      .catch((error: unknown) => deps.log.warn({ err: error, variant: order.id }, 'progress could not be noted'));
  }, PROGRESS_MS);
  return {
    note(value) {
      percent = value;
    },
    async end() {
      clearInterval(beat);
      await writing;
    },
  };
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
