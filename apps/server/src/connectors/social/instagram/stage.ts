import type { PageAccess, PostSnapshot, Staged, StagedObject, StageResult } from '../port.ts';
import {
  CONTAINER,
  carouselParams,
  createContainer,
  createdAtOf,
  ITEM,
  itemParams,
  markOf,
  readContainer,
  singleParams,
} from './container.ts';
import { failureOf, socialError } from './error-classes.ts';
import type { InstagramOptions } from './options.ts';
import { quotaRefusal } from './quota.ts';
import type { IgReason } from './reasons.ts';

/** Content publishing, "Carousel posts". */
const [FEWEST, MOST] = [2, 10];
/** Instagram advises a read a minute; a picture is ready after a second or two, so the pace slows down from there. */
const [FIRST_PICTURE_S, FIRST_VIDEO_S, SLOWEST_S] = [2, 10, 60];
/** A container that is still being worked on after this is given up and made again. */
const STUCK_MS = 20 * 60_000;
const STUCK = { reason: 'ig_container_failed', again: 1, text: null } as const;
const EXPIRED = { reason: 'ig_container_expired', again: 10, text: null } as const;

/** One part that a post needs: what it is made of, and which container was made of it. */
interface Part {
  readonly kind: string;
  readonly key: string | null;
  readonly params: Parameters<typeof createContainer>[4];
  readonly video: boolean;
}

/** Makes the containers of a post, one per step, and waits until Instagram has digested them. */
export async function stage(
  options: InstagramOptions,
  page: PageAccess,
  post: PostSnapshot,
  given: Staged,
): Promise<StageResult> {
  const unfit = whyUnfit(post);
  const staged = markUnused(options, post, given);
  if (unfit) return { kind: 'refused', staged, refusal: { kind: 'rejected', code: unfit, detail: null } };
  try {
    return await step(options, page, post, staged);
  } catch (error) {
    return { kind: 'refused', staged, refusal: socialError(error).refusal };
  }
}

function whyUnfit(post: PostSnapshot): IgReason | null {
  const { media } = post;
  if (media.length === 0) return 'ig_media_required';
  if (media.length > MOST) return 'ig_carousel_size';
  const isVideo = media.length === 1 && media[0]?.kind === 'video';
  return post.type === 'reel' && !isVideo ? 'ig_media_mixed' : null;
}

async function step(
  options: InstagramOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
): Promise<StageResult> {
  const [single, ...others] = post.media;
  if (single && others.length === 0)
    return prepare(options, page, staged, {
      kind: CONTAINER,
      key: single.key,
      params: singleParams(post, single),
      video: single.kind === 'video',
    });
  const items = itemsFor(post, staged);
  const parent = parentFor(post, staged);
  // Its items were digested before it was made, and are not asked about again.
  if (!parent)
    for (const [n, media] of post.media.entries()) {
      const part = { kind: ITEM, key: media.key, params: itemParams(media), video: media.kind === 'video' };
      const result = await prepare(options, page, staged, part, items[n] ?? null);
      if (result.kind !== 'ready') return result;
    }
  const whole = {
    kind: CONTAINER,
    key: null,
    params: carouselParams(
      post,
      items.flatMap((item) => item ?? []),
    ),
    video: post.media.some((media) => media.kind === 'video'),
  };
  return prepare(options, page, staged, whole);
}

/** Brings one container to the point where it is finished. */
async function prepare(
  options: InstagramOptions,
  page: PageAccess,
  staged: Staged,
  part: Part,
  known: StagedObject | null | undefined = usable(staged, part),
): Promise<StageResult> {
  if (!known) return create(options, page, staged, part);
  const { state, text } = await readContainer(options.graph, page, known.id);
  const age = options.now().getTime() - createdAtOf(known);
  switch (state) {
    case 'finished':
      return { kind: 'ready', staged };
    case 'published':
      // An item of another carousel that is out cannot be used twice.
      if (part.kind === ITEM) return remake(options, page, staged, part, known, EXPIRED);
      // An earlier release of this very post did it, and nobody knew: the release will send nothing.
      return { kind: 'ready', staged: replace(staged, { ...known, data: { ...known.data, published: true } }) };
    case 'working': {
      if (age > STUCK_MS) return remake(options, page, staged, part, known, STUCK);
      const first = part.video ? FIRST_VIDEO_S : FIRST_PICTURE_S;
      return { kind: 'wait', staged, seconds: Math.min(Math.max(Math.round(age / 1000), first), SLOWEST_S) };
    }
    case 'failed':
      return remake(options, page, staged, part, known, { ...failureOf(text), text });
    default:
      return remake(options, page, staged, part, known, EXPIRED);
  }
}

