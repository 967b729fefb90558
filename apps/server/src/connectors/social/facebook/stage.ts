import { createHash } from 'node:crypto';
import { textAt } from '../json.ts';
import type { PageAccess, PostSnapshot, SnapshotMedia, Staged, StagedObject, StageResult } from '../port.ts';
import { SocialError } from '../port.ts';
import { socialError } from './error-classes.ts';
import { type FacebookOptions, STAGED_LIFETIME_S } from './options.ts';
import { wholeFile } from './read-pieces.ts';
import type { FbReason } from './reasons.ts';
import { stageVideo } from './videos/stage-video.ts';
import { VIDEO_KINDS } from './videos/video.ts';

/** Pages API, "Posts" and "Photos". Videos have a protocol of their own. */
const TYPES: readonly string[] = ['post', 'link', 'image'];

export async function stage(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  given: Staged,
): Promise<StageResult> {
  if (VIDEO_KINDS.includes(post.type)) return stageVideo(options, page, post, given);
  const staged = markUnused(options, post, given);
  const unfit = whyUnfit(post);
  if (unfit) return refused(staged, unfit);
  try {
    const photos = photosFor(post, staged);
    const next = post.media.findIndex((_, n) => photos[n] === undefined);
    const media = post.media[next];
    if (media) return progress(options, post, add(staged, await uploadPhoto(options, page, media)));
    if (options.releaseById && draftFor(post, staged) === undefined)
      return { kind: 'ready', staged: add(staged, await createDraft(options, page, post, staged)) };
    return { kind: 'ready', staged };
  } catch (error) {
    return { kind: 'refused', staged, refusal: socialError(error).refusal };
  }
}

function progress(options: FacebookOptions, post: PostSnapshot, staged: Staged): StageResult {
  const complete = photosFor(post, staged).every((photo) => photo !== undefined) && !options.releaseById;
  return { kind: complete ? 'ready' : 'more', staged };
}

function whyUnfit(post: PostSnapshot): FbReason | null {
  if (!TYPES.includes(post.type) || post.media.some((media) => media.kind !== 'image')) return 'type_unsupported';
  return post.text.trim() === '' && post.link === null && post.media.length === 0 ? 'fb_empty' : null;
}

const refused = (staged: Staged, code: FbReason): StageResult => ({
  kind: 'refused',
  staged,
  refusal: { kind: 'rejected', code, detail: null },
});

const add = (staged: Staged, object: StagedObject): Staged => ({ objects: [...staged.objects, object] });

/** What expired, or was made for another text or picture, is marked, so that the caller can have it removed. */
function markUnused(options: FacebookOptions, post: PostSnapshot, staged: Staged): Staged {
  const now = options.now().toISOString();
  const fresh: Staged = {
    objects: staged.objects.map((object) =>
      object.expiresAt !== null && object.expiresAt <= now ? { ...object, unused: true } : object,
    ),
  };
  const used = new Set<string>();
  for (const photo of photosFor(post, fresh)) if (photo) used.add(photo.id);
  const draft = options.releaseById ? draftFor(post, fresh) : undefined;
  if (draft) used.add(draft.id);
  return { objects: fresh.objects.map((object) => (used.has(object.id) ? object : { ...object, unused: true })) };
}

const mark = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The staged photo for each picture of the post, in order; a picture that stands twice needs two. */
export function photosFor(post: PostSnapshot, staged: Staged): readonly (StagedObject | undefined)[] {
  const left = staged.objects.filter((object) => object.kind === 'photo' && !object.unused);
  return post.media.map((media) => {
    const n = left.findIndex((photo) => photo.key === media.key && photo.data?.alt === mark(media.altText ?? ''));
    return n === -1 ? undefined : left.splice(n, 1)[0];
  });
}

/** The unpublished post that carries exactly this text, link and these photos. */
export function draftFor(post: PostSnapshot, staged: Staged): StagedObject | undefined {
  const content = contentMark(post, staged);
  return staged.objects.find((object) => object.kind === 'post' && !object.unused && object.data?.content === content);
}

function contentMark(post: PostSnapshot, staged: Staged): string {
  return mark(JSON.stringify([post.text, linkOf(post), photosFor(post, staged).map((photo) => photo?.id ?? null)]));
}

/** Pictures and a link card exclude each other in one post (Pages API, "Posts"). */
export const linkOf = (post: PostSnapshot): string | null => (post.media.length === 0 ? post.link : null);

/** The parameters that make the post, seen or unseen. */
export function feedParams(post: PostSnapshot, staged: Staged): Record<string, string | null> {
  const photos = photosFor(post, staged).flatMap((photo) => photo ?? []);
  return {
    message: post.text === '' ? null : post.text,
    link: linkOf(post),
    attached_media: photos.length === 0 ? null : JSON.stringify(photos.map((photo) => ({ media_fbid: photo.id }))),
  };
}

/**
 * By its address, or where Facebook could not use what it found there, as a file (Pages API, "Photos": `url` or
 * `source`): 324, 2069019 and 1366046 also come when our own address was away. Only a refusal of the bytes is the
 * picture's own fault.
 */
async function uploadPhoto(
  { graph, now }: FacebookOptions,
  page: PageAccess,
  media: SnapshotMedia,
): Promise<StagedObject> {
  const path = `${page.pageId}/photos`;
  const params = { published: false, alt_text_custom: media.altText || null };
  const { body } = await graph.post(path, { ...params, url: media.url }, page.token).catch(async (error: unknown) => {
    if (socialError(error).refusal.code !== ('fb_photo_invalid' satisfies FbReason)) throw error;
    return graph.upload(path, params, { field: 'source', bytes: await wholeFile(media) }, page.token);
  });
  return {
    id: idOf(body),
    kind: 'photo',
    key: media.key,
    expiresAt: expiry({ now }),
    data: { alt: mark(media.altText ?? '') },
  };
}

async function createDraft(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
): Promise<StagedObject> {
  const params = { ...feedParams(post, staged), published: false };
  const { body } = await options.graph.post(`${page.pageId}/feed`, params, page.token);
  return {
    id: idOf(body),
    kind: 'post',
    key: null,
    expiresAt: expiry(options),
    data: { content: contentMark(post, staged) },
  };
}

const expiry = ({ now }: Pick<FacebookOptions, 'now'>) =>
  new Date(now().getTime() + STAGED_LIFETIME_S * 1000).toISOString();

function idOf(body: unknown): string {
  const id = textAt(body, 'id');
  if (id === null) throw new SocialError({ kind: 'try-later', code: 'fb_no_answer', detail: null });
  return id;
}
