import { type BlobFacts, Blobs } from '../../../platform/blobs.ts';
import { fetchMedia } from '../../../platform/fetch-media.ts';
import { nextId } from '../../../platform/ids.ts';
import { inspectImage } from '../../../platform/inspect-image.ts';
import { asPage, TO_PUBLISH, TO_READ } from '../../consent/permissions.ts';
import type { GraphContext, Handler } from '../../graph/context.ts';
import { parseFields } from '../../graph/fields.ts';
import { GraphError, invalidParameter } from '../../graph/graph-error.ts';
import { paginate } from '../../graph/paging.ts';
import { checkDuplicate, checkMessage, createPost } from '../posts/feed.ts';
import { PHOTO_DEFAULT, renderPhoto } from './photo-node.ts';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif']);
const DAY = 86_400_000;

async function bytesOf(ctx: GraphContext): Promise<Buffer> {
  const upload = ctx.call.files.find((file) => file.field === 'source') ?? ctx.call.files[0];
  if (upload) return upload.bytes;
  const url = ctx.params.text('url');
  if (!url) throw new GraphError(324);
  const { photoMaxBytes: maxBytes, fetchTimeoutMs: timeoutMs } = ctx.settings;
  const fetched = await fetchMedia(url, { maxBytes, timeoutMs });
  if (fetched.ok) return fetched.bytes;
  if (fetched.reason === 'bad-url') throw invalidParameter('url should represent a valid URL');
  throw fetched.reason === 'too-large' ? new GraphError(100, 1366046) : new GraphError(324, 2069019);
}

/** Takes a picture in: really fetched or uploaded, judged by its content, kept. */
async function takeIn(ctx: GraphContext): Promise<BlobFacts> {
  const bytes = await bytesOf(ctx);
  if (bytes.byteLength > ctx.settings.photoMaxBytes) throw new GraphError(100, 1366046);
  const known = ctx.blobs.facts(Blobs.shaOf(bytes));
  if (known && ACCEPTED.has(known.mime)) return known;
  const facts = await inspectImage(bytes);
  if (!facts) throw new GraphError(324, 2069019);
  if (!ACCEPTED.has(facts.mime)) throw new GraphError(100, 1366046);
  return ctx.blobs.put(bytes, facts);
}

export const publishPhoto: Handler = async (ctx) => {
  const { page } = asPage(ctx, ctx.segments[0] ?? '', TO_PUBLISH);
  const published = ctx.params.flag('published') ?? true;
  const caption = ctx.params.text('message') ?? ctx.params.text('caption');
  const altText = ctx.params.text('alt_text_custom');
  checkMessage(caption);
  const blob = await takeIn(ctx);
  const id = nextId();
  const draft = { pageId: page.id, message: caption, photoIds: [id], published: true };
  if (published) checkDuplicate(ctx, draft);
  const now = ctx.clock.now();
  ctx.state.photos.put(id, {
    id,
    pageId: page.id,
    sha: blob.sha,
    caption,
    altText,
    published: false,
    createdAt: now,
    ...(ctx.params.flag('temporary') ? { expiresAt: now + DAY } : {}),
  });
  ctx.call.sideEffects.push({ kind: 'photo.created', id });
  if (!published) return { id };
  return { id, post_id: createPost(ctx, draft).id };
};

export const listPhotos: Handler = (ctx) => {
  const { page } = asPage(ctx, ctx.segments[0] ?? '', TO_READ);
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : PHOTO_DEFAULT;
  const now = ctx.clock.now();
  const photos = ctx.state.photos
    .values()
    .filter((photo) => photo.pageId === page.id && photo.published && ctx.state.livePhoto(photo.id, now))
    .reverse();
  return paginate(ctx, { items: photos, idOf: (photo) => photo.id }, (photo) => renderPhoto(ctx, photo, fields));
};
