import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Branding } from '@waypost/contract/branding';
import { FileMissing } from '../../../connectors/storage/port.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { brandingOf, orderBanner } from '../../branding/index.ts';
import type { MediaDeps } from '../deps.ts';
import { drawBranded } from '../pictures/draw-photo.ts';
import { inTurn } from '../pictures/take-turns.ts';
import {
  asMissing,
  besides,
  damaged,
  MAX_TRIES,
  NotYet,
  sha256Of,
  Unpreparable,
  Unwanted,
} from '../variants/making.ts';
import { startProgress } from '../variants/progress.ts';
import { insertVariant, type MadeFile, type TakenVariant, variantOf } from '../variants/variant-store.ts';
import { probeVideo } from '../videos/probe-video.ts';
import { addEndCard } from './add-end-card.ts';
import { brandingChanged, filesToBrand, leaveOut, postsOfOrder } from './brand-store.ts';
import { baseOf, brandedRecipes } from './branded-recipes.ts';
import { BadLogo } from './stamp-logo.ts';

/**
 * What an order is drawn of: the branding of a profile whose post needs it. What its posts are to have by now is something else
 * where it was changed since: then nobody needs this any more.
 */
async function brandingFor({ db }: MediaDeps, order: TakenVariant): Promise<Branding & { profileId: number }> {
  const posts = await postsOfOrder(db, order.media_id, order.recipe);
  for (const profileId of new Set(posts.map((post) => post.profile_id))) {
    const branding = await brandingOf(db, profileId);
    for (const post of posts.filter((each) => each.profile_id === profileId)) {
      const files = await filesToBrand(db, [post.id]);
      const recipes = brandedRecipes(post, files, branding);
      const still = files.some(({ id }, at) => id === order.media_id && recipes[at] === order.recipe);
      if (still && branding !== null) return { ...branding, profileId };
    }
    // Whoever changed it may not have said so.
    await brandingChanged(db, profileId);
  }
  throw new Unwanted();
}

/**
 * A logo or a card. One that is not there may just have been replaced, or its store be put right; where it stays away its posts go
 * out without it, which is less than they should be and more than nothing.
 */
async function readMark(deps: MediaDeps, order: TakenVariant, key: string): Promise<Buffer> {
  try {
    return await deps.storage.read(key);
  } catch (error) {
    if (!(error instanceof FileMissing) || order.tries < MAX_TRIES) throw error;
    deps.log.error({ err: error, variant: order.id }, 'what is drawn onto a file is not there: it goes out without');
    await leaveOut(deps.db, order.media_id, order.recipe);
    throw new Unwanted();
  }
}

/** A card whose file is gone is drawn anew, which gives its posts other orders than this one. */
async function readCard(deps: MediaDeps, order: TakenVariant, profileId: number, key: string): Promise<Buffer> {
  if (!(await deps.storage.exists(key))) await orderBanner(deps.db, profileId);
  return readMark(deps, order, key);
}

/** Different orders that hold the same by chance are two files, of which one may be removed before the other. */
const saltOf = ({ id }: TakenVariant): string => `variant ${id} `;

export async function logoOn(deps: MediaDeps, order: TakenVariant): Promise<MadeFile> {
  const { logo } = await brandingFor(deps, order);
  if (logo === null) throw new Unwanted();
  const mark = { bytes: await readMark(deps, order, logo.key), position: logo.position };
  const bytes = await deps.storage.read(order.key).catch(asMissing);
  const drawn = await inTurn('variants', () => drawBranded(bytes, baseOf(order.recipe), mark)).catch(
    (error: unknown) => {
      throw new Unpreparable(error instanceof BadLogo ? 'logo' : 'unreadable', { cause: error });
    },
  );
  const sha256 = createHash('sha256').update(saltOf(order)).update(drawn.bytes).digest('hex');
  const key = besides(order.key, sha256, drawn.ext);
  await deps.storage.put(key, drawn.bytes, drawn.mime);
  return { key, mime: drawn.mime, bytes: drawn.bytes.length, width: drawn.width, height: drawn.height };
}

export async function cardBehind(deps: MediaDeps, order: TakenVariant, signal: AbortSignal): Promise<MadeFile> {
  const tools = deps.config.videoTools;
  // As the page of the branding says: without ffmpeg reels go out as they are.
  if (tools === undefined) {
    await leaveOut(deps.db, order.media_id, order.recipe);
    throw new Unwanted();
  }
  const film = await filmOf(deps, order);
  const { banner, profileId } = await brandingFor(deps, order);
  if (banner === null) throw new Unwanted();
  const progress = startProgress(deps, order);
  const work = inWorkFolder(deps.config, async (folder) => {
    const at = (name: string) => path.join(folder, name);
    await writeFile(at('card.png'), await readCard(deps, order, profileId, banner.key));
    const stored = await deps.storage.stream(film).catch(asMissing);
    await pipeline(await stored.open(), createWriteStream(at('film.mp4')), { signal });
    const probed = await damaged(probeVideo(tools, at('film.mp4'), signal));
    const { seconds, color } = banner;
    const card = { file: at('card.png'), seconds, color };
    const source = { folder, name: 'film.mp4', probed };
    const making = { signal, onProgress: (percent: number) => progress.note(Math.floor(percent)) };
    await damaged(addEndCard(tools, source, card, at('result'), making));
    const made = await damaged(probeVideo(tools, at('result'), signal));
    if (made.seconds < probed.seconds + seconds - 0.5) throw new Unpreparable('unreadable');
    const { size } = await stat(at('result'));
    const key = besides(order.key, await sha256Of(at('result'), saltOf(order)), 'mp4');
    await deps.storage.putFile(key, at('result'), 'video/mp4');
    return { key, mime: 'video/mp4', bytes: size, width: made.width, height: made.height };
  });
  return work.finally(progress.end);
}

/** The film that the network would get without a card: the uploaded one, or what is made of it first. */
async function filmOf({ db }: MediaDeps, { media_id, recipe, key }: TakenVariant): Promise<string> {
  const base = baseOf(recipe);
  if (base === null) return key;
  const found = await variantOf(db, media_id, base);
  if (found === null) await insertVariant(db, media_id, base);
  if (found?.state === 'failed') throw new Unpreparable(found.reason_code === 'missing' ? 'missing' : 'unreadable');
  if (found?.key == null) throw new NotYet();
  return found.key;
}