/** Marks what is of no use any more and makes it once more, as often as its failure may be tried again. */
async function remake(
  options: InstagramOptions,
  page: PageAccess,
  staged: Staged,
  part: Part,
  known: StagedObject,
  failure: { reason: IgReason; again: number; text: string | null },
): Promise<StageResult> {
  const tries = Number(known.data?.tries ?? 0);
  const marked = replace(staged, { ...known, unused: true });
  if (tries < failure.again) return create(options, page, marked, part, tries + 1);
  const refusal = { kind: 'rejected', code: failure.reason, detail: failure.text } as const;
  return { kind: 'refused', staged: marked, refusal };
}

async function create(
  options: InstagramOptions,
  page: PageAccess,
  staged: Staged,
  part: Part,
  tries = 0,
): Promise<StageResult> {
  // Asked once per post, before anything is made of it.
  if (staged.objects.length === 0) {
    const refusal = await quotaRefusal(options, page);
    if (refusal) return { kind: 'refused', staged, refusal };
  }
  const made = await createContainer(options, page, part.kind, part.key, part.params, tries);
  return { kind: 'more', staged: { objects: [...staged.objects, made] } };
}

const replace = (staged: Staged, changed: StagedObject): Staged => ({
  objects: staged.objects.map((object) => (object.id === changed.id ? changed : object)),
});

const usable = (staged: Staged, part: Part): StagedObject | undefined =>
  staged.objects.find(
    (object) => !object.unused && object.kind === part.kind && object.data?.content === markOf(part.params),
  );

/** The staged item for each picture or video of a carousel, in order; one that stands twice needs two. */
function itemsFor(post: PostSnapshot, staged: Staged): readonly (StagedObject | undefined)[] {
  const left = staged.objects.filter((object) => object.kind === ITEM && !object.unused);
  return post.media.map((media) => {
    const content = markOf(itemParams(media));
    const n = left.findIndex((item) => item.data?.content === content);
    return n === -1 ? undefined : left.splice(n, 1)[0];
  });
}

const parentFor = (post: PostSnapshot, staged: Staged): StagedObject | undefined => {
  const items = itemsFor(post, staged).flatMap((item) => item ?? []);
  if (items.length < Math.max(post.media.length, FEWEST)) return undefined;
  return usable(staged, { kind: CONTAINER, key: null, params: carouselParams(post, items), video: false });
};

/** The container that publishes exactly this post. */
export function containerFor(post: PostSnapshot, staged: Staged): StagedObject | undefined {
  const [single, ...others] = post.media;
  if (!single || others.length > 0) return parentFor(post, staged);
  return usable(staged, { kind: CONTAINER, key: single.key, params: singleParams(post, single), video: false });
}

/** What expired, or was made of another text, picture or order, is marked. */
function markUnused(options: InstagramOptions, post: PostSnapshot, staged: Staged): Staged {
  const now = options.now().toISOString();
  const fresh: Staged = {
    objects: staged.objects.map((object) =>
      object.expiresAt !== null && object.expiresAt <= now ? { ...object, unused: true } : object,
    ),
  };
  const used = new Set<StagedObject | undefined>([containerFor(post, fresh)]);
  if (post.media.length > 1) for (const item of itemsFor(post, fresh)) used.add(item);
  return { objects: fresh.objects.map((object) => (used.has(object) ? object : { ...object, unused: true })) };
}
