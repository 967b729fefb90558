import { inspectImage } from '../../platform/inspect-image.ts';
import type { WireAnswer, WireCall } from '../../platform/wire.ts';
import { authenticate } from '../consent/tokens.ts';
import type { LinkedIn } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import type { Asset } from '../state.ts';
import { etagOf } from './videos.ts';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif']);
/** Images API: "less than 36152320 pixels". */
const PIXELS = 36_152_320;

async function takeImage(li: LinkedIn, asset: Asset, bytes: Buffer): Promise<WireAnswer> {
  const facts = await inspectImage(bytes);
  const fits = facts && ACCEPTED.has(facts.mime) && facts.width * facts.height < PIXELS;
  const problem = li.settings.failNext.shift() ?? (fits ? undefined : 'The image could not be processed');
  const { width, height } = facts ?? { width: 0, height: 0 };
  const blob = await li.blobs.put(bytes, facts ?? { mime: 'application/octet-stream', width, height });
  const uploadedAt = li.clock.now();
  li.state.assets.put(asset.urn, {
    ...asset,
    sha: blob.sha,
    width,
    height,
    size: bytes.byteLength,
    problem,
    uploadedAt,
  });
  return { status: 201, body: '' };
}

async function takePart(li: LinkedIn, asset: Asset, n: number, bytes: Buffer): Promise<WireAnswer> {
  const part = asset.parts[n];
  if (!part || bytes.byteLength !== part.lastByte - part.firstByte + 1) {
    return { status: 400, body: { status: 400, message: 'The size of the part does not match its instruction' } };
  }
  const blob = await li.blobs.put(bytes, { mime: 'application/octet-stream', width: 0, height: 0 });
  const etag = etagOf(bytes);
  // Parts come side by side: what others wrote meanwhile must stay.
  const current = li.state.assets.get(asset.urn) ?? asset;
  const parts = current.parts.map((it, at) => (at === n ? { ...it, etag, sha: blob.sha } : it));
  li.state.assets.put(asset.urn, { ...current, parts });
  return { status: 200, headers: { etag: li.settings.quotedEtags ? `"${etag}"` : etag }, body: '' };
}

function findAsset(li: LinkedIn, call: WireCall): { asset: Asset; place: string; n: number } {
  const [id = '', place = '', n = ''] = call.path.split('/').filter(Boolean).slice(2);
  const asset = li.state.assets.get(`urn:li:image:${id}`) ?? li.state.assets.get(`urn:li:video:${id}`);
  if (!asset || asset.uploadKey !== call.query.ut || place !== `uploaded-${asset.kind}`)
    throw new LinkedInError('NOT_FOUND');
  return { asset, place, n: Number(n) };
}

/** `PUT` of the bytes: an image with the member's token, parts of a video without any. */
export async function receiveUpload(li: LinkedIn, call: WireCall): Promise<WireAnswer> {
  const { asset, n } = findAsset(li, call);
  if (call.method !== 'PUT') return { status: 405, body: '' };
  if (asset.uploadUrlExpiresAt <= li.clock.now()) throw new LinkedInError('EXPIRED_UPLOAD_URL');
  if (!call.raw || call.raw.byteLength === 0) return { status: 400, body: { status: 400, message: 'Empty body' } };
  if (asset.kind === 'image') {
    authenticate(li, call);
    return takeImage(li, asset, call.raw);
  }
  if (call.headers.authorization !== undefined) {
    return { status: 400, body: { status: 400, message: 'Only one auth mechanism allowed' } };
  }
  return takePart(li, asset, n, call.raw);
}
