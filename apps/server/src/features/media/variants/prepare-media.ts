import type { MediaState } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import type { PostSource } from '@waypost/contract/posts';
import type { SnapshotMedia } from '../../../connectors/social/port.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import { type Database, readsOf, type Sql } from '../../../platform/db/database.ts';
import { brandingOf, orderBanner } from '../../branding/index.ts';
import { awaitsCard } from '../branding/await-card.ts';
import { brandDueCopy } from '../branding/brand-due-copy.ts';
import { isInspirational, nameRecipe } from '../branding/brand-store.ts';
import { type BrandedFile, type BrandedPost, brandedRecipes, lacksCard } from '../branding/branded-recipes.ts';
import { type FileFacts, recipeOfVideo, recipesFor, VIDEO_RECIPE } from './recipes.ts';
import {
  fileOfLink,
  filesOfPost,
  hurryVariant,
  insertVariant,
  type PostFile,
  restartVariant,
  type VariantRow,
} from './variant-store.ts';

/** A post whose files, in their order, are in `post_media` already. */
export interface PostToMake extends Omit<BrandedPost, 'inspirational'> {
  readonly id: number;
  readonly profile_id: number;
  readonly fire_at: Date;
}

/**
 * Orders what a network needs of the files of a post, and what its profile has drawn onto them, in the transaction that makes
 * the post: a waiting row is the order, and a worker takes it. Repeatable.
 */
export async function orderMedia(
  tx: Sql,
  post: PostToMake,
  files: readonly (BrandedFile & { readonly id: number })[],
): Promise<void> {
  if (files.length === 0) return;
  const plain = recipesFor(post.app, files);
  const branding = await brandingOf(tx, post.profile_id);
  const origin = { ...post, inspirational: branding !== null && (await isInspirational(tx, post)) };
  if (lacksCard(origin, files, branding)) await orderBanner(tx, post.profile_id);
  const branded = brandedRecipes(origin, files, branding);
  // By their ids, as everybody takes several: the same pictures may be in two posts in another order.
  const orders = files
    .map(({ id, kind }, position) => {
      const own = branded[position] ?? null;
      // A card is laid behind a film that was converted before.
      return { id, position, own, recipes: [own, ...(own === null || kind === 'video' ? [plain[position]] : [])] };
    })
    .sort((a, b) => a.id - b.id);
  for (const { id, position, own, recipes } of orders) {
    await nameRecipe(tx, post.id, position, own);
    for (const recipe of recipes) if (recipe != null) await insertVariant(tx, id, recipe, post.fire_at);
  }
}

/** The conversion that every network shares begins when a video is stored, not when it is used. */
export const orderVideo = (tx: Sql, mediaId: number): Promise<void> => insertVariant(tx, mediaId, VIDEO_RECIPE);

export interface FileState {
  readonly state: MediaState;
  readonly progress: number;
  /** A code of `posts.reason.media_unprepared`, or `logo`. */
  readonly reason: string | null;
  /** What is shown and published; null until it is made. */
  readonly key: string | null;
}

type StoredFile = FileFacts & {
  readonly key: string;
  readonly variants: readonly VariantRow[] | null;
  /** What is made of it for this post, where that is more than its network asks for. */
  readonly recipe?: string | null;
};

/** How far each file of a post is on its way to the network. */
export function fileStates(app: SocialApp, files: readonly StoredFile[]): FileState[] {
  const recipes = recipesOf(app, files);
  return files.map((file, position) => stateOf(file, recipes[position] ?? null));
}

function recipesOf(app: SocialApp, files: readonly StoredFile[]): (string | null)[] {
  const plain = recipesFor(app, files);
  return files.map(({ recipe }, position) => recipe ?? plain[position] ?? null);
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
/** Failures that are not the file's own, or that may be put right beside it: worth another try when somebody asks again later. */
const PASSING = ['tool', 'trouble', 'logo'];

interface PostOfFiles {
  readonly id: number;
  readonly app: SocialApp;
  readonly source: PostSource;
  readonly shows_link: boolean;
}
/** The files of a post as the network takes them. What nobody has ordered yet is ordered here; nothing is made here. */
export async function preparedMedia(db: Database, storage: Storage, post: PostOfFiles): Promise<Prepared> {
  const { id: postId, app, source, shows_link } = post;
  const own = await filesOfPost(readsOf(db), postId);
  // Of a link without a picture of its own that which staff chose for it; nothing is drawn onto it.
  const files = shows_link && own.length === 0 ? await fileOfLink(readsOf(db), postId) : own;
  if (files.length === 0) return { kind: 'ready', media: [] };
  if (source === 'campaign' && (await brandDueCopy(db, postId, own))) return { kind: 'wait', seconds: PAUSE_S.image };
  const states = fileStates(app, files);
  if (await orderMissing(db, app, files)) return { kind: 'wait', seconds: pauseOf(files, states) };
  if (await awaitsCard(db, postId, files)) return { kind: 'wait', seconds: PAUSE_S.image };
  const reason = states.find((each) => each.state === 'failed')?.reason ?? null;
  if (reason !== null) return { kind: 'failed', reason };
  if (states.some((each) => each.state === 'waiting')) return { kind: 'wait', seconds: pauseOf(files, states) };
  const recipes = recipesOf(app, files);
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
  const recipes = recipesOf(app, files);
  let ordered = false;
  for (const [position, file] of files.entries()) {
    const recipe = recipes[position] ?? null;
    if (recipe === null) continue;
    const variant = file.variants?.find((each) => each.recipe === recipe);
    if (variant === undefined) await insertVariant(db, file.id, recipe);
    else if (variant.state === 'waiting') await hurryVariant(db, variant.id);
    else if (variant.settled && PASSING.includes(variant.reason_code ?? '')) await restartVariant(db, variant.id);
    else continue;
    ordered ||= variant?.state !== 'waiting';
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
