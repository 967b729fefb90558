import { CHANNELS } from '@waypost/contract/networks';
import type { PageAccess, PostSnapshot, Refusal, SnapshotMedia, Staged, StagedObject, StageResult } from '../port.ts';
import { beginVideo, readProgress, uploadImage, uploadVideo } from './assets.ts';
import { refused, socialError } from './error-classes.ts';
import type { LinkedInOptions } from './options.ts';
import type { LiReason } from './reasons.ts';
import { add, assetsFor, filesOf, markUnused, stateOf, swap, triesOf, withData } from './staged.ts';

const TYPES: readonly string[] = ['post', 'link', 'image', 'video', 'feedpost'];
/** A medium that LinkedIn could not process is handed in once more; a second failure is the medium's own. */
const MAX_TRIES = 2;
/** Every call counts against the day's quota, so states are not read more often than they change. */
const PACE_S = { image: 3, video: 10 } as const;

/** Uploads one medium after the other and waits until LinkedIn has them ready; nothing of it can be seen. */
export async function stage(
  options: LinkedInOptions,
  page: PageAccess,
  post: PostSnapshot,
  given: Staged,
): Promise<StageResult> {
  const staged = markUnused(options, page, post, given);
  const unfit = whyUnfit(post);
  if (unfit) return { kind: 'refused', staged, refusal: refused('rejected', unfit) };
  try {
    const assets = assetsFor(page, post, staged);
    for (const [n, media] of filesOf(post).entries()) {
      const asset = assets[n];
      if (asset === undefined) return { kind: 'more', staged: add(staged, await begin(options, page, media, 0)) };
      if (stateOf(asset) === 'uploading') return await carryOn(options, page, media, staged, asset);
    }
    return await judge(options, page, post, staged, assets);
  } catch (error) {
    return { kind: 'refused', staged, refusal: socialError(error, options.now()).refusal };
  }
}

function whyUnfit(post: PostSnapshot): LiReason | null {
  if (!TYPES.includes(post.type)) return 'type_unsupported';
  const videos = post.media.filter((media) => media.kind === 'video').length;
  if (videos > 0 && post.media.length > 1) return 'li_video_alone';
  if (post.type === 'video' && videos === 0) return 'li_video_alone';
  if (post.media.length > CHANNELS.linkedin.pictures.max) return 'li_too_many_images';
  return post.text.trim() === '' && post.link === null && post.media.length === 0 ? 'li_empty' : null;
}

const begin = (options: LinkedInOptions, page: PageAccess, media: SnapshotMedia, tries: number) =>
  media.kind === 'video' ? beginVideo(options, page, media, tries) : uploadImage(options, page, media, tries);

async function carryOn(
  options: LinkedInOptions,
  page: PageAccess,
  media: SnapshotMedia,
  staged: Staged,
  video: StagedObject,
): Promise<StageResult> {
  const further = await uploadVideo(options, page, media, video);
  if (further === null) return replace(options, page, media, staged, video, spoiled(media, null));
  return { kind: 'more', staged: swap(staged, further) };
}

const spoiled = (media: SnapshotMedia, problem: string | null): Refusal =>
  refused('rejected', media.kind === 'video' ? 'li_video_invalid' : 'li_image_invalid', problem);

/** `lasting`: what is to be said when it was not the first time. */
async function replace(
  options: LinkedInOptions,
  page: PageAccess,
  media: SnapshotMedia,
  staged: Staged,
  asset: StagedObject,
  lasting: Refusal,
): Promise<StageResult> {
  const rest = swap(staged, { ...asset, unused: true });
  const tries = triesOf(asset) + 1;
  if (tries >= MAX_TRIES) return { kind: 'refused', staged: rest, refusal: lasting };
  return { kind: 'more', staged: add(rest, await begin(options, page, media, tries)) };
}

/** Asks for what is not known to be ready; the first that still needs time ends the round. */
async function judge(
  options: LinkedInOptions,
  page: PageAccess,
  post: PostSnapshot,
  given: Staged,
  assets: readonly (StagedObject | undefined)[],
): Promise<StageResult> {
  let staged = given;
  for (const [n, media] of filesOf(post).entries()) {
    const asset = assets[n];
    if (asset === undefined || stateOf(asset) === 'ready') continue;
    const progress = await readProgress(options, page, asset);
    if (progress.kind === 'working') return { kind: 'wait', staged, seconds: PACE_S[media.kind] };
    if (progress.kind === 'failed')
      return replace(options, page, media, staged, asset, spoiled(media, progress.problem));
    if (progress.kind === 'lost')
      return replace(options, page, media, staged, asset, refused('try-later', 'li_media_pending'));
    staged = swap(staged, withData(asset, { state: 'ready' }));
  }
  return { kind: 'ready', staged };
}
