import { type BlobFacts, Blobs } from '../../../platform/blobs.ts';
import { fetchMedia } from '../../../platform/fetch-media.ts';
import { inspectImage } from '../../../platform/inspect-image.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { GraphError, invalidParameter } from '../../graph/graph-error.ts';
import { asAccount, TO_PUBLISH } from '../access.ts';
import { type Account, type Container, type ContainerKind, nextInstagramId } from '../state.ts';
import { ensureVideo, statusOf } from './container-life.ts';

/** Content publishing reference, `caption`: 2,200 characters, 30 hashtags, 20 @-tags. */
function checkCaption(caption: string | undefined): void {
  if (caption === undefined) return;
  if ([...caption].length > 2_200) throw new GraphError(36004, 2207010);
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > 30) throw new GraphError(36004, 2207010);
  if ((caption.match(/(?<![\p{L}\p{N}_])@[\w.]+/gu) ?? []).length > 20) throw new GraphError(100, 2207040);
}

const DAY = 86_400_000;
/** Custom text for screen readers, reference of `alt_text`. */
const ALT_TEXT_MAX = 1_000;
const [NARROWEST, WIDEST] = [320, 1440];

function fetchFailure(reason: 'unreachable' | 'timeout' | 'too-large' | 'bad-url', url: string): GraphError {
  if (reason === 'timeout') return new GraphError(-2, 2207003);
  if (reason === 'too-large') return new GraphError(36000, 2207004);
  return new GraphError(9004, 2207052, { userMessage: `The media could not be fetched from this URI: ${url}` });
}

/** Fetches the picture while the caller waits, as Instagram does, and judges it by its content. */
async function takePicture(ctx: GraphContext): Promise<BlobFacts> {
  const url = ctx.params.required('image_url');
  const { imageMaxBytes: maxBytes, fetchTimeoutMs: timeoutMs } = ctx.instagram.settings;
  const fetched = await fetchMedia(url, { maxBytes, timeoutMs });
  if (!fetched.ok) throw fetchFailure(fetched.reason, url);
  const facts = ctx.blobs.facts(Blobs.shaOf(fetched.bytes)) ?? (await inspectImage(fetched.bytes));
  if (!facts) throw fetchFailure('unreachable', url);
  if (facts.mime !== 'image/jpeg') throw new GraphError(36001, 2207005);
  const ratio = facts.width / facts.height;
  // A pixel of tolerance: 1080 by 565 is meant as 1.91:1.
  if (ratio < 0.8 - 0.5 / facts.height || ratio > 1.91 + 1 / facts.height) throw new GraphError(36003, 2207009);
  return ctx.blobs.put(fetched.bytes, facts);
}

/** Pictures are shown between 320 and 1440 pixels wide: smaller ones are scaled up, larger ones down. */
function shownSize(facts: BlobFacts): { width: number; height: number } {
  const width = Math.min(Math.max(facts.width, NARROWEST), WIDEST);
  return { width, height: Math.round((facts.height * width) / facts.width) };
}

function kindOf(ctx: GraphContext, carouselItem: boolean): ContainerKind {
  const asked = ctx.params.text('media_type');
  if (asked === undefined || asked === 'IMAGE') return 'IMAGE';
  if (asked === 'VIDEO' && carouselItem) return 'VIDEO';
  if ((asked === 'REELS' || asked === 'CAROUSEL') && !carouselItem) return asked;
  throw new GraphError(100, 2207023, { userMessage: `The media type ${asked} is unknown.` });
}

function childrenOf(ctx: GraphContext, account: Account): Container[] {
  const ids = ctx.params.list('children').map(String);
  const named = ids.length > 0 ? ids : (ctx.params.text('children') ?? '').split(',').map((id) => id.trim());
  const wanted = named.filter(Boolean);
  if (wanted.length < 2 || wanted.length > 10) throw new GraphError(100, 2207028);
  return wanted.map((id) => {
    const child = ctx.instagram.state.containers.get(id);
    if (!child) throw new GraphError(24, 2207008);
    if (child.accountId !== account.id || !child.carouselItem) throw new GraphError(24, 2207006);
    const status = statusOf(ctx, child);
    if (status === 'EXPIRED') throw new GraphError(24, 2207008);
    if (status === 'ERROR') throw new GraphError(-1, 2207032);
    if (status !== 'FINISHED') throw new GraphError(9007, 2207027);
    return child;
  });
}

function checkWords(ctx: GraphContext, kind: ContainerKind, carouselItem: boolean): void {
  const [caption, altText] = [ctx.params.text('caption'), ctx.params.text('alt_text')];
  checkCaption(caption);
  if (carouselItem && caption !== undefined) {
    throw invalidParameter('Param caption is not supported on items of a carousel');
  }
  if (altText !== undefined && kind !== 'IMAGE') throw invalidParameter('Param alt_text is supported on images only');
  if (altText !== undefined && altText.length > ALT_TEXT_MAX) {
    throw invalidParameter(`Param alt_text must be at most ${ALT_TEXT_MAX} characters long`);
  }
  const offset = ctx.params.integer('thumb_offset');
  if (offset !== undefined && (offset < 0 || offset >= 15 * 60_000)) throw new GraphError(1, 2207057);
}

type Part = Partial<Pick<Container, 'sha' | 'width' | 'height' | 'childIds' | 'videoUrl' | 'received'>>;

async function contentOf(ctx: GraphContext, account: Account, kind: ContainerKind): Promise<Part> {
  if (kind === 'CAROUSEL') return { childIds: childrenOf(ctx, account).map((child) => child.id) };
  if (kind === 'IMAGE') {
    const blob = await takePicture(ctx);
    return { sha: blob.sha, ...shownSize(blob) };
  }
  if (ctx.params.text('upload_type') === 'resumable') return { received: 0 };
  const url = ctx.params.required('video_url');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw fetchFailure('bad-url', url);
  return { videoUrl: url };
}

function checkLimit(ctx: GraphContext, account: Account): void {
  if (account.restricted) throw new GraphError(25, 2207050);
  const since = ctx.clock.now() - DAY;
  const recent = ctx.instagram.state.containersOf(account.id).filter((container) => container.createdAt > since);
  if (recent.length >= ctx.instagram.settings.containerLimit) throw new GraphError(9, 2207069);
}

/** `POST /{ig-user}/media`: makes a container, which nobody sees until it is published. */
export const createContainer: Handler = async (ctx) => {
  const account = asAccount(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  const carouselItem = ctx.params.flag('is_carousel_item') ?? false;
  const kind = kindOf(ctx, carouselItem);
  checkLimit(ctx, account);
  checkWords(ctx, kind, carouselItem);
  const content = await contentOf(ctx, account, kind);
  const container = ctx.instagram.state.addContainer({
    id: nextInstagramId(),
    accountId: account.id,
    kind,
    carouselItem,
    caption: ctx.params.text('caption'),
    altText: ctx.params.text('alt_text'),
    shareToFeed: ctx.params.flag('share_to_feed') ?? true,
    thumbOffset: ctx.params.integer('thumb_offset'),
    childIds: [],
    width: 0,
    height: 0,
    createdAt: ctx.clock.now(),
    polls: 0,
    ...content,
  });
  ctx.call.sideEffects.push({ kind: 'container.created', id: container.id });
  ensureVideo(ctx, container);
  if (content.received === undefined) return { id: container.id };
  const uri = `${ctx.call.origin}/facebook/rupload/ig-api-upload/${ctx.version}/${container.id}`;
  return { id: container.id, uri };
};
