import { createHash } from 'node:crypto';
import { randomToken } from '../../platform/ids.ts';
import { inspectVideo } from '../../platform/inspect-video.ts';
import { record, text } from '../body.ts';
import { authorOf, mayWrite } from '../consent/permissions.ts';
import { type LinkedIn, ok, type RestContext, type RestHandler } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import type { Asset, VideoPart } from '../state.ts';
import { assetStatus, uploadUrl } from './assets.ts';

const PART = 4 * 1024 * 1024;
const LARGEST = 500 * 1024 * 1024;
const [SHORTEST_MS, LONGEST_MS] = [3_000, 30 * 60_000];

function partsOf(size: number): VideoPart[] {
  return Array.from({ length: Math.ceil(size / PART) }, (_, n) => ({
    firstByte: n * PART,
    lastByte: Math.min((n + 1) * PART, size) - 1,
  }));
}

export const initializeVideo: RestHandler = (ctx) => {
  const request = record(ctx.call.body, 'initializeUploadRequest');
  const owner = authorOf(ctx, request.owner, 'owner');
  mayWrite(ctx, owner, 'partnerApiVideos.ACTION-initializeUpload');
  const size = Number(request.fileSizeBytes);
  if (!Number.isInteger(size) || size < ctx.settings.videoMinBytes || size > LARGEST) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'Invalid value for field fileSizeBytes');
  }
  const now = ctx.clock.now();
  const urn = `urn:li:video:C4E05AQ${randomToken(12)}`;
  const asset = ctx.state.assets.put(urn, {
    urn,
    kind: 'video',
    owner: owner.urn,
    uploadKey: randomToken(12),
    createdAt: now,
    uploadUrlExpiresAt: now + ctx.settings.uploadUrlMs,
    size,
    parts: partsOf(size),
    uploadToken: size > PART ? randomToken(24) : '',
    width: 0,
    height: 0,
    durationMs: 0,
  });
  ctx.call.sideEffects.push({ kind: 'video.created', id: urn });
  return ok({
    value: {
      uploadUrlsExpireAt: asset.uploadUrlExpiresAt,
      video: urn,
      uploadInstructions: asset.parts.map(({ firstByte, lastByte }, n) => ({
        uploadUrl: uploadUrl(ctx.call.origin, asset, `uploaded-video/${n}`),
        firstByte,
        lastByte,
      })),
      uploadToken: asset.uploadToken,
    },
  });
};

export const etagOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/** The parts in the order of the caller: LinkedIn believes it, and a wrong order makes a scrambled video. */
function inOrder(asset: Asset, ids: unknown): VideoPart[] {
  if (!Array.isArray(ids))
    throw new LinkedInError('MISSING_FIELD', 'Field Value validation failed: uploadedPartIds is required');
  if (asset.parts.some((part) => part.etag === undefined)) throw new LinkedInError('MEDIA_ASSET_WAITING_UPLOAD');
  const left = [...asset.parts];
  return ids.map((id: unknown) => {
    const at = left.findIndex((part) => part.etag === id);
    const [part] = at === -1 ? [] : left.splice(at, 1);
    if (!part) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'uploadedPartIds does not match the uploaded parts');
    return part;
  });
}

function objectionTo(li: LinkedIn, bytes: Buffer): string | undefined {
  const scripted = li.settings.failNext.shift();
  if (scripted) return scripted;
  const facts = inspectVideo(bytes);
  if (!facts) return 'The video could not be read: unsupported format';
  if (facts.durationMs < SHORTEST_MS) return 'The video is shorter than 3 seconds';
  return facts.durationMs > LONGEST_MS ? 'The video is longer than 30 minutes' : undefined;
}

async function finish(ctx: RestContext, asset: Asset, parts: VideoPart[]): Promise<void> {
  const chunks = await Promise.all(parts.map((part) => ctx.blobs.read(part.sha ?? '')));
  const bytes = Buffer.concat(chunks.filter((chunk) => chunk !== undefined));
  const facts = inspectVideo(bytes);
  const size = { width: facts?.width ?? 0, height: facts?.height ?? 0 };
  const blob = await ctx.blobs.put(bytes, { mime: 'video/mp4', ...size });
  ctx.state.assets.put(asset.urn, {
    ...asset,
    ...size,
    sha: blob.sha,
    durationMs: facts?.durationMs ?? 0,
    scrambled: parts.some((part, n) => part.etag !== asset.parts[n]?.etag),
    problem: objectionTo(ctx, bytes),
    uploadedAt: ctx.clock.now(),
  });
}

export const finalizeVideo: RestHandler = async (ctx) => {
  const request = record(ctx.call.body, 'finalizeUploadRequest');
  const asset = ctx.state.assets.get(text(request, 'video'));
  if (asset?.kind !== 'video') throw new LinkedInError('INVALID_URN_ID', 'This Video ID is invalid');
  mayWrite(ctx, authorOf(ctx, asset.owner, 'owner'), 'partnerApiVideos.ACTION-finalizeUpload');
  if (text(request, 'uploadToken') !== asset.uploadToken) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'Invalid value for field uploadToken');
  }
  const parts = inOrder(asset, request.uploadedPartIds);
  if (parts.length !== asset.parts.length) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'uploadedPartIds does not match the uploaded parts');
  }
  if (asset.uploadedAt === undefined) await finish(ctx, asset, parts);
  return { status: 200, body: '' };
};

export const readVideo: RestHandler = (ctx) => {
  const asset = ctx.state.assets.get(ctx.segments[1] ?? '');
  if (asset?.kind !== 'video') throw new LinkedInError('NOT_FOUND');
  mayWrite(ctx, authorOf(ctx, asset.owner, 'owner'), 'partnerApiVideos.GET');
  const status = assetStatus(ctx, asset);
  return ok({
    id: asset.urn,
    owner: asset.owner,
    status,
    ...(status === 'PROCESSING_FAILED' ? { processingFailureReason: asset.problem } : {}),
    ...(status === 'AVAILABLE'
      ? {
          duration: asset.durationMs,
          aspectRatioWidth: asset.width,
          aspectRatioHeight: asset.height,
          downloadUrl: `${ctx.publicUrl()}/media/${asset.sha}`,
          downloadUrlExpiresAt: ctx.clock.now() + 3_600_000,
        }
      : {}),
  });
};
