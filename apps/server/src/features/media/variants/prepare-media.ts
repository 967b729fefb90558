import type { MediaState } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import type { SnapshotMedia } from '../../../connectors/social/port.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import { type Database, readsOf, type Sql } from '../../../platform/db/database.ts';
import { type FileFacts, recipeOfVideo, recipesFor, VIDEO_RECIPE } from './recipes.ts';
import { filesOfPost, insertVariant, type PostFile, restartVariant, type VariantRow } from './variant-store.ts';

/**
 * Orders what a network needs of the files of a post, in the transaction that makes the post: a waiting row is the
 * order, and a worker takes it. Repeatable.
 */
export async function orderMedia(
  tx: Sql,
  app: SocialApp,
  files: readonly (FileFacts & { readonly id: number })[],
): Promise<void> {
  const recipes = recipesFor(app, files);
  // By their ids, as everybody takes several: the same pictures may be in two posts in another order.
  const orders = files
    .map(({ id }, position) => ({ id, recipe: recipes[position] ?? null }))
    .sort((a, b) => a.id - b.id);
  for (const { id, recipe } of orders) if (recipe !== null) await insertVariant(tx, id, recipe);
}

/** The conversion that every network shares begins when a video is stored, not when it is used. */
export const orderVideo = (tx: Sql, mediaId: number): Promise<void> => insertVariant(tx, mediaId, VIDEO_RECIPE);

export interface FileState {
  readonly state: MediaState;
  readonly progress: number;
  /** A code of `posts.reason.media_unprepared`. */
  readonly reason: string | null;
  /** What is shown and published; null until it is made. */
  readonly key: string | null;
}

type StoredFile = FileFacts & { readonly key: string; readonly variants: readonly VariantRow[] | null };

/** How far each file of a post is on its way to the network. */
export function fileStates(app: SocialApp, files: readonly StoredFile[]): FileState[] {
  const recipes = recipesFor(app, files);
  return files.map((file, position) => stateOf(file, recipes[position] ?? null));
}

/** How far a video is on its way to any network. */
export const videoState = (video: StoredFile): FileState => stateOf(video, recipeOfVideo(video));

function stateOf(file: StoredFile, recipe: string | null): FileState {
  if (recipe === null) return { state: 'ready', progress: 100, reason: null, key: file.key };
  const variant = file.variants?.find((each) => each.recipe === recipe);
  if (variant === undefined) return { state: 'waiting', progress: 0, reason: null, key: null };
  return { state: variant.state, progress: variant.progress, reason: variant.reason_code, key: variant.key };
}

export type Prepared =
  | { readonly kind: 'ready'; readonly media: readonly SnapshotMedia[] }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly reason: string };

const PAUSE_S = { image: 2, video: 5 };
/** Failures that are not the file's own: worth another try when somebody asks again later. */
const PASSING = ['tool', 'trouble'];

/** The files of a post as the network takes them. What nobody has ordered yet is ordered here; nothing is made here. */
export async function preparedMedia(db: Database, storage: Storage, app: SocialApp, postId: number): Promise<Prepared> {
  const files = await filesOfPost(readsOf(db), postId);
  if (files.length === 0) return { kind: 'ready', media: [] };
  const states = fileStates(app, files);
  if (await orderMissing(db, app, files)) return { kind: 'wait', seconds: pauseOf(files, states) };
  const reason = states.find((each) => each.state === 'failed')?.reason ?? null;
  if (reason !== null) return { kind: 'failed', reason };
  if (states.some((each) => each.state === 'waiting')) return { kind: 'wait', seconds: pauseOf(files, states) };
  const recipes = recipesFor(app, files);
  return {
    kind: 'ready',
    media: files.map((file, position) => snapshotMedia(storage, file, recipes[position] ?? null)),
  };
}

const pauseOf = (files: readonly PostFile[], states: readonly FileState[]): number =>
  files.some((file, position) => file.kind === 'video' && states[position]?.state !== 'ready')
    ? PAUSE_S.video
    : PAUSE_S.image;

async function orderMissing(db: Sql, app: SocialApp, files: readonly PostFile[]): Promise<boolean> {
  const recipes = recipesFor(app, files);
  let ordered = false;
  for (const [position, file] of files.entries()) {
    const recipe = recipes[position] ?? null;
    if (recipe === null) continue;
    const variant = file.variants?.find((each) => each.recipe === recipe);
    if (variant === undefined) await insertVariant(db, file.id, recipe);
    else if (variant.settled && PASSING.includes(variant.reason_code ?? '')) await restartVariant(db, variant.id);
    else continue;
    ordered = true;
  }
  return ordered;
}

function snapshotMedia(storage: Storage, file: PostFile, recipe: string | null): SnapshotMedia {
  const made = recipe === null ? file : file.variants?.find((each) => each.recipe === recipe);
  const key = made?.key ?? file.key;
  return {
    kind: file.kind,
    key,
    mime: made?.mime ?? file.mime,
    bytes: made?.bytes ?? file.bytes,
    width: made?.width ?? file.width,
    height: made?.height ?? file.height,
    altText: file.alt_text,
    url: storage.url(key),
    open: async () => (await storage.stream(key)).open(),
  };
}
