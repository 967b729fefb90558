import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { isBrandRecipe } from '../branding/branded-recipes.ts';
import type { MediaDeps } from '../deps.ts';
import { drawPhoto } from '../pictures/draw-photo.ts';
import { inTurn } from '../pictures/take-turns.ts';
import { probeVideo } from '../videos/probe-video.ts';
import { transcodeVideo } from '../videos/transcode-video.ts';
import { asMissing, besides, damaged, MAX_TRIES, NotYet, sha256Of, Unpreparable, Unwanted } from './making.ts';
import { startProgress } from './progress.ts';
import {
  dropVariant,
  failVariant,
  finishVariant,
  giveVariantBack,
  type MadeFile,
  postponeVariant,
  type TakenVariant,
  takeVariant,
  variantKey,
} from './variant-store.ts';

const EVERY_MS = 1_000;
const NOT_YET_S = 2;

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
    const made = await make(deps, order, signal);
    const kept = await finishVariant(deps.db, order.id, made);
    if (!kept && (await variantKey(deps.db, order.id)) !== made.key) await deps.storage.remove(made.key);
  } catch (error) {
    await giveUp(deps, order, error, signal);
  }
}

async function make(deps: MediaDeps, order: TakenVariant, signal: AbortSignal): Promise<MadeFile> {
  if (isBrandRecipe(order.recipe)) {
    const { cardBehind, logoOn } = await import('../branding/make-branded.ts');
    return order.kind === 'video' ? cardBehind(deps, order, signal) : logoOn(deps, order);
  }
  return order.kind === 'video' ? convert(deps, order, signal) : draw(deps, order);
}

async function giveUp(deps: MediaDeps, order: TakenVariant, error: unknown, signal: AbortSignal): Promise<void> {
  if (error instanceof NotYet) return postponeVariant(deps.db, order, NOT_YET_S);
  // Ordered once more since: it is looked at again.
  if (error instanceof Unwanted)
    return (await dropVariant(deps.db, order)) ? undefined : postponeVariant(deps.db, order, NOT_YET_S);
  if (error instanceof Unpreparable) return failVariant(deps.db, order, error.reason);
  if (!signal.aborted && order.tries >= MAX_TRIES) {
    deps.log.error({ err: error, variant: order.id }, 'a file could not be made fit for a network');
    return failVariant(deps.db, order, 'trouble');
  }
  if (!signal.aborted) deps.log.warn({ err: error, variant: order.id }, 'making a file fit for a network failed');
  await giveVariantBack(deps.db, order, signal.aborted ? 0 : 5 * 2 ** order.tries);
}

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
